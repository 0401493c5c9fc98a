#!/bin/sh
# Puts Crowe's Table where programs lie, with an entry in the menu and its icon. Without a word it installs for this user
# (~/.local); `install.sh --prefix /usr/local` for everybody; `install.sh --remove` takes away what it has put there.
set -eu
umask 022
name=crowe-table
identity=org.crowes_table.CrowesTable
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=${HOME:+$HOME/.local}
remove=no
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -ge 2 ] || { echo "install.sh: --prefix wants a folder after it." >&2; exit 2; }
            prefix=$2
            shift 2
            ;;
        --remove)
            remove=yes
            shift
            ;;
        *)
            echo "install.sh: there is no option “$1”: it may be --prefix FOLDER or --remove." >&2
            exit 2
            ;;
    esac
done

case $prefix in
    "" | *"
"*)
        echo "install.sh: “$prefix” is no folder to put the program in: give one with --prefix." >&2
        exit 2
        ;;
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
program=$prefix/lib/$name
menu=$prefix/share/applications/$identity.desktop
about=$prefix/share/metainfo/$identity.metainfo.xml
kind=$prefix/share/mime/packages/$identity.xml
icons=$prefix/share/icons/hicolor

take_away() {
    rm -rf "$program"
    rm -f "$prefix/bin/$name" "$menu" "$about" "$kind" "$prefix/share/man/man6/$name.6" "$icons"/*/apps/"$identity.png"
}

# Tells the desktop that files of games belong to this program, or no longer do. A desktop without these tools asks anew.
tell_desktop() {
    # Without another package, everything in this folder was made from ours.
    rmdir "$prefix/share/mime/packages" 2> /dev/null && rm -rf "$prefix/share/mime"
    if [ -d "$prefix/share/mime/packages" ] && command -v update-mime-database > /dev/null; then
        update-mime-database "$prefix/share/mime" > /dev/null 2>&1 || true
    fi
    if command -v update-desktop-database > /dev/null; then
        update-desktop-database "$prefix/share/applications" > /dev/null 2>&1 || true
    fi
    return 0
}

if [ "$remove" = yes ]; then
    rm -rf "$program.new"
    take_away
    tell_desktop
    echo "Crowe's Table is taken away from $prefix. The tables that were kept are left."
    exit 0
fi

# What was there is taken away only when the new program is whole on the disk.
mkdir -p "$prefix/lib" "$prefix/bin" "$(dirname "$menu")" "$(dirname "$about")" "$(dirname "$kind")" "$prefix/share/man/man6"
rm -rf "$program.new"
cp -R "$here/$name" "$program.new" || { rm -rf "$program.new"; exit 1; }
take_away
mv "$program.new" "$program"
ln -s "../lib/$name/$name" "$prefix/bin/$name"
# The menu may not have this folder on its path, so the entry names the program in full, written as such entries want it.
path=$prefix/bin/$name
plain=$(printf '%s' "$path" | sed 's/\\/\\\\/g')
quoted=$(printf '%s' "$path" | sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
{
    grep -v -e '^Exec=' -e '^TryExec=' "$here/$name.desktop"
    printf 'TryExec=%s\nExec="%s" open %%f\n' "$plain" "$quoted"
} > "$menu"
cp "$here/$identity.metainfo.xml" "$about"
cp "$here/$identity.xml" "$kind"
cp "$here/$name.6" "$prefix/share/man/man6/$name.6"
for picture in "$here"/icons/"$name"-*.png; do
    size=${picture##*-}
    size=${size%.png}
    mkdir -p "$icons/${size}x$size/apps"
    cp "$picture" "$icons/${size}x$size/apps/$identity.png"
done
tell_desktop
echo "Crowe's Table is in $prefix: open it from the menu, or as $prefix/bin/$name."

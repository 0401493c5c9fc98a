#!/bin/sh
# Puts Crowe's Table where programs lie, with an entry in the menu and its icon. Without a word it installs for this user
# (~/.local); `install.sh --prefix /usr/local` for everybody; `install.sh --remove` takes away what it has put there.
set -eu
name=crowe-table
identity=org.crowes_table.CrowesTable
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=$HOME/.local
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
    /*) ;;
    *) prefix=$PWD/$prefix ;;
esac
program=$prefix/lib/$name
menu=$prefix/share/applications/$identity.desktop
about=$prefix/share/metainfo/$identity.metainfo.xml
icons=$prefix/share/icons/hicolor

take_away() {
    rm -rf "$program"
    rm -f "$prefix/bin/$name" "$menu" "$about" "$prefix/share/man/man6/$name.6" "$icons"/*/apps/"$identity.png"
}

if [ "$remove" = yes ]; then
    take_away
    echo "Crowe's Table is taken away from $prefix. The tables that were kept are left."
    exit 0
fi

take_away
mkdir -p "$prefix/lib" "$prefix/bin" "$(dirname "$menu")" "$(dirname "$about")" "$prefix/share/man/man6"
cp -R "$here/$name" "$program"
ln -s "../lib/$name/$name" "$prefix/bin/$name"
# The menu may not have this folder on its path, so the entry names the program in full.
sed "s|^Exec=.*|Exec=\"$prefix/bin/$name\"|; s|^TryExec=.*|TryExec=$prefix/bin/$name|" "$here/$name.desktop" > "$menu"
cp "$here/$identity.metainfo.xml" "$about"
cp "$here/$name.6" "$prefix/share/man/man6/$name.6"
for picture in "$here"/icons/"$name"-*.png; do
    size=${picture##*-}
    size=${size%.png}
    mkdir -p "$icons/${size}x$size/apps"
    cp "$picture" "$icons/${size}x$size/apps/$identity.png"
done
echo "Crowe's Table is in $prefix: open it from the menu, or as $prefix/bin/$name."

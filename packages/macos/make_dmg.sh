#!/bin/sh
# Make a disk image of an application, with a link to /Applications beside it: make_dmg.sh APP FOLDER
set -eu
app=$1
folder=$2
version=$(/usr/libexec/PlistBuddy -c "Print CFBundleShortVersionString" "$app/Contents/Info.plist")
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

ditto "$app" "$stage/$(basename "$app")"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "Crowe's Table" -srcfolder "$stage" -fs HFS+ -format UDZO -ov -quiet \
    "$folder/crowe-table-$version-macos-$(uname -m).dmg"

#!/bin/sh
# Sign an application with the certificate in $CERTIFICATE (PKCS #12 in base64), and have Apple notarise it where
# $APPLE_ID is set. Without a certificate it keeps the ad-hoc signature that PyInstaller gives it.
set -eu
app=$1

if [ -z "${CERTIFICATE:-}" ]; then
    echo "No certificate: $app keeps its ad-hoc signature."
    exit 0
fi
folder=$(mktemp -d)
keychain=$folder/signing.keychain-db
secret=$(uuidgen)
trap 'security delete-keychain "$keychain" 2>/dev/null || true; rm -rf "$folder"' EXIT

printf %s "$CERTIFICATE" | base64 --decode > "$folder/certificate.p12"
security create-keychain -p "$secret" "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$folder/certificate.p12" -k "$keychain" -P "$PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$secret" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db

codesign --deep --force --options runtime --timestamp --keychain "$keychain" --sign "$IDENTITY" "$app"
codesign --verify --deep --strict "$app"

if [ -n "${APPLE_ID:-}" ]; then
    ditto -c -k --keepParent "$app" "$folder/app.zip"
    xcrun notarytool submit "$folder/app.zip" --wait \
        --apple-id "$APPLE_ID" --team-id "$APPLE_TEAM" --password "$APPLE_PASSWORD"
    xcrun stapler staple "$app"
fi

#!/usr/bin/env bash
# Builds the disk image for macOS. UNTESTED: written by the book, not tried by anybody.
# Needs Python 3.11 or newer and the Xcode command line tools. Without more the app is signed for this machine only (ad
# hoc), as every program on Apple silicon has to be. TARSAS_SIGN names a "Developer ID Application" identity; with
# TARSAS_NOTARY, a profile that `xcrun notarytool store-credentials` has kept, the image is notarised too.
set -euo pipefail
cd "$(dirname "$0")/../.."

python3 tools/bootstrap.py package
python=.venv-package/bin/python
"$python" -m tools.package
version=$("$python" -c 'from tools.package.about import version; print(version())')
app="dist/Társas.app"
image="dist/tarsas-${version}-macos-$(uname -m).dmg"
identity="${TARSAS_SIGN:--}"
options=(--force --options runtime --entitlements packaging/macos/entitlements.plist --sign "$identity")
if [ "$identity" != "-" ]; then
  options+=(--timestamp)
fi

# From the inside out, each file by itself: libraries first, then the programs, the app last.
find "$app/Contents" -type f \( -name '*.dylib' -o -name '*.so' \) -exec codesign "${options[@]}" {} +
find "$app/Contents/Frameworks" -type d -name '*.framework' -prune -exec codesign "${options[@]}" {} +
codesign "${options[@]}" "$app"
codesign --verify --strict --verbose=2 "$app"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$app" "$folder/Társas.app"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -volname "Társas ${version}" -srcfolder "$folder" -ov -format UDZO "$image"
if [ "$identity" != "-" ]; then
  codesign --force --timestamp --sign "$identity" "$image"
fi
if [ -n "${TARSAS_NOTARY:-}" ]; then
  xcrun notarytool submit "$image" --keychain-profile "$TARSAS_NOTARY" --wait
  xcrun stapler staple "$image"
fi
echo "$image"

#!/usr/bin/env bash
# Builds the disk image for macOS. UNTESTED: written by the book, never yet run on macOS.
# Needs Python 3.11 or newer and the Xcode command line tools. With TARSAS_SIGN set to a "Developer ID Application"
# identity the app is signed for distribution; without it the image is left unsigned, ready to be signed.
set -euo pipefail
cd "$(dirname "$0")/../.."

python3 tools/bootstrap.py package
python=.venv-package/bin/python
"$python" -m tools.package
version=$("$python" -c 'from tools.package.about import version; print(version())')
app="dist/Társas.app"
image="dist/tarsas-${version}-macos.dmg"

if [ -n "${TARSAS_SIGN:-}" ]; then
  codesign --force --deep --options runtime --timestamp --sign "$TARSAS_SIGN" "$app"
  codesign --verify --strict --verbose=2 "$app"
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -volname "Társas ${version}" -srcfolder "$folder" -ov -format UDZO "$image"
echo "$image"

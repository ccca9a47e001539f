# Builds the installer on Windows itself. UNTESTED: written by the book, never yet run on Windows (see `make package-windows`).
# Needs Python 3.11 or newer, NSIS 3 (makensis) and gcc and windres of MinGW-w64 on the path. Run from the project's folder:
#   powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
Set-StrictMode -Version Latest
Set-Location (Join-Path $PSScriptRoot "..\..")

python tools\bootstrap.py package
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
& .venv-package\Scripts\python.exe -m tools.package
exit $LASTEXITCODE

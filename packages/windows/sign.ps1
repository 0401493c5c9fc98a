# Sign a file with the certificate in $env:CERTIFICATE (PKCS #12 in base64). Without a certificate the file stays unsigned.
param([Parameter(Mandatory)][string]$Path)
$ErrorActionPreference = "Stop"

if (-not $env:CERTIFICATE) {
    Write-Output "No certificate: $Path stays unsigned."
    exit 0
}
$certificate = Join-Path ([System.IO.Path]::GetTempPath()) "certificate.pfx"
try {
    [System.IO.File]::WriteAllBytes($certificate, [System.Convert]::FromBase64String($env:CERTIFICATE))
    $kit = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\10.*\x64\signtool.exe" | Sort-Object FullName | Select-Object -Last 1
    $stamp = if ($env:TIMESTAMP_SERVER) { @("/tr", $env:TIMESTAMP_SERVER, "/td", "SHA256") } else { @() }
    & $kit.FullName sign /fd SHA256 /f $certificate /p $env:PASSWORD @stamp $Path
    if ($LASTEXITCODE) { throw "signtool ended with $LASTEXITCODE." }
}
finally {
    Remove-Item $certificate -ErrorAction SilentlyContinue
}

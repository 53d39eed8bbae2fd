/** Debian's Chromium by default; CHROMIUM_PATH names another one. */
const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Launch options that give the same pixels on every run: no sandbox (root), no GPU, no font hinting, sRGB. */
export const chromium = {
  executablePath: chromiumPath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
}

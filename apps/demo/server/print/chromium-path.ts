import { existsSync } from 'node:fs'

/** Where Chromium and its relatives usually are. */
const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser to print with: the one that CHROMIUM_PATH names and no other, else the first at a usual place; null where there is none. */
export function chromiumPath(
  named: string | undefined,
  exists: (path: string) => boolean = existsSync,
): string | null {
  return (named ? [named] : USUAL).find(exists) ?? null
}

import { existsSync } from 'node:fs'

/** Usual locations of Chromium and related browsers. */
const USUAL_PATHS = [
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

/** The browser for printing: CHROMIUM_PATH if set, and no other; else the first at a usual location; null when there is none. */
export function chromiumPath(
  named: string | undefined,
  exists: (path: string) => boolean = existsSync,
): string | null {
  return (named ? [named] : USUAL_PATHS).find(exists) ?? null
}

/** The kinds of phones and tablets with an app of their own (shared-blocks §4). */
export type Device = 'huawei' | 'android' | 'apple'

export const DEVICES: readonly Device[] = ['huawei', 'android', 'apple']

/** What a browser reports about the device; a `Navigator` is one. */
export type UserAgent = {
  userAgent: string
  platform: string
  maxTouchPoints: number
}

/** Checked first: on desktops, Huawei’s browser names Huawei, and an old phone of another kind called itself like an iPhone. */
const DESKTOP = /Windows|CrOS|\((?:PC|2in1);/i
/** HarmonyOS without Android calls itself OpenHarmony. */
const HUAWEI = /HUAWEI|HarmonyOS|OpenHarmony|HMSCore/i
const APPLE = /iPhone|iPad|iPod/i

/**
 * The device of a browser, or null: a desktop, or unknown. Huawei comes before Android, which its devices
 * name as well. An iPad may call itself a Macintosh; no Macintosh has a touch screen. A Huawei that names neither itself
 * nor its services counts as Android.
 */
export function deviceOf({ userAgent, platform, maxTouchPoints }: UserAgent): Device | null {
  if (typeof userAgent !== 'string' || DESKTOP.test(userAgent)) return null
  if (HUAWEI.test(userAgent)) return 'huawei'
  if (/Android/i.test(userAgent)) return 'android'
  const touchedMacintosh = maxTouchPoints > 1 && /Macintosh/i.test(userAgent)
  return APPLE.test(userAgent) || APPLE.test(platform) || touchedMacintosh ? 'apple' : null
}

import { encodedPart } from '../../foundation/address/encoded-part.ts'
import { STORED_KEYS } from '../../foundation/state/stored-keys.ts'

/** The tracked query parameters (shared-blocks §7), each saved under its own name. */
export const CAMPAIGN_KEYS = [
  'fromAds',
  'clickId',
  'exante',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmContent',
  'utmTerm',
  'utmstat',
] as const satisfies readonly (keyof typeof STORED_KEYS)[]

export type CampaignKey = (typeof CAMPAIGN_KEYS)[number]

/** A visitor's origin: the campaign in the address, and the referring site. */
export type Campaign = {
  /** Decoded values; only parameters that the address had. */
  parameters: Readonly<Partial<Record<CampaignKey, string>>>
  /** The host of the referring site, or null. */
  referral: string | null
}

/** Maximum size of one cookie, name and encoded value together (reliability §2.7a). */
const COOKIE_BYTES = 512

/** Maximum size of all campaign cookies together, so that the site's cookies stay below 4 KB; later ones are left out. */
export const CAMPAIGN_BYTES = 2048

/** Characters that no campaign name contains: markup, control and direction characters, and bytes that were invalid text. */
const HOSTILE = /[<>\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u

/** The size of a cookie with its value encoded. */
function bytesOf(name: string, value: string): number {
  return name.length + 1 + encodedPart(value).length
}

/** The trimmed value; null if it is empty, hostile, or too long for a cookie. */
export function campaignValue(name: string, value: string | null): string | null {
  const text = value?.trim() ?? ''
  if (text === '' || HOSTILE.test(text)) return null
  return bytesOf(name, text) > COOKIE_BYTES ? null : text
}

/**
 * Reads a visit's campaign from address and referrer (H11). Of a repeated parameter the first counts, refused or not.
 * `search` is `location.search`, `referrer` is `document.referrer`, `ownHost` is `location.hostname`.
 */
export function campaignOf(search: string, referrer: string, ownHost: string): Campaign {
  const query = new URLSearchParams(search)
  const parameters: Partial<Record<CampaignKey, string>> = {}
  let remainingBytes = CAMPAIGN_BYTES
  for (const key of CAMPAIGN_KEYS) {
    const { name } = STORED_KEYS[key]
    const value = campaignValue(name, query.get(name))
    const size = value === null ? 0 : bytesOf(name, value)
    if (value === null || size > remainingBytes) continue
    remainingBytes -= size
    parameters[key] = value
  }
  return { parameters, referral: referralOf(referrer, ownHost) }
}

/** The host of the referring site; null for none, for our own and its subdomains, and for non-web addresses. */
export function referralOf(referrer: string, ownHost: string): string | null {
  const url = parsedUrl(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = plainHost(url.hostname)
  const own = plainHost(ownHost)
  const isOwn = host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`)
  return isOwn ? null : campaignValue(STORED_KEYS.referral.name, host)
}

/** `URL.canParse` is missing in the oldest supported browsers. */
function parsedUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '')
}

/** Whether an address had no campaign parameters. */
function isWithoutCampaign({ parameters }: Campaign): boolean {
  return Object.keys(parameters).length === 0
}

/**
 * First touch: the values of a first visit stay for their five days, and a later visit changes none of them,
 * because H11 says "stored once" and mixed parameters of two visits would name a campaign that does not exist.
 * Parameters are stored all together or not at all; the referral is independent of them.
 */
export function firstTouch(saved: Campaign, visit: Campaign): Campaign {
  return {
    parameters: isWithoutCampaign(saved) ? visit.parameters : saved.parameters,
    referral: saved.referral ?? visit.referral,
  }
}

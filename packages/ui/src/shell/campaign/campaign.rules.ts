import { STORED_KEYS } from '../../foundation/state/stored-keys.ts'

/** The tracked query parameters (shared-blocks §7), each kept under its own name. */
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

/** Where a visitor came from: what the address told of a campaign, and the foreign site that led here. */
export type Campaign = {
  /** Values as they are read, not encoded; only what the address had. */
  parameters: Readonly<Partial<Record<CampaignKey, string>>>
  /** The host of a foreign site, or null. */
  referral: string | null
}

/** One cookie's largest size, name and encoded value together (reliability §2.7a). */
const COOKIE_BYTES = 512

/** What all of a campaign may take, so that the site's cookies together stay below 4 KB; what comes later is left out. */
export const CAMPAIGN_BYTES = 2048

/** Signs that no campaign's name has: markup, control and direction signs, and what is left of bytes that are no text. */
const HOSTILE = /[<>\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\uFFFD]/u

/** The size of a cookie with its value encoded. */
function bytesOf(name: string, value: string): number {
  return name.length + 1 + encodeURIComponent(value).length
}

/** A value without blanks around it; null when there is none, when it is hostile, or too long for a cookie. */
export function campaignValue(name: string, value: string | null): string | null {
  const text = value?.trim() ?? ''
  if (text === '' || HOSTILE.test(text)) return null
  return bytesOf(name, text) > COOKIE_BYTES ? null : text
}

/**
 * What an address and a referrer tell of a visit (H11). Of a parameter that is repeated the first counts, refused or not.
 * `search` is `location.search`, `referrer` is `document.referrer`, `ownHost` is `location.hostname`.
 */
export function campaignOf(search: string, referrer: string, ownHost: string): Campaign {
  const query = new URLSearchParams(search)
  const parameters: Partial<Record<CampaignKey, string>> = {}
  let room = CAMPAIGN_BYTES
  for (const key of CAMPAIGN_KEYS) {
    const { name } = STORED_KEYS[key]
    const value = campaignValue(name, query.get(name))
    const size = value === null ? 0 : bytesOf(name, value)
    if (value === null || size > room) continue
    room -= size
    parameters[key] = value
  }
  return { parameters, referral: referralOf(referrer, ownHost) }
}

/** The host of the site that a visitor came from; null for none, for our own and its subdomains, and for what is no site. */
export function referralOf(referrer: string, ownHost: string): string | null {
  const url = parsedUrl(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = plainHost(url.hostname)
  const own = plainHost(ownHost)
  const isOwn = host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`)
  return isOwn ? null : campaignValue(STORED_KEYS.referral.name, host)
}

/** `URL.canParse` is younger than the oldest browsers that are served. */
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

/** Whether an address told nothing of a campaign. */
export function isWithoutCampaign({ parameters }: Campaign): boolean {
  return Object.keys(parameters).length === 0
}

/**
 * What counts after a visit: first touch. What a first visit brought stays for its five days and a later one changes none of it,
 * because H11 says "stored once" and a mixture of two visits' parameters would name a campaign that nobody ran.
 * Parameters stand and fall together; the referral is a fact of its own.
 */
export function firstTouch(kept: Campaign, visit: Campaign): Campaign {
  return {
    parameters: isWithoutCampaign(kept) ? visit.parameters : kept.parameters,
    referral: kept.referral ?? visit.referral,
  }
}

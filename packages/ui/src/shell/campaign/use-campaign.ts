'use client'
import { useEffect, useState } from 'react'
import type { SafeStorage } from '../../foundation/state/safe-storage.ts'
import { storedAge, storedKey } from '../../foundation/state/stored-keys.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import {
  CAMPAIGN_KEYS,
  type Campaign,
  type CampaignKey,
  campaignOf,
  campaignValue,
  firstTouch,
} from './campaign.rules.ts'

export type CampaignVisit = {
  /** `location.search` of the opened address. */
  search: string
  /** `document.referrer`. */
  referrer: string
  /** `location.hostname`. */
  ownHost: string
}

export type CampaignModel = Campaign & {
  /** The value of `from_ads`, which pages know as the global `fromAdsVar`; null without one (shared-blocks §3). */
  fromAdsVar: string | null
}

const NOTHING: Campaign = { parameters: {}, referral: null }

/**
 * The visitor's origin (H11, shared-blocks §7 and §9): saves each tracked parameter of the address once, as a cookie of its name for
 * five days, and the host of the referring site as `referral`. Call it once on a page. If the browser refuses cookies, the values
 * last as long as the page. Empty on the server and in the first render.
 * `readVisit` returns the visit; default: the browser's own address and referrer.
 */
export function useCampaign(readVisit: () => CampaignVisit = browserVisit): CampaignModel {
  const { cookie } = useStores()
  const [campaign, setCampaign] = useState(NOTHING)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is read once, when the page opens
  useEffect(() => {
    const { search, referrer, ownHost } = readVisit()
    const saved = readCampaign(cookie)
    const next = firstTouch(saved, campaignOf(search, referrer, ownHost))
    saveCampaign(cookie, saved, next)
    setCampaign(next)
  }, [cookie])
  return { ...campaign, fromAdsVar: campaign.parameters.fromAds ?? null }
}

function browserVisit(): CampaignVisit {
  const { search, hostname } = window.location
  return { search, referrer: document.referrer, ownHost: hostname }
}

/** Reads the cookies; a value that no visit could have written is ignored. */
function readCampaign(cookie: SafeStorage): Campaign {
  const read = (key: CampaignKey | 'referral') => {
    const name = storedKey(key)
    return campaignValue(name, cookie.get(name))
  }
  const parameters: Partial<Record<CampaignKey, string>> = {}
  for (const key of CAMPAIGN_KEYS) {
    const value = read(key)
    if (value !== null) parameters[key] = value
  }
  return { parameters, referral: read('referral') }
}

/** Writes new values; saved ones keep their expiry of five days. */
function saveCampaign(cookie: SafeStorage, saved: Campaign, next: Campaign): void {
  const save = (key: CampaignKey | 'referral', value: string) =>
    cookie.set(storedKey(key), value, storedAge(key))
  for (const key of CAMPAIGN_KEYS) {
    const value = next.parameters[key]
    if (value !== undefined && next.parameters !== saved.parameters) save(key, value)
  }
  if (next.referral !== null && saved.referral === null) save('referral', next.referral)
}

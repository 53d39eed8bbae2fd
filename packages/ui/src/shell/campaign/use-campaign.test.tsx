import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { type CampaignVisit, useCampaign } from './use-campaign.ts'

const FIVE_DAYS = { maxAge: 432_000 }
const visit = (search: string, referrer = ''): (() => CampaignVisit) => {
  return () => ({ search, referrer, ownHost: 'accrue.example' })
}

function Page({ readVisit }: { readVisit?: () => CampaignVisit }) {
  const { parameters, referral, fromAdsVar } = useCampaign(readVisit)
  return <output>{JSON.stringify({ ...parameters, referral, fromAdsVar })}</output>
}

function open(readVisit: (() => CampaignVisit) | undefined, cookie: SafeStorage = memoryStore()) {
  const set = vi.spyOn(cookie, 'set')
  const view = renderWithUi(<Page {...(readVisit ? { readVisit } : {})} />, {
    stores: { local: memoryStore(), cookie },
  })
  const campaign = JSON.parse(screen.getByRole('status').textContent ?? '')
  const written = [...set.mock.calls]
  view.unmount()
  set.mockRestore()
  return { campaign, set: written, cookie }
}

describe('H11 campaign and referral cookies', () => {
  test('each listed parameter is stored as a cookie of its name for 5 days, once', () => {
    const { set } = open(visit('?utm_source=mail&from_ads=7&page=2', 'https://news.example/x'))
    expect(set).toEqual([
      ['from_ads', '7', FIVE_DAYS],
      ['utm_source', 'mail', FIVE_DAYS],
      ['referral', 'news.example', FIVE_DAYS],
    ])
  })

  test('fromAdsVar is the value of from_ads', () => {
    expect(open(visit('?from_ads=7')).campaign).toEqual({ fromAds: '7', referral: null, fromAdsVar: '7' })
  })

  test('a visit without any stores nothing', () => {
    const { set, campaign } = open(visit('?page=2', 'https://accrue.example/'))
    expect(set).toEqual([])
    expect(campaign).toEqual({ referral: null, fromAdsVar: null })
  })

  test('a later visit finds the first campaign and writes nothing, so that the 5 days do not restart', () => {
    const { cookie } = open(visit('?from_ads=7', 'https://news.example/'))
    const later = open(visit('?from_ads=8&utm_term=x', 'https://other.example/'), cookie)
    expect(later.set).toEqual([])
    expect(later.campaign).toEqual({ fromAds: '7', referral: 'news.example', fromAdsVar: '7' })
  })

  test('a cookie with a value that no visit could write is ignored', () => {
    const cookie = memoryStore({ from_ads: '<img src=x>', referral: 'a\nb' })
    expect(open(visit('?from_ads=7'), cookie).campaign).toEqual({
      fromAds: '7',
      referral: null,
      fromAdsVar: '7',
    })
  })

  test('storage refused works: the campaign lasts as long as the page', () => {
    const refusing: SafeStorage = { get: () => null, set: () => false, remove: () => {} }
    expect(open(visit('?from_ads=7'), refusing).campaign).toMatchObject({ fromAdsVar: '7' })
  })

  test('by default it reads the browser’s own address', () => {
    window.history.replaceState(null, '', '/?click_id=abc')
    expect(open(undefined).set).toEqual([['click_id', 'abc', FIVE_DAYS]])
    window.history.replaceState(null, '', '/')
  })

  test('the server has no visit', () => {
    const read = vi.fn(visit('?from_ads=7'))
    const html = renderToString(
      <UiProvider>
        <Page readVisit={read} />
      </UiProvider>,
    )
    expect(read).not.toHaveBeenCalled()
    expect(html).toContain('fromAdsVar&quot;:null')
  })
})

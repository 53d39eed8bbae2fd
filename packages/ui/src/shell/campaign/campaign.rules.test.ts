import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STORED_KEYS, storedAge } from '../../foundation/state/stored-keys.ts'
import {
  CAMPAIGN_BYTES,
  CAMPAIGN_KEYS,
  type Campaign,
  campaignOf,
  firstTouch,
  referralOf,
} from './campaign.rules.ts'

const OWN = 'accrue.example'
const of = (search: string) => campaignOf(search, '', OWN).parameters

describe('H11 the tracked query parameters (shared-blocks §7)', () => {
  test('are these nine, in this order, each saved under its own name for 5 days (shared-blocks §9)', () => {
    expect(CAMPAIGN_KEYS.map(key => STORED_KEYS[key].name)).toEqual([
      'from_ads',
      'click_id',
      'exante',
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_content',
      'utm_term',
      'utmstat',
    ])
    for (const key of [...CAMPAIGN_KEYS, 'referral'] as const) {
      expect(STORED_KEYS[key].store).toBe('cookie')
      expect(storedAge(key)).toEqual({ maxAge: 5 * 24 * 60 * 60 })
    }
  })

  test.each<[sentence: string, search: string, expected: Campaign['parameters']]>([
    ['an address without a query tells nothing', '', {}],
    ['one parameter', '?from_ads=1', { fromAds: '1' }],
    ['all that are there', '?utm_source=mail&utmstat=7&x=1', { utmSource: 'mail', utmstat: '7' }],
    ['an unlisted name is ignored', '?utm_id=5&session=1&__proto__=1&constructor=2', {}],
    ['a name in capitals is another name', '?UTM_SOURCE=mail', {}],
    ['of a repeated parameter the first', '?utm_source=a&utm_source=b', { utmSource: 'a' }],
    ['a refused first is not made good by a second', '?utm_source=%3Cb%3E&utm_source=b', {}],
    ['an empty value is none', '?utm_source=&exante', {}],
    ['blanks alone are none, around a value they go', '?utm_source=+++&utm_term=+a+b+', { utmTerm: 'a b' }],
    ['words of any language', '?utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C', { utmCampaign: 'осень' }],
    [
      'an ampersand, a semicolon and an equals sign inside a value',
      '?utm_content=a%26b%3Bc%3Dd',
      { utmContent: 'a&b;c=d' },
    ],
    ['markup is refused', '?from_ads=%3Cscript%3Ealert(1)%3C/script%3E', {}],
    ['a line break, as used to forge a header, is refused', '?click_id=1%0D%0ASet-Cookie:%20a=b', {}],
    ['a zero byte is refused', '?click_id=1%00', {}],
    ['a sign that turns the direction of text is refused', '?utm_term=%E2%80%AEgpj', {}],
    ['bytes that are no text are refused', '?utm_term=%FF%FE', {}],
    ['a broken escape is literal text', '?utm_term=100%', { utmTerm: '100%' }],
    [
      '503 signs with a name of 8 just fit 512 bytes',
      `?click_id=${'x'.repeat(503)}`,
      { clickId: 'x'.repeat(503) },
    ],
    ['one more is refused, not cut', `?click_id=${'x'.repeat(504)}`, {}],
    ['what counts is the encoded size', `?click_id=${encodeURIComponent('ж'.repeat(84))}`, {}],
  ])('%s', (_sentence, search, expected) => {
    expect(of(search)).toEqual(expected)
  })

  test('values beyond the total size are left out, later parameters first', () => {
    const long = 'x'.repeat(480)
    const found = of(`?${CAMPAIGN_KEYS.map(key => `${STORED_KEYS[key].name}=${long}`).join('&')}`)
    expect(Object.keys(found)).toEqual(['fromAds', 'clickId', 'exante', 'utmSource'])
  })

  test('values that fill the total size to the last byte all stay', () => {
    const filled = ['from_ads', 'click_id', 'exante', 'utm_source'].map(
      name => `${name}=${'x'.repeat(CAMPAIGN_BYTES / 4 - name.length - 1)}`,
    )
    expect(Object.keys(of(`?${filled.join('&')}`))).toEqual(['fromAds', 'clickId', 'exante', 'utmSource'])
  })

  test('for any address, each cookie is in the list, at most 512 bytes, and all together below 4 KB', () => {
    const names = [...CAMPAIGN_KEYS.map(key => STORED_KEYS[key].name), '__proto__', 'other']
    const pair = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 700 }))
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 14 }), fc.webUrl(), (pairs, referrer) => {
        const { parameters, referral } = campaignOf(`?${new URLSearchParams(pairs)}`, referrer, OWN)
        const sizes = Object.entries(parameters).map(([key, value]) => {
          expect(CAMPAIGN_KEYS).toContain(key)
          return (
            STORED_KEYS[key as (typeof CAMPAIGN_KEYS)[number]].name.length +
            1 +
            encodeURIComponent(value).length
          )
        })
        for (const size of sizes) expect(size).toBeLessThanOrEqual(512)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CAMPAIGN_BYTES)
        expect(`referral=${encodeURIComponent(referral ?? '')}`.length).toBeLessThanOrEqual(512)
      }),
    )
  })
})

describe('H11 the referral (shared-blocks §9)', () => {
  test.each<[sentence: string, referrer: string, expected: string | null]>([
    ['no referrer', '', null],
    ['a foreign site, by its host alone', 'https://news.example/a?q=secret', 'news.example'],
    ['with www it is the same site', 'https://www.news.example/', 'news.example'],
    ['with a full stop at its end it is the same site', 'https://news.example./', 'news.example'],
    ['www within a name stays', 'https://my.www.example/', 'my.www.example'],
    ['another scheme that ends like http', 'ahttp://news.example/', null],
    ['a port is no part of it', 'http://news.example:8080/', 'news.example'],
    [
      'a host in another script is written as browsers send it',
      'https://новости.рф/',
      'xn--b1amnebsh.xn--p1ai',
    ],
    ['our own page', 'https://accrue.example/bonds/1/', null],
    ['our own page with www', 'https://www.accrue.example/', null],
    ['a subdomain of ours', 'https://help.accrue.example/', null],
    ['a site whose name only ends like ours', 'https://notaccrue.example/', 'notaccrue.example'],
    [
      'a site that puts our name before its own',
      'https://accrue.example.evil.test/',
      'accrue.example.evil.test',
    ],
    ['our name as a user’s', 'https://accrue.example@evil.test/', 'evil.test'],
    ['a script', 'javascript:alert(1)', null],
    ['an app', 'android-app://com.example.mail/', null],
    ['a file', 'file:///etc/passwd', null],
    ['no address at all', 'not an address', null],
    ['a host that is too long for a cookie', `https://${'a.'.repeat(260)}example/`, null],
  ])('%s', (_sentence, referrer, expected) => {
    expect(referralOf(referrer, OWN)).toBe(expected)
  })

  test('a page on a subdomain treats the site above it as its own', () => {
    expect(referralOf('https://accrue.example/', 'bonds.accrue.example')).toBeNull()
  })
})

describe('H11 stored once: the first touch counts', () => {
  const first: Campaign = { parameters: { utmSource: 'mail' }, referral: 'news.example' }
  test.each<[sentence: string, stored: Campaign, visit: Campaign, expected: Campaign]>([
    ['nothing was kept: the visit counts', { parameters: {}, referral: null }, first, first],
    [
      'a later campaign changes nothing, not even what the first did not have',
      first,
      { parameters: { utmSource: 'ads', utmTerm: 'bonds' }, referral: 'other.example' },
      first,
    ],
    [
      'a campaign after a visit without one counts, and the first referral stays',
      { parameters: {}, referral: 'news.example' },
      { parameters: { fromAds: '1' }, referral: 'ads.example' },
      { parameters: { fromAds: '1' }, referral: 'news.example' },
    ],
    [
      'a referral after a campaign without one counts',
      { parameters: { fromAds: '1' }, referral: null },
      first,
      { parameters: { fromAds: '1' }, referral: 'news.example' },
    ],
  ])('%s', (_sentence, saved, visit, expected) => {
    expect(firstTouch(saved, visit)).toEqual(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEVICES, type Device, deviceOf, type UserAgent } from './device.rules.ts'

type Row = [sentence: string, userAgent: string, platform: string, maxTouchPoints: number]

const rows: Record<Device | 'none', Row[]> = {
  huawei: [
    [
      'a P30 in Chrome before models were left out',
      'Mozilla/5.0 (Linux; Android 9; HUAWEI ELE-L29) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/73.0.3683.90 Mobile Safari/537.36',
      'Linux aarch64',
      5,
    ],
    [
      'an older one by its build',
      'Mozilla/5.0 (Linux; Android 7.0; WAS-LX1A Build/HUAWEIWAS-LX1A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/62.0.3202.84 Mobile Safari/537.36',
      'Linux armv8l',
      5,
    ],
    [
      'HarmonyOS over Android, in its own browser',
      'Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN00; HMSCore 6.11.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/13.0.6.301 Mobile Safari/537.36',
      'Linux aarch64',
      5,
    ],
    [
      'a tablet with HarmonyOS over Android',
      'Mozilla/5.0 (Linux; Android 12; HarmonyOS; WGR-W09; HMSCore 6.13.0.351) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/14.0.5.303 Safari/537.36',
      'Linux aarch64',
      10,
    ],
    [
      'a phone with HarmonyOS alone',
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
      'Linux aarch64',
      5,
    ],
    [
      'a tablet with HarmonyOS alone',
      'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
      'Linux aarch64',
      10,
    ],
    [
      'one that is known by its services alone',
      'Mozilla/5.0 (Linux; Android 10; JNY-LX1; HMSCore 6.9.0.302; GMSCore 22.26.15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.105 HuaweiBrowser/12.1.4.302 Mobile Safari/537.36',
      'Linux aarch64',
      5,
    ],
  ],
  android: [
    [
      'a Pixel',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.144 Mobile Safari/537.36',
      'Linux armv81',
      5,
    ],
    [
      'any phone in Chrome since models are left out',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
      'Linux armv81',
      5,
    ],
    [
      'a Samsung tablet',
      'Mozilla/5.0 (Linux; Android 13; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Safari/537.36',
      'Linux armv81',
      10,
    ],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      'Linux armv81',
      5,
    ],
    [
      'a Xiaomi in its own browser',
      'Mozilla/5.0 (Linux; U; Android 13; en-gb; 2201116SG Build/TKQ1.221114.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.127 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4.0-gn',
      'Linux aarch64',
      5,
    ],
    [
      'an Honor of the company that Honor is now',
      'Mozilla/5.0 (Linux; Android 13; ANY-NX1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
      'Linux armv81',
      5,
    ],
  ],
  apple: [
    [
      'an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'iPhone',
      5,
    ],
    [
      'Chrome on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1',
      'iPhone',
      5,
    ],
    [
      'an iPad that says so',
      'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      'iPad',
      5,
    ],
    [
      'an iPad that says Macintosh',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'MacIntel',
      5,
    ],
    [
      'an iPod touch',
      'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
      'iPod',
      5,
    ],
  ],
  none: [
    [
      'a MacBook in Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
      'MacIntel',
      0,
    ],
    [
      'a Mac in Chrome',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      'MacIntel',
      0,
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
      'Win32',
      0,
    ],
    [
      'Windows with a touch screen',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Win32',
      10,
    ],
    [
      'Huawei’s browser on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.107 Safari/537.36 HuaweiBrowser/1.0.0.300',
      'Win32',
      0,
    ],
    [
      'a laptop with HarmonyOS',
      'Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 HuaweiBrowser/5.0.4.300',
      'Linux aarch64',
      10,
    ],
    [
      'Linux',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      'Linux x86_64',
      0,
    ],
    [
      'a Chromebook with a touch screen',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      'Linux x86_64',
      10,
    ],
    [
      'a Windows phone, which named Android and the iPhone',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063 like iPhone',
      'ARM',
      5,
    ],
    ['nothing at all', '', '', 0],
  ],
}

describe.each([...DEVICES, 'none'] as const)('H3 the device: %s (shared-blocks §4)', device => {
  test.each(rows[device])('%s', (_sentence, userAgent, platform, maxTouchPoints) => {
    expect(deviceOf({ userAgent, platform, maxTouchPoints })).toBe(device === 'none' ? null : device)
  })
})

test.each<[string, Partial<UserAgent>, Device | null]>([
  ['an iPhone by its user agent alone', { userAgent: 'Mozilla/5.0 (iPhone)' }, 'apple'],
  ['an iPad by its platform alone', { userAgent: 'Mozilla/5.0', platform: 'iPad' }, 'apple'],
  ['a Macintosh with one touch point', { userAgent: 'Mozilla/5.0 (Macintosh)', maxTouchPoints: 1 }, null],
  ['one with two, which is an iPad', { userAgent: 'Mozilla/5.0 (Macintosh)', maxTouchPoints: 2 }, 'apple'],
])('H3 %s', (_sentence, given, expected) => {
  expect(deviceOf({ userAgent: '', platform: '', maxTouchPoints: 0, ...given })).toBe(expected)
})

describe('H3 a browser without useful information', () => {
  test.each<[string, unknown]>([
    ['no user agent', { userAgent: undefined, platform: '', maxTouchPoints: 0 }],
    ['a number for one', { userAgent: 5, platform: 'iPhone', maxTouchPoints: 5 }],
    ['touch points that are no number', { userAgent: 'Macintosh', platform: '', maxTouchPoints: Number.NaN }],
    ['no touch points', { userAgent: 'Mozilla/5.0 (Macintosh)', platform: 'MacIntel' }],
  ])('%s: no device', (_sentence, userAgent) => {
    expect(deviceOf(userAgent as UserAgent)).toBeNull()
  })

  test('for any text, the result is a device or none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer(), (userAgent, platform, maxTouchPoints) => {
        expect([...DEVICES, null]).toContain(deviceOf({ userAgent, platform, maxTouchPoints }))
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import {
  type BannerVisitor,
  bannerVariant,
  isInvited,
  isPastScrollMark,
  type RegistrationBannerEvent,
  type RegistrationBannerState,
  registrationBannerReducer,
} from './registration-banner.reducer.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
const VISITOR: BannerVisitor = { session: { userId: 0 }, lang: 'en', seen: null, now: NOW }

const run = (events: RegistrationBannerEvent[], from: RegistrationBannerState = { kind: 'unknown' }) =>
  events.reduce(registrationBannerReducer, from)

const visited = (over: Partial<BannerVisitor> = {}): RegistrationBannerEvent => ({
  type: 'visited',
  ...VISITOR,
  ...over,
})
const triggered = (now = NOW): RegistrationBannerEvent => ({ type: 'triggered', by: 'idle', now })

describe('H4 who is invited (shared-blocks §4, access row 30)', () => {
  test.each<[string, Partial<BannerVisitor>, boolean]>([
    ['anonymous, English', {}, true],
    ['anonymous, Russian', { lang: 'ru' }, false],
    ['anonymous, Chinese', { lang: 'zh' }, false],
    ['anonymous, English of a region', { lang: 'en-US' }, true],
    ['anonymous, German of a region', { lang: 'de-AT' }, false],
    ['signed in', { session: { userId: 2 } }, false],
    ['an id that is no number', { session: { userId: Number.NaN } }, true],
  ])('%s: %s', (_sentence, over, expected) => {
    expect(isInvited({ ...VISITOR, ...over })).toBe(expected)
  })
})

describe('H4 once in 24 hours (shared-blocks §9)', () => {
  test.each<[string, string | null, boolean]>([
    ['never seen', null, true],
    ['seen this moment', String(NOW), false],
    ['seen a millisecond less than 24 hours ago', String(NOW - MS_PER_DAY + 1), false],
    ['seen 24 hours ago', String(NOW - MS_PER_DAY), true],
    ['seen two days ago', String(NOW - 2 * MS_PER_DAY), true],
    ['seen tomorrow, for the clock was set back a day', String(NOW + MS_PER_DAY), false],
    ['a cookie without a time', 'evil', true],
    ['an empty cookie', '', true],
    ['a cookie of spaces', '  ', true],
    ['a time without end', 'Infinity', true],
  ])('%s', (_sentence, seen, expected) => {
    expect(isInvited({ ...VISITOR, seen })).toBe(expected)
  })
})

describe('H4 the variant (readings #52)', () => {
  test.each([
    ['an even second', 42_000, 'even'],
    ['the end of an even second', 42_999, 'even'],
    ['an odd second', 43_000, 'odd'],
    ['the beginning of time', 0, 'even'],
    ['a second before it', -1_000, 'odd'],
  ])('%s', (_sentence, now, expected) => {
    expect(bannerVariant(now)).toBe(expected)
    expect(run([visited(), triggered(now)])).toEqual({ kind: 'shown', variant: expected, by: 'idle' })
  })
})

describe('H4 scrolling past 60 percent of the page height', () => {
  test.each([
    ['61 percent', 610, 1000, true],
    ['60 percent exactly', 600, 1000, false],
    ['59 percent', 590, 1000, false],
    ['a short page that cannot be scrolled', 0, 700, false],
    ['a page without height', 0, 0, false],
    ['a page pulled beyond its top', -80, 1000, false],
  ])('%s', (_sentence, scrolled, height, expected) => {
    expect(isPastScrollMark({ scrolled, height })).toBe(expected)
  })
})

describe('H4 never twice', () => {
  const shown = run([visited(), triggered(42_000)])

  test('a second trigger changes nothing, not even the variant', () => {
    expect(run([triggered(43_000)], shown)).toBe(shown)
  })

  test.each<[string, RegistrationBannerEvent[]]>([
    ['a trigger', [triggered()]],
    ['a new look at the visitor', [visited()]],
    ['a look a day later', [visited({ now: NOW + 2 * MS_PER_DAY }), triggered()]],
  ])('closed, it stays closed: %s', (_sentence, events) => {
    expect(run([{ type: 'closed' }, ...events], shown)).toEqual({ kind: 'closed' })
  })

  test.each<[string, RegistrationBannerState]>([
    ['before anything is known', { kind: 'unknown' }],
    ['for somebody else', { kind: 'off' }],
  ])('no trigger shows it %s', (_sentence, state) => {
    expect(run([triggered(), { type: 'closed' }], state)).toBe(state)
  })

  test('its own cookie does not hide it while it is visible', () => {
    expect(run([visited({ seen: String(NOW) })], shown)).toBe(shown)
  })
})

describe('H4 on a phone it waits for its turn', () => {
  const waiting = [visited(), { ...triggered(42_000), waits: true } as const]

  test('a trigger is remembered, and the variant is that of the second at which it appears', () => {
    expect(run(waiting)).toEqual({ kind: 'due', by: 'idle' })
    expect(run([...waiting, { type: 'turned', now: 43_000 }])).toEqual({
      kind: 'shown',
      variant: 'odd',
      by: 'idle',
    })
  })

  test('a turn without a trigger shows nothing', () => {
    expect(run([visited(), { type: 'turned', now: 43_000 }])).toEqual({ kind: 'armed' })
  })

  test('checking the visitor again keeps it waiting; signing in ends that', () => {
    expect(run([...waiting, visited()])).toEqual({ kind: 'due', by: 'idle' })
    expect(run([...waiting, visited({ session: { userId: 2 } })])).toEqual({ kind: 'off' })
  })
})

describe('H4 the visitor changes on the page', () => {
  test('signing in hides the banner', () => {
    const shown = run([visited(), triggered()])
    expect(run([visited({ session: { userId: 2 } })], shown)).toEqual({ kind: 'off' })
  })

  test('another language hides it', () => {
    expect(run([visited(), triggered(), visited({ lang: 'ru' })])).toEqual({ kind: 'off' })
  })

  test('English instead of another language arms it', () => {
    expect(run([visited({ lang: 'ru' }), visited()])).toEqual({ kind: 'armed' })
  })

  test('checking an unchanged visitor changes nothing', () => {
    const armed = run([visited()])
    expect(run([visited({ now: NOW + 1 })], armed)).toBe(armed)
    const off = run([visited({ lang: 'ru' })])
    expect(run([visited({ lang: 'pl' })], off)).toBe(off)
  })
})

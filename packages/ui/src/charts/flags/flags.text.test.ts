import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { type ChartFlag, FLAG_KINDS, normalizeFlags } from './flag.ts'
import { FLAG_SIGNS, flagBadgeText, flagName, kindName, stackName } from './flags.text.ts'
import type { FlagStack } from './flags.view-model.ts'

const label = labelLookup(english)
const normalized = (...flags: Partial<ChartFlag>[]) => {
  const { dated, undated } = normalizeFlags(
    flags.map(
      (flag, at) => ({ id: `${at}`, kind: 'coupon', day: '2025-05-15', title: '2.0%', ...flag }) as ChartFlag,
    ),
  )
  return [...dated, ...undated]
}
const stackOf = (...flags: Partial<ChartFlag>[]): FlagStack => {
  const all = normalized(...flags)
  const [first] = all
  if (!first) throw new Error('a stack has flags')
  return { key: first.key, flags: all, lead: first, x: 0, ticks: [], spacious: true }
}

describe('C20, X2: the name of a flag', () => {
  test.each<[string, Partial<ChartFlag>, string]>([
    ['a coupon', {}, 'Coupon, 15.05.2025, 2.0%'],
    ['an estimated one', { isEstimated: true }, 'Coupon, 15.05.2025, 2.0%, estimated'],
    ['without a title', { title: '' }, 'Coupon, 15.05.2025'],
    ['a put', { kind: 'put', title: 'at 100%' }, 'Put, 15.05.2025, at 100%'],
    ['a call', { kind: 'call', title: '' }, 'Call, 15.05.2025'],
    ['a redemption', { kind: 'redemption', title: '100%' }, 'Redemption, 15.05.2025, 100%'],
    ['a dividend', { kind: 'dividend', title: '0.26 USD' }, 'Dividend, 15.05.2025, 0.26 USD'],
    ['a rating', { kind: 'rating', title: 'Fitch AA+' }, 'Rating, 15.05.2025, Fitch AA+'],
    ['a rating that rose', { kind: 'rating', direction: 'up' }, 'Rating upgrade, 15.05.2025, 2.0%'],
    ['a rating that fell', { kind: 'rating', direction: 'down' }, 'Rating downgrade, 15.05.2025, 2.0%'],
    ['an unknown kind', { kind: 'split' as never, title: '2 for 1' }, 'Other event, 15.05.2025, 2 for 1'],
    ['without a readable day', { day: 'soon' as never }, 'Coupon, no readable date, 2.0%'],
  ])('%s', (_sentence, flag, name) => {
    expect(normalized(flag).map(one => flagName(one, label))).toEqual([name])
  })

  test('every kind has a unique name and sign', () => {
    expect(new Set(FLAG_KINDS.map(kind => kindName({ kind }, label))).size).toBe(FLAG_KINDS.length)
    expect(new Set(FLAG_KINDS.map(kind => FLAG_SIGNS[kind])).size).toBe(FLAG_KINDS.length)
  })
})

describe('the name of a stack', () => {
  test.each<[string, Partial<ChartFlag>[], string]>([
    ['of one flag: as the flag', [{}], 'Coupon, 15.05.2025, 2.0%'],
    [
      'of one day',
      [{ kind: 'rating', direction: 'down' }, {}],
      'Events: 2, 15.05.2025. Rating downgrade, Coupon',
    ],
    [
      'of several days, with how many of each kind',
      [{ day: '2024-05-15' }, { day: '2024-11-15' }, { kind: 'call' }],
      'Events: 3, 15.05.2024 – 15.05.2025. Coupon (2), Call',
    ],
  ])('%s', (_sentence, flags, name) => {
    expect(stackName(stackOf(...flags), label)).toBe(name)
  })

  test.each([
    [1, ''],
    [2, '2'],
    [99, '99'],
    [100, '99+'],
  ])('%s flags have the badge "%s"', (count, text) => {
    expect(flagBadgeText(stackOf(...Array.from({ length: count }, (_, at) => ({ title: `${at}` }))))).toBe(
      text,
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChartFlag, FLAG_KINDS, normalizeFlags } from './flag.ts'

const coupon = (id: string, day: string, more: object = {}) =>
  ({ id, kind: 'coupon', day, title: '2.0%', ...more }) as ChartFlag
const keys = (flags: readonly { key: string }[]) => flags.map(({ key }) => key)

describe('C20, X5: flags are normalised and none is lost', () => {
  test.each<[string, ChartFlag[], { dated?: string[]; undated?: string[]; repeated?: number }]>([
    ['no flags', [], {}],
    ['they are sorted by day', [coupon('b', '2025-08-15'), coupon('a', '2025-02-15')], { dated: ['a', 'b'] }],
    [
      'on one day the most important kind comes first, then the order of the list',
      [
        coupon('c1', '2025-02-15'),
        coupon('c2', '2025-02-15', { title: '2.1%' }),
        coupon('r', '2025-02-15', { kind: 'rating' }),
        coupon('m', '2025-02-15', { kind: 'redemption' }),
      ],
      { dated: ['r', 'm', 'c1', 'c2'] },
    ],
    [
      'equal flags with two ids are shown once and counted',
      [coupon('a', '2025-02-15'), coupon('b', '2025-02-15', { title: ' 2.0% ' })],
      { dated: ['a'], repeated: 1 },
    ],
    [
      'different flags with one id are both shown',
      [coupon('a', '2025-02-15'), coupon('a', '2025-08-15'), coupon('a', '2026-02-15')],
      { dated: ['a', 'a#2', 'a#3'] },
    ],
    [
      'an id may look like a generated key',
      [coupon('a', '2025-02-15'), coupon('a#2', '2025-03-15'), coupon('a', '2025-08-15')],
      { dated: ['a', 'a#2', 'a#3'] },
    ],
    [
      'a flag with an invalid day is undated',
      [coupon('a', '2025-02-30'), coupon('b', 'soon'), coupon('c', '2025-02-15')],
      { dated: ['c'], undated: ['a', 'b'] },
    ],
    [
      'different unreadable days are two flags, the same one twice is one',
      [coupon('a', 'soon'), coupon('b', 'later'), coupon('c', 'soon')],
      { undated: ['a', 'b'], repeated: 1 },
    ],
    [
      'null, a number and nothing are no days',
      [null, 20250215, undefined].map((day, at) => coupon(`${at}`, day as never)),
      { undated: ['0', '1', '2'] },
    ],
  ])('%s', (_sentence, flags, { dated = [], undated = [], repeated = 0 }) => {
    const normalized = normalizeFlags(flags)
    expect(keys(normalized.dated)).toEqual(dated)
    expect(keys(normalized.undated)).toEqual(undated)
    expect(normalized.repeated).toBe(repeated)
  })

  test.each<[string, object, object]>([
    ['a kind that we do not know is "other"', { kind: 'split' }, { kind: 'other', title: '2.0%' }],
    ['only a rating has a direction', { direction: 'up' }, { direction: null }],
    ['a rating has a direction', { kind: 'rating', direction: 'down' }, { direction: 'down' }],
    ['no other word is a direction', { kind: 'rating', direction: 'sideways' }, { direction: null }],
    ['a title that is not a text becomes empty', { title: null }, { title: '' }],
    ['estimated is true and nothing else', { isEstimated: 'yes' }, { isEstimated: false }],
  ])('%s', (_sentence, fields, expected) => {
    expect(normalizeFlags([coupon('a', '2025-02-15', fields)]).dated[0]).toMatchObject(expected)
  })

  test('empty texts are removed, so that nothing is drawn for them', () => {
    const [flag] = normalizeFlags([coupon('a', '2025-02-15', { detail: ' ', href: '' })]).dated
    expect(flag).not.toHaveProperty('detail')
    expect(flag).not.toHaveProperty('href')
  })

  test('for any flags: each is dated, undated or counted as a duplicate; keys are unique', () => {
    const day = fc.oneof(fc.constantFrom('2025-02-15', '2024-02-29', '2025-02-29', ''), fc.string())
    const flag = fc.record({
      id: fc.constantFrom('a', 'b', 'a#2', ''),
      kind: fc.constantFrom(...FLAG_KINDS),
      day,
      title: fc.constantFrom('', '2%', 'AA+'),
    })
    fc.assert(
      fc.property(fc.array(flag), flags => {
        const { dated, undated, repeated } = normalizeFlags(flags as ChartFlag[])
        expect(dated.length + undated.length + repeated).toBe(flags.length)
        const all = keys([...dated, ...undated])
        expect(new Set(all).size).toBe(all.length)
        for (const one of dated) expect(one.at).toBe(Date.parse(one.day ?? ''))
      }),
    )
  })
})

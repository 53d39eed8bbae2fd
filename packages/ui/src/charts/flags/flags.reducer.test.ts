import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChartFlag, FLAG_KINDS, type FlagKind, normalizeFlags } from './flag.ts'
import {
  ALL_SHOWN,
  type FlagsAction,
  flagsReducer,
  kindChoices,
  parseFlagsState,
  serializeFlagsState,
  shownFlags,
} from './flags.reducer.ts'

const toggle = (kind: FlagKind): FlagsAction => ({ type: 'toggled', kind })
const all = (shown: boolean): FlagsAction => ({ type: 'allToggled', shown })

describe('C20: visible kinds of flags', () => {
  test.each<[string, FlagsAction[], FlagKind[]]>([
    ['all at first', [], []],
    ['one is hidden', [toggle('coupon')], ['coupon']],
    ['and on again', [toggle('coupon'), toggle('coupon')], []],
    ['two, in our order', [toggle('coupon'), toggle('put')], ['put', 'coupon']],
    ['all off', [all(false)], [...FLAG_KINDS]],
    ['all off, then one on', [all(false), toggle('rating')], FLAG_KINDS.filter(kind => kind !== 'rating')],
    ['all on from some', [toggle('coupon'), all(true)], []],
  ])('%s', (_sentence, actions, hidden) => {
    expect(actions.reduce(flagsReducer, ALL_SHOWN)).toEqual({ hidden })
  })
})

describe('the choice is stored as text', () => {
  test.each<[string, string, FlagKind[]]>([
    ['nothing', '', []],
    ['one', 'coupon', ['coupon']],
    ['in another order', 'coupon,put', ['put', 'coupon']],
    ['twice the same', 'put,put', ['put']],
    ['unknown kinds of another release', 'put,split,__proto__', ['put']],
    ['something else entirely', '{"hidden":["put"]}', []],
  ])('%s', (_sentence, text, hidden) => {
    expect(parseFlagsState(text)).toEqual({ hidden })
  })

  test('any choice is read back unchanged', () => {
    fc.assert(
      fc.property(fc.subarray([...FLAG_KINDS]), hidden => {
        expect(parseFlagsState(serializeFlagsState({ hidden }))).toEqual({ hidden })
      }),
    )
  })
})

describe('kinds to choose', () => {
  const flag = (kind: FlagKind, day: string): ChartFlag =>
    ({ id: `${kind} ${day}`, kind, day, title: '' }) as ChartFlag
  const normalized = normalizeFlags([
    flag('coupon', '2025-02-15'),
    flag('coupon', '2025-08-15'),
    flag('rating', '2025-05-16'),
    flag('put', 'soon'),
  ])

  test('kinds with flags, the most important first, each with its count including undated flags', () => {
    expect(kindChoices(normalized, { hidden: ['coupon'] })).toEqual([
      { kind: 'rating', count: 1, isShown: true },
      { kind: 'put', count: 1, isShown: true },
      { kind: 'coupon', count: 2, isShown: false },
    ])
  })

  test('flags of hidden kinds are left out', () => {
    expect(shownFlags(normalized.dated, { hidden: ['coupon'] }).map(({ kind }) => kind)).toEqual(['rating'])
  })
})

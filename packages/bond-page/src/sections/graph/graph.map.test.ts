import { describe, expect, test } from 'vitest'
import { LAST_DAYS, tradingRow } from '../../testing/facts.ts'
import { latestDay, notesToSay, seriesOf, statusOf } from './graph.map.ts'

const reason = (key: string) => `<${key}>`
const input = { rows: LAST_DAYS, id: 'main', name: 'Note', unit: '%', reason }

describe('C8 chart points (bond-page §9)', () => {
  test('prices keep every decimal, the text of the chart rounds; bad data is a gap with its reason', () => {
    expect(seriesOf({ ...input, type: 'price' }).points).toEqual([
      { day: '2024-08-21', value: 101.59375 },
      { day: '2024-08-22', value: 101.09375 },
      { day: '2024-08-23', value: null, reason: '<reason_bad_data>' },
    ])
  })

  test('yields are per cent, and 3723.67 per cent is a gap (bond-page §5)', () => {
    expect(seriesOf({ ...input, type: 'yield' }).points).toEqual([
      { day: '2024-08-21', value: 3.799 },
      { day: '2024-08-22', value: 3.860872 },
      { day: '2024-08-23', value: null, reason: '<reason_yield_limit>' },
    ])
  })

  test('a g-spread is blanked with the indicative yield above the limit; a missing one is a plain gap', () => {
    expect(seriesOf({ ...input, type: 'gspread' }).points).toEqual([
      { day: '2024-08-21', value: null },
      { day: '2024-08-22', value: 2.5 },
      { day: '2024-08-23', value: null, reason: '<reason_risk_limit>' },
    ])
  })

  test('P7 masked rows give their shape and nothing else', () => {
    const rows = [
      tradingRow({ day: '2024-08-21', masked: true, shape: 40 }),
      tradingRow({ day: '2024-08-22', masked: true, shape: null }),
    ]
    expect(seriesOf({ ...input, rows, type: 'price' })).toMatchObject({
      masked: true,
      points: [
        { day: '2024-08-21', value: 40 },
        { day: '2024-08-22', value: null },
      ],
    })
  })
})

test('the latest day is found whatever the order', () => {
  expect(latestDay([...LAST_DAYS].reverse())).toBe('2024-08-23')
  expect(latestDay([])).toBeNull()
})

describe('C14 what stands in the frame', () => {
  const options = { label: reason, latest: '2024-08-23' as const, onRetry: () => {}, onLastPeriod: () => {} }

  test.each([
    [{ kind: 'loading', before: null }, { kind: 'loading' }],
    [{ kind: 'rows', rows: { kind: 'rows', rows: [], dropped: 0 } }, { kind: 'ready' }],
    [
      { kind: 'none' },
      { kind: 'empty', text: '<no_data_for_period>', wayOut: { label: '<show_last_period>' } },
    ],
    [{ kind: 'wrongPeriod' }, { kind: 'wrongPeriod', wayOut: { label: '<show_last_period>' } }],
    [{ kind: 'noGround' }, { kind: 'noGround' }],
    [
      { kind: 'refused', code: 'need_auth' },
      { kind: 'error', text: '<need_auth>' },
    ],
    [{ kind: 'refused', code: 'bad_request' }, { kind: 'error' }],
    [{ kind: 'fault' }, { kind: 'error' }],
  ] as const)('%j', (loaded, status) => {
    expect(statusOf(loaded as never, options)).toMatchObject(status)
  })

  test('without a latest day there is no way out to offer', () => {
    expect(statusOf({ kind: 'none' }, { ...options, latest: null })).not.toHaveProperty('wayOut')
  })
})

describe('C5, C6 what the page says of what it did', () => {
  const moved = { kind: 'moved', end: 'to', day: '2015-01-01' } as const
  const nearest = { kind: 'nearest', day: '2024-02-15' } as const
  const fellBack = { kind: 'typeFellBack', type: 'yield' } as const
  test.each([
    ['an end that moved is the panel’s to say', [moved], []],
    ['unless the nearest date took the period’s place', [moved, nearest], [moved, nearest]],
    ['the rest is always said', [fellBack], [fellBack]],
  ] as const)('%s', (_sentence, notes, said) => {
    expect(notesToSay(notes)).toEqual(said)
  })
})

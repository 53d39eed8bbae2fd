import { describe, expect, test } from 'vitest'
import { LAST_DAYS, tradingRow } from '../../testing/facts.ts'
import { archiveTable } from './archive.map.ts'
import { latestDay, seriesOf, statusOf } from './graph.map.ts'

const reason = (key: string) => `<${key}>`
const input = { rows: LAST_DAYS, id: 'main', name: 'Note', unit: '%', reason }

describe('C8 chart points (bond-page §9)', () => {
  test('prices are rounded to 3 decimals; bad data is a gap with its reason', () => {
    expect(seriesOf({ ...input, type: 'price' }).points).toEqual([
      { day: '2024-08-21', value: 101.594 },
      { day: '2024-08-22', value: 101.094 },
      { day: '2024-08-23', value: null, reason: '<reason_bad_data>' },
    ])
  })

  test('yields are per cent, and 3723.67 per cent is a gap (bond-page §5)', () => {
    expect(seriesOf({ ...input, type: 'yield' }).points).toEqual([
      { day: '2024-08-21', value: 3.799 },
      { day: '2024-08-22', value: 3.861 },
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
    [{ kind: 'fault' }, { kind: 'error' }],
  ] as const)('%j', (loaded, status) => {
    expect(statusOf(loaded as never, options)).toMatchObject(status)
  })

  test('without a latest day there is no way out to offer', () => {
    expect(statusOf({ kind: 'none' }, { ...options, latest: null })).not.toHaveProperty('wayOut')
  })
})

describe('C21 the archive', () => {
  const options = { label: reason, fullPrecision: false, accruedPrecision: null }

  test('shows the columns that have something to show, the latest day first', () => {
    const table = archiveTable(LAST_DAYS, options)
    expect(table.columns.map(column => column.id)).toEqual([
      'day',
      'indicativePrice',
      'indicativeYield',
      'bid',
      'gSpread',
      'duration',
    ])
    expect(table.rows.map(row => row.cells.day)).toEqual(['2024-08-23', '2024-08-22', '2024-08-21'])
  })

  test('rule 4: on 2024-08-23 price, yield, duration and spread are blank with their reasons, the bid stays', () => {
    expect(archiveTable(LAST_DAYS, options).rows[0]?.cells).toEqual({
      day: '2024-08-23',
      indicativePrice: { reason: '<reason_bad_data>' },
      indicativeYield: { reason: '<reason_yield_limit>' },
      bid: '101.5313',
      gSpread: { reason: '<reason_risk_limit>' },
      duration: { reason: '<reason_risk_limit>' },
    })
  })

  test('rule 4: 2024-08-22 reads 3.861, relabelled as to maturity (bond-page §5)', () => {
    expect(archiveTable(LAST_DAYS, options).rows[1]?.cells.indicativeYield).toEqual({
      text: '3.861',
      tooltip: '<yield_type_maturity>',
    })
  })

  test('all decimals are shown on demand (bond-page §9)', () => {
    const table = archiveTable(LAST_DAYS, { ...options, fullPrecision: true })
    expect(table.rows[1]?.cells.indicativePrice).toMatchObject({ text: '101.09375' })
    expect(table.columns[1]).toMatchObject({ maxDecimals: 30 })
  })

  test('accrued interest takes the issuer’s precision, else 2', () => {
    const rows = [
      tradingRow({
        day: '2024-08-22',
        accruedInterest: { kind: 'value', value: 0.0755494, text: '0.0755494' },
      }),
    ]
    expect(archiveTable(rows, options).rows[0]?.cells.accruedInterest).toBe('0.08')
    expect(archiveTable(rows, { ...options, accruedPrecision: 6 }).rows[0]?.cells.accruedInterest).toBe(
      '0.075549',
    )
  })

  test('P7 a masked archive tells which columns exist and locks every figure', () => {
    const table = archiveTable([tradingRow({ day: '2024-08-22', masked: true, shape: 73 })], options)
    const { day, ...figures } = table.rows[0]?.cells ?? {}
    expect(day).toBe('2024-08-22')
    expect(Object.values(figures).every(cell => JSON.stringify(cell) === '{"locked":true}')).toBe(true)
    expect(JSON.stringify(table)).not.toContain('73')
  })
})

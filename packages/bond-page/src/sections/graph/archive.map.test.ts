import type { TradingRow } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { ENTITY_LINKS } from '../../entity-links.ts'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { LAST_DAYS, tradingRow } from '../../testing/facts.ts'
import { type ArchiveOptions, archiveColumns, archiveRows, benchmarkIds } from './archive.map.ts'

const reason = (key: string) => `<${key}>`

/** The columns, and the cells of each row. */
const archiveTable = (unsorted: readonly TradingRow[], options: ArchiveOptions) => {
  const rows = archiveRows(unsorted)
  const columns = archiveColumns(rows, options)
  return { columns, cells: rows.map(row => cellsOf(columns, row)) }
}

describe('C21 the archive', () => {
  const options = { label: reason, fullPrecision: false, accruedPrecision: null, links: ENTITY_LINKS }

  test('shows the columns with data, the latest day first', () => {
    const table = archiveTable(LAST_DAYS, options)
    expect(idsOf(table.columns)).toEqual([
      'day',
      'indicativePrice',
      'indicativeYield',
      'bid',
      'gSpread',
      'duration',
      'tradingGround',
    ])
    expect(table.cells.map(({ day }) => day)).toEqual(['2024-08-23', '2024-08-22', '2024-08-21'])
  })

  test('rule 4: on 2024-08-23 price, yield, duration and spread are blank with their reasons, the bid stays', () => {
    expect(archiveTable(LAST_DAYS, options).cells[0]).toEqual({
      day: '2024-08-23',
      indicativePrice: { reason: '<reason_bad_data>' },
      indicativeYield: { reason: '<reason_yield_limit>' },
      bid: '101.5313',
      gSpread: { reason: '<reason_risk_limit>' },
      duration: { reason: '<reason_risk_limit>' },
      tradingGround: 'FedInvest',
    })
  })

  test('rule 4: 2024-08-22 reads 3.861', () => {
    expect(archiveTable(LAST_DAYS, options).cells[1]?.indicativeYield).toBe('3.861')
  })

  test('Q12 a type that all rows share is in the heading (bond-page §5)', () => {
    const label = (key: string, values: object = {}) => `<${[key, ...Object.values(values)].join(' ')}>`
    const { columns } = archiveTable(LAST_DAYS, { ...options, label })
    expect(columns[1]).toMatchObject({
      id: 'indicativePrice',
      meta: { info: '<archive_type <price_type_close>>' },
    })
    expect(columns[2]?.meta?.info).toBe('<archive_type <yield_type_maturity>>')
    expect(columns[3]?.meta?.info).toBeUndefined()
  })

  test('different types are in the cells', () => {
    const [first, ...others] = LAST_DAYS
    const mixed = [{ ...first, indicativeYieldType: 'Offer' } as (typeof LAST_DAYS)[0], ...others]
    const { columns, cells } = archiveTable(mixed, options)
    expect(columns[2]?.meta?.info).toBeUndefined()
    expect(cells[2]?.indicativeYield).toEqual({ text: '3.799', tooltip: '<yield_type_option>' })
    expect(cells[1]?.indicativeYield).toEqual({ text: '3.861', tooltip: '<yield_type_maturity>' })
  })

  test('all decimals are shown on demand (bond-page §9)', () => {
    const table = archiveTable(LAST_DAYS, { ...options, fullPrecision: true })
    expect(table.cells[1]?.indicativePrice).toBe('101.09375')
    expect(table.columns[1]?.meta).toMatchObject({ maxDecimals: 30 })
  })

  test('accrued interest has the issuer’s precision, else 2', () => {
    const rows = [
      tradingRow({
        day: '2024-08-22',
        accruedInterest: { kind: 'value', value: 0.0755494, text: '0.0755494' },
      }),
    ]
    expect(archiveTable(rows, options).cells[0]?.accruedInterest).toBe('0.08')
    expect(archiveTable(rows, { ...options, accruedPrecision: 6 }).cells[0]?.accruedInterest).toBe('0.075549')
    const column = archiveTable(rows, options).columns.find(({ id }) => id === 'accruedInterest')
    expect(column?.meta?.info).toBe('<info_accruedInterest>')
  })

  test('references of a row: board, benchmark of the t-spread by name or number, document; the trading ground is hidden at first (bond-page §3)', () => {
    const row = tradingRow({
      day: '2024-08-22',
      board: 'Main board',
      tSpreadBenchmarkId: 12,
      documentUrl: '/documents/7/',
    })
    const { columns, cells } = archiveTable([row], options)
    expect(
      columns.slice(1).map(({ id, meta }) => [id, meta?.settings?.isShown, meta?.settings?.group]),
    ).toEqual([
      ['tradingGround', false, '<group_identity>'],
      ['board', true, '<group_identity>'],
      ['tSpreadBenchmark', true, '<group_spreads>'],
      ['document', true, '<group_references>'],
    ])
    expect(cells[0]).toMatchObject({
      board: 'Main board',
      tSpreadBenchmark: { text: '#12', href: '/bonds/12/' },
      document: { text: '<archive_document>', href: '/documents/7/' },
    })
    const named = archiveTable([row], { ...options, benchmarks: new Map([[12, 'US Treasury 2% 2033']]) })
    expect(named.cells[0]?.tSpreadBenchmark).toMatchObject({ text: 'US Treasury 2% 2033' })
    expect(benchmarkIds([row, row, tradingRow({ day: '2024-08-23' })])).toEqual([12])
  })

  const value = { kind: 'value', value: 1, text: '1' } as const
  test.each([
    ['identity', ['day', 'tradingGround']],
    ['quotes', ['indicativePrice', 'bid', 'bidAskSpread', 'marketPrice', 'admittedQuote']],
    ['yields', ['yieldToMaturityBid', 'currentYield']],
    ['accrued', ['accruedInterest', 'duration', 'modifiedDuration', 'yearsToMaturity']],
    ['risk', ['convexity', 'pvbp']],
    ['volumes', ['volumeMoney', 'turnover', 'deals']],
    ['spreads', ['gSpread', 'tSpread']],
  ] as const)('T6 the settings have the group %s with the columns of bond-page §3', (group, ids) => {
    const row = tradingRow({
      day: '2024-08-22',
      ...Object.fromEntries(ids.map(id => [id, value])),
      venue: 'X',
    })
    const { columns } = archiveTable([{ ...row, day: '2024-08-22' }], options)
    const offered = columns.filter(({ meta }) => meta?.settings?.group === `<group_${group}>`)
    expect(idsOf(offered)).toEqual(expect.arrayContaining([...ids]))
    expect(columns.every(({ meta }) => meta?.settings?.group)).toBe(true)
  })

  test('P7 a masked archive names its columns and locks every number', () => {
    const table = archiveTable([tradingRow({ day: '2024-08-22', masked: true, shape: 73 })], options)
    const { day, ...values } = table.cells[0] ?? {}
    expect(day).toBe('2024-08-22')
    expect(Object.values(values).every(cell => JSON.stringify(cell) === '{"locked":true}')).toBe(true)
    expect(JSON.stringify(table.cells)).not.toContain('73')
  })
})

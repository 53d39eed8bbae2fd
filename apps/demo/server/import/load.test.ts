import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadData } from './load.ts'
import { dayCell, numberCell, percentCell, usDayCell } from './table.ts'

const dataDir = fileURLToPath(new URL('../../data', import.meta.url))
const lines: string[] = []
const { data, reports } = loadData(dataDir, line => lines.push(line))
const reportOf = (file: string) => reports.find(report => report.file.startsWith(file))

describe('the data files', () => {
  test('report each file as it loads, in order and with the total', () => {
    expect(lines[0]).toBe('Loading the Treasury par curve 1/15')
    expect(lines).toHaveLength(reports.length)
  })

  test('the same files give the same data', () => {
    expect(loadData(dataDir, () => {}).data).toEqual(data)
  })

  test('parse fast enough to need no cache between starts', () => {
    const before = process.cpuUsage()
    loadData(dataDir, () => {})
    // CPU time, so that other processes do not affect the result.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000)
  })

  test('the par curve has every day once, in order, and blanks where nothing was published', () => {
    expect(data.curve.days).toHaveLength(8871)
    expect(data.curve.days[0]).toBe('1990-01-02')
    expect(data.curve.days.at(-1)).toBe('2025-07-11')
    expect([data.curve.yields['1M'][0], data.curve.yields['10Y'][0]]).toEqual([null, 7.94])
    expect(data.curve.yields['10Y'].at(-1)).toBe(4.43)
  })

  test('the last observed day of the note is imported and flagged as bad', () => {
    expect(data.observed).toHaveLength(134)
    expect(data.observed.filter(row => row.bad)).toEqual([
      { day: '2024-08-23', bid: 101.53125, offer: 101.546875, endOfDay: 0, yield: 3723.665078, bad: true },
    ])
    expect(reportOf('ust_91282CJZ5')).toMatchObject({ flagged: 1, dropped: 0 })
  })

  test('the cross-section drops spreadsheet columns and reads END OF DAY 0 as no price', () => {
    expect(data.crossSection).toHaveLength(461)
    const note = data.crossSection.find(row => row.cusip === '91282CJZ5')
    expect(note).toEqual({
      day: '2026-03-24',
      cusip: '91282CJZ5',
      kind: 'note',
      couponRate: 0.04,
      maturity: '2034-02-15',
      callDate: null,
      buy: 98.375,
      sell: 98.34375,
      endOfDay: null,
    })
    const notes = reportOf('ust_cross')?.notes.join()
    expect(notes).toMatch(/spreadsheet column "Date ->"/)
    expect(notes).toMatch(/END OF DAY is 0/)
  })

  test('all auctions and holdings are read, and known errors are flagged', () => {
    expect(data.auctions).toHaveLength(830)
    expect(new Set(data.auctions.map(auction => auction.cusip)).size).toBe(659)
    expect(data.holdings).toHaveLength(603)
    expect(reportOf('bonds_nport')?.notes).toEqual(['20 × no CUSIP', '1 × matures before its price day'])
  })
})

describe('filings and stocks', () => {
  test('every value, quarter, relation and stock day is read', () => {
    const counts = [
      data.apple,
      data.exxon,
      data.broadcom,
      data.jpmorgan,
      data.banks,
      data.relations,
      data.stocks,
    ]
    expect(counts.map(rows => rows.length)).toEqual([3104, 2762, 2242, 732, 418, 153, 3634])
    expect(reports.filter(report => report.dropped > 0).map(report => report.file)).toEqual([
      'ust_cross_section_2026-03-24.csv',
    ])
  })

  test('an undisclosed share is null; a tag without a label is named after its words', () => {
    expect(data.relations[0]).toMatchObject({ name: 'Apple Asia Limited', share: null, depth: 1 })
    const unnamed = data.jpmorgan.find(
      fact => fact.tag === 'FinancingReceivableAllowanceForCreditLossExcludingAccruedInterest',
    )
    expect(unnamed?.label).toBe('Financing Receivable Allowance For Credit Loss Excluding Accrued Interest')
  })
})

describe('cells', () => {
  test.each([
    ['', null],
    ['-1.5', -1.5],
    ['1,5', null],
    ['NaN', null],
    ['1e400', null],
  ])('number %j is %j', (text, number) => expect(numberCell(text)).toBe(number))
  test.each([
    ['4.000%', 0.04],
    ['4', null],
    ['%', null],
  ])('percent %j is %j', (text, fraction) => expect(percentCell(text)).toBe(fraction))
  test.each([
    ['2022-08-15T00:00:00', '2022-08-15'],
    ['2026-02-30', null],
    ['', null],
  ])('day %j is %j', (text, day) => expect(dayCell(text)).toBe(day))
  test.each([
    ['02/15/34', '2034-02-15'],
    ['02/30/34', null],
    ['', null],
  ])('US day %j is %j', (text, day) => expect(usDayCell(text)).toBe(day))
})

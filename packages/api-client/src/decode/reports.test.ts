import { describe, expect, test } from 'vitest'
import { exampleOf } from '../testing/fake-server.ts'
import { decodeColumns, decodeReportTable } from './report-table.ts'
import {
  decodeBankReport,
  decodeInternationalReport,
  decodeMultipliers,
  decodeReportFiles,
} from './reports.ts'
import { cellOf, decodeCell, decodeTableRows } from './tables.ts'

describe('cells are text or objects', () => {
  test.each<[string, unknown, object]>([
    ['text', 'Assets', { text: 'Assets', url: null, numeric: null }],
    ['a number', 12, { text: '12' }],
    ['null', null, { text: '' }],
    ['a value with its number', { val: '1,234', numeric: 1234 }, { text: '1,234', numeric: 1234 }],
    ['val wins over ttl and title', { val: 'v', ttl: 't', title: 'x' }, { text: 'v' }],
    [
      'ttl',
      { ttl: 't', lnk: '/x/', info: 'i', tooltip: 'p', class: 'c' },
      { text: 't', url: '/x/', info: 'i', tooltip: 'p', tone: 'c' },
    ],
    ['only a title', { title: '<b>x</b>' }, { text: '<b>x</b>' }],
  ])('%s', (_, wire, expected) => {
    expect(decodeCell(wire)).toMatchObject(expected)
  })
})

test('heads and columns of different length: a missing text is blank, a surplus one is dropped', () => {
  expect(
    decodeColumns([{ id: 'a' }, { id: 'b' }], ['A']).map(column => [column.id, column.title.text]),
  ).toEqual([
    ['a', 'A'],
    ['b', ''],
  ])
  expect(decodeColumns([{ id: 'a' }], ['A', 'B'])).toHaveLength(1)
})

test('a missing cell is blank, and constructor is not a cell', () => {
  const [row] = decodeTableRows([{ id: '1', cells: { a: 'x' } }])
  if (row === undefined) throw new Error('expected a row')
  expect([cellOf(row, 'a').text, cellOf(row, 'b').text, cellOf(row, 'constructor').text]).toEqual([
    'x',
    '',
    '',
  ])
})

describe('open and closed views (R2, readings #16)', () => {
  const view = {
    scroll_clmn: [{ id: 'a' }],
    scroll_head: ['A'],
    scroll_body: [{ id: '1', cells: { a: '1' } }],
  }
  const none = { scroll_clmn: [], scroll_head: [], scroll_body: [] }
  test.each<[string, unknown, [boolean, boolean] | null]>([
    ['open only', view, [true, false]],
    ['both', { ...view, closed_data: view }, [true, true]],
    ['closed only', { ...none, closed_data: view }, [false, true]],
    ['neither', none, null],
    ['neither, with an empty closed view', { ...none, closed_data: none }, null],
    ['no table', null, null],
  ])('%s', (_, table, expected) => {
    const decoded = decodeReportTable({ table }, 'table')
    expect(decoded === null ? null : [decoded.open !== null, decoded.closed !== null]).toEqual(expected)
  })
  test('the example without full access has the closed view and the number of locked rows', () => {
    const report = decodeInternationalReport(exampleOf('getInternationalReport', 'closed'))
    expect(report.balanceSheet).toMatchObject({ open: null, lockedRows: 22 })
    expect(report.exportLink).toBeNull()
  })
})

describe('bank report (R1)', () => {
  test('its tables with rows, in order', () => {
    const report = decodeBankReport(exampleOf('getBankReport'))
    expect(report.tables.map(table => [table.id, table.title])).toEqual([
      ['report', 'Balance sheet'],
      ['profitAndLoss', 'Profit and loss'],
      ['capitalAdequacy', 'Capital adequacy'],
      ['ratios', 'Ratios'],
    ])
    expect(report.empty).toBe(false)
  })
  test('a report without tables is empty, even without the flag', () => {
    expect(decodeBankReport({ emptyReport: true }).empty).toBe(true)
    expect(decodeBankReport({ emptyReport: false }).empty).toBe(true)
  })
  test('a report with the flag is empty, even with tables', () => {
    const report = exampleOf('getBankReport') as object
    expect(decodeBankReport({ ...report, emptyReport: true }).empty).toBe(true)
  })
})

describe('report files by quarter (R5, readings #62)', () => {
  const file = { eng: { link: '/f/', mimetype: 'application/pdf' } }
  test.each<[string, unknown, number[]]>([
    ['keyed by number', { 1: file, 4: file }, [1, 4]],
    ['a list counted from 1', [null, file, null, file], [1, 3]],
    ['a full list counted from 1', [null, file, file, file, file], [1, 2, 3, 4]],
    ['a list counted from 0', [file, file], [1, 2]],
    ['a full list counted from 0', [file, file, file, file], [1, 2, 3, 4]],
    ['a list of five, whose first does not count', [file, file, file, null, file], [1, 2, 4]],
    ['quarters 0 and 5 are skipped', { 0: file, 5: file }, []],
    ['nothing', null, []],
    ['a quarter without files', { 2: {} }, []],
  ])('%s', (_, monthArray, expected) => {
    const [year] = decodeReportFiles([{ year: 2025, monthArray }])
    expect(year?.quarters.map(quarter => quarter.quarter)).toEqual(expected)
  })
  test('years are in descending order; an invalid year is skipped', () => {
    const years = decodeReportFiles([{ year: 2023 }, { year: 'N/A' }, { year: '2025' }])
    expect(years.map(year => year.year)).toEqual([2025, 2023])
  })
})

describe('multipliers by period (R4)', () => {
  const group = {
    group_id: 1,
    group_name: 'Valuation',
    headers: ['x'],
    columns: [{ id: 'a' }],
    body: [{ id: '1', cells: {} }],
  }
  test.each<[string, unknown, [number, number]]>([
    ['both', { 1: [group], 2: [group] }, [1, 1]],
    ['annual only', { 2: [group] }, [0, 1]],
    ['a group without rows', { 1: [{ ...group, body: [] }], 2: [group] }, [0, 1]],
    ['an unknown period', { 3: [group] }, [0, 0]],
  ])('%s', (_, body, expected) => {
    const { quarterly, annual } = decodeMultipliers(body)
    expect([quarterly.length, annual.length]).toEqual(expected)
  })
})

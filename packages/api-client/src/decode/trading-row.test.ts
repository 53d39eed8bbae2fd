import { describe, expect, test } from 'vitest'
import { DecodeError } from '../fault.ts'
import { exampleOf } from '../testing/fake-server.ts'
import { TRADING_FIELDS } from './trading-fields.ts'
import { decodeTradings, type TradingRow } from './trading-row.ts'

const rowsOf = (body: unknown): TradingRow[] => {
  const tradings = decodeTradings(body)
  return tradings.kind === 'rows' ? tradings.rows : []
}
const row = { date: { value: '2024-08-22', numeric: 1724284800 }, emission_id: 1, type_id: 'bonds' }

describe('rows, or a number, or empty (C6, bond-page §4 "Chart data answer")', () => {
  test.each<[string, unknown, unknown]>([
    ['a number is the nearest day with data', 1724371200, { kind: 'nearest', day: '2024-08-23' }],
    ['a number in milliseconds', 1724371200000, { kind: 'nearest', day: '2024-08-23' }],
    ['a number as text', '1724371200', { kind: 'nearest', day: '2024-08-23' }],
    ['a number as text with spaces', ' 1724371200 ', { kind: 'nearest', day: '2024-08-23' }],
    ['a number as text with decimals', '1724371200.75', { kind: 'nearest', day: '2024-08-23' }],
    ['a day in the future', 4102444800, { kind: 'nearest', day: '2100-01-01' }],
    ['zero is not a day', 0, { kind: 'none' }],
    ['minus one is not a day', -1, { kind: 'none' }],
    ['an empty text', '', { kind: 'none' }],
    ['null', null, { kind: 'none' }],
    ['an empty list', [], { kind: 'none' }],
  ])('%s', (_, body, expected) => {
    expect(decodeTradings(body)).toEqual(expected)
  })

  test.each<[string, unknown]>([
    ['an object', {}],
    ['a word', 'soon'],
    ['true', true],
    ['a number in a list', [1724371200]],
    ['a number behind a word', 'on 1724371200'],
    ['a number before a word', '1724371200 or so'],
    ['rows that are not objects', [[]]],
    ['rows without a day', [{ ...row, date: null }]],
    ['rows without an item', [{ ...row, emission_id: 'x' }]],
  ])('%s fails', (_, body) => {
    expect(() => decodeTradings(body)).toThrow(DecodeError)
  })
})

test('rows without a day or an item are dropped and counted', () => {
  const tradings = decodeTradings([row, { ...row, date: { value: '2026-02-30', numeric: null } }, 'x'])
  expect(tradings).toMatchObject({ kind: 'rows', dropped: 2 })
})

test('the example of bond 1: values, bad values and an index', () => {
  const rows = rowsOf(exampleOf('getTradings'))
  expect(rows.map(one => [one.day, one.itemId, one.model])).toEqual([
    ['2024-08-21', 1, 'bonds'],
    ['2024-08-22', 1, 'bonds'],
    ['2024-08-23', 1, 'bonds'],
    ['2024-08-22', 10, 'index'],
  ])
  expect(rows[1]).toMatchObject({
    indicativePrice: { kind: 'value', value: 101.09375 },
    bid: { kind: 'value', value: 101.0625 },
    accruedInterest: { kind: 'value', value: 0.0769 },
    convexityToOption: { kind: 'blank' },
    tSpreadBenchmarkId: 3,
    masked: false,
    shape: null,
  })
  expect(rows[2]?.indicativeYield).toEqual({ kind: 'bad', text: '37.23665078', value: 37.23665078 })
})

test('a masked row has a shape and no value, even if the answer has numbers (P7)', () => {
  const [masked] = rowsOf([{ ...row, masked: true, shape: 43, last_price: { value: '101', numeric: 101 } }])
  const kinds = Object.keys(TRADING_FIELDS).map(name => masked?.[name as keyof typeof TRADING_FIELDS].kind)
  expect(new Set(kinds)).toEqual(new Set(['masked']))
  expect(masked?.shape).toBe(43)
})

test.each([[-1], [101], ['x'], [null]])('a shape of %s is null', shape => {
  const [masked] = rowsOf([{ ...row, masked: true, shape }])
  expect(masked?.shape).toBeNull()
})

test.each([[0], [100]])('a shape of %s is the end of its scale', shape => {
  expect(rowsOf([{ ...row, masked: true, shape }])[0]?.shape).toBe(shape)
})

test('the shape of an unmasked row is dropped', () => {
  expect(rowsOf([{ ...row, shape: 43 }])[0]?.shape).toBeNull()
})

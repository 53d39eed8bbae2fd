import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExportedTable, ExportedValue } from './exported-table.ts'
import { toJson } from './json.ts'

const table = (ids: string[], ...rows: ExportedValue[][]): ExportedTable => ({
  columns: ids.map(id => ({ id, title: id.toUpperCase(), isNumber: false })),
  rows: rows.map(row => row.map(value => ({ value, shown: 'shown' }))),
})
const asText = (text: string): ExportedValue => ({ kind: 'text', text })
const asNumber = (digits: string): ExportedValue => ({ kind: 'number', digits })

describe('X7 JSON', () => {
  test('is an array of objects, keyed by column id, with numbers, texts and nulls', () => {
    const text = toJson(
      table(['name', 'bid'], [asText('Quotrix'), asNumber('-1.5')], [asText('Tradegate'), null]),
    )
    expect(text).toBe('[\n  { "name": "Quotrix", "bid": -1.5 },\n  { "name": "Tradegate", "bid": null }\n]\n')
    expect(JSON.parse(text)).toEqual([
      { name: 'Quotrix', bid: -1.5 },
      { name: 'Tradegate', bid: null },
    ])
  })

  test('of no rows is an empty list', () => expect(JSON.parse(toJson(table(['a'])))).toEqual([]))

  test('a formula is plain text, because nothing runs JSON', () => {
    expect(JSON.parse(toJson(table(['a'], [asText('=1+1')])))).toEqual([{ a: '=1+1' }])
  })

  test('numbers keep all their digits', () => {
    expect(toJson(table(['a'], [asNumber('0.123456789012345678901234567890')]))).toContain(
      '"a": 0.123456789012345678901234567890',
    )
  })

  test.each(['__proto__', 'constructor', '"', '1', 'a\nb'])('%j is a valid key', id => {
    const [row] = JSON.parse(toJson(table([id], [asText('own')])))
    expect(Object.getOwnPropertyDescriptor(row, id)?.value).toBe('own')
  })

  test('any table is read back', () => {
    const anyValue = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }).map(asText),
      fc.integer().map(number => asNumber(String(number))),
    )
    const plain = (value: ExportedValue) =>
      value === null ? null : value.kind === 'text' ? value.text : Number(value.digits)
    fc.assert(
      fc.property(fc.array(fc.tuple(anyValue, anyValue)), rows => {
        const expected = rows.map(([a, b]) => ({ a: plain(a), b: plain(b) }))
        expect(JSON.parse(toJson(table(['a', 'b'], ...rows)))).toEqual(expected)
      }),
    )
  })
})

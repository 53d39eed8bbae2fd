import { describe, expect, test } from 'vitest'
import type { CellColumn } from '../../cells/cell.view-model.ts'
import type { FilterKind } from '../columns/column-meta.ts'
import { filterText } from './filter-text.ts'

type Case = [kind: FilterKind | null, filter: unknown, text: string, column?: CellColumn, lang?: string]

const number: CellColumn = { kind: 'number', decimals: 1 }
const day: CellColumn = { kind: 'day' }

describe("a column's filter as text", () => {
  test.each<Case>([
    ['text', ' bund 2030 ', 'bund 2030'],
    ['text', 2030, '2030'],
    [null, 'bund', 'bund'],
    ['text', { from: 1 }, ''],
    ['text', undefined, ''],
    ['range', [90, null], '≥ 90', number],
    ['range', [null, 90], '≤ 90', number],
    ['range', [-1.255, 1234.5], '−1.255 – 1,234.5', number],
    ['range', [-1.255, 1234.5], '−1,255 – 1.234,5', number, 'de'],
    ['range', ['90', ''], '≥ 90', number],
    ['range', [0, 0], '0', number],
    ['range', [null, null], '', number],
    ['days', ['2030-06-01', null], '≥ 1 Jun 2030', day],
    ['days', ['2030-06-01', '2031-06-30'], '1 Jun 2030 – 30 Jun 2031', day],
    ['days', [undefined, '2031-06-30'], '≤ 30.06.2031', { kind: 'day', dayStyle: 'DD.MM.YYYY' }],
    ['set', ['AAA'], 'AAA'],
    ['set', ['AAA', '', 'A+', 'B'], 'AAA, (blank) +2'],
    ['set', ['1.5', '2'], '1.5, 2.0', number],
    ['set', [], ''],
  ])('%s %j: %s', (kind, filter, text, column = {}, lang = 'en') => {
    expect(filterText({ kind, filter, column, lang, blank: '(blank)', values: 2 })).toBe(text)
  })

  test('all values are named by default', () => {
    const filter = ['AAA', 'AA', 'A', 'B']
    expect(filterText({ kind: 'set', filter, column: {}, lang: 'en', blank: '-' })).toBe('AAA, AA, A, B')
  })
})

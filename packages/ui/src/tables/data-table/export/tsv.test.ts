import { describe, expect, test } from 'vitest'
import type { ExportedValue } from './exported-table.ts'
import { toTsv } from './tsv.ts'

const text = (texts: string): ExportedValue => ({ kind: 'text', text: texts })
const number = (digits: string): ExportedValue => ({ kind: 'number', digits })

describe('T2 cells as text for a spreadsheet', () => {
  test('cells are separated by tabs and rows by line ends, except after the last row', () => {
    expect(
      toTsv([
        [text('Commerzbank'), number('101.43')],
        [text('BNP Paribas'), null],
      ]),
    ).toBe('Commerzbank\t101.43\r\nBNP Paribas\t')
  })

  test.each<[what: string, text: string, written: string]>([
    ['text stays unchanged', 'Lang & Schwarz, Berlin', 'Lang & Schwarz, Berlin'],
    ['a tab would be another cell', 'a\tb', '"a\tb"'],
    ['a line end would be another row', 'a\nb', '"a\nb"'],
    ['a quote within needs none around it', 'a 5" rod', 'a 5" rod'],
    ['one at the start does', '"Rod"', '"""Rod"""'],
    ['a formula is text', '=HYPERLINK("https://example.org")', `'=HYPERLINK("https://example.org")`],
    ['so is one behind a tab', '\t=1+1', `"'\t=1+1"`],
  ])('%s', (_what, texts, written) => {
    expect(toTsv([[text(texts)]])).toBe(written)
  })

  test('a negative number is no formula', () => {
    expect(toTsv([[number('-1.5')]])).toBe('-1.5')
  })
})

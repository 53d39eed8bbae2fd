import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExportedTable } from './exported-table.ts'
import { markdownText, toMarkdown } from './markdown.ts'

const table = (titles: string[], ...rows: string[][]): ExportedTable => ({
  columns: titles.map((title, index) => ({ id: String(index), title, isNumber: index > 0 })),
  rows: rows.map(row => row.map(shown => ({ value: null, shown }))),
})

/** The cells of a Markdown table as rendered: split at unescaped bars, escapes removed, breaks as new lines. */
function readMarkdown(text: string): string[][] {
  return text
    .split('\n')
    .slice(0, -1)
    .map(line => {
      const cells: string[] = []
      let cell = ''
      for (let at = 0; at < line.length; at++) {
        if (line[at] === '\\') cell += line[++at]
        else if (line[at] === '|') {
          cells.push(cell)
          cell = ''
        } else if (line.startsWith('<br>', at)) {
          cell += '\n'
          at += 3
        } else cell += line[at]
      }
      return cells.slice(1).map(each => each.trim())
    })
}

describe('X7 Markdown', () => {
  test('has the headings, a line that aligns numbers at the end, and the rows', () => {
    expect(toMarkdown(table(['Participant', 'Bid'], ['Quotrix', '101.3600'], ['Tradegate', '']))).toBe(
      '| Participant | Bid |\n| --- | ---: |\n| Quotrix | 101.3600 |\n| Tradegate |  |\n',
    )
  })

  test('of no columns is empty', () => expect(toMarkdown({ columns: [], rows: [] })).toBe(''))

  test.each([
    ['a|b', 'a\\|b'],
    ['a\\|b', 'a\\\\\\|b'],
    ['two\nlines', 'two<br>lines'],
    ['two\r\nlines', 'two<br>lines'],
    ['two\rlines', 'two<br>lines'],
    ['  padded\n', 'padded'],
    ['[click](javascript:alert(1))', '\\[click\\](javascript:alert(1))'],
    ['![](https://evil.example/p.png)', '!\\[\\](https://evil.example/p.png)'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['`code`', '\\`code\\`'],
    ['*bold* _it_ ~~no~~', '\\*bold\\* \\_it\\_ \\~\\~no\\~\\~'],
    ['&lt;b&gt;', '\\&lt;b\\&gt;'],
    ['S&P 500; A&B', 'S&P 500; A&B'],
    ['4.25 % (2034)', '4.25 % (2034)'],
    ['−1.5', '−1.5'],
  ])('%j is written %s', (text, expected) => {
    expect(markdownText(text)).toBe(expected)
  })

  test('headings are as harmless as cells', () => {
    expect(readMarkdown(toMarkdown(table(['a|b\nc'])))[0]).toEqual(['a|b\nc'])
  })

  test('for any texts, the table has its lines and columns, and reads back', () => {
    const anyText = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom('|', '\\', '\n', '\r', '<', 'br>', '`', ' ', 'a', '&amp;') }),
      )
      .map(text => text.trim())
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText)), rows => {
        const [, , ...read] = readMarkdown(toMarkdown(table(['A', 'B'], ...rows)))
        const lined = (text: string) => text.replace(/\r\n|\r/g, '\n').trim()
        expect(read).toEqual(rows.map(row => row.map(lined)))
      }),
    )
  })
})

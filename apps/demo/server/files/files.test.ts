import { describe, expect, test } from 'vitest'
import { textPdf } from './pdf.ts'
import { harmless, workbook } from './xlsx.ts'

/** Reads one stored file of an archive through its central directory, as unpackers do. */
function unzip(bytes: Uint8Array, path: string): string {
  const view = new DataView(bytes.buffer)
  const text = (at: number, length: number) => new TextDecoder().decode(bytes.subarray(at, at + length))
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true)
    if (text(at + 46, nameLength) === path) {
      const local = view.getUint32(at + 42, true)
      return text(local + 30 + view.getUint16(local + 26, true), view.getUint32(at + 24, true))
    }
    at += 46 + nameLength
  }
  throw new Error(`No ${path} in the archive`)
}

describe('workbook', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ['＝1', "'＝1"],
    ['plain', 'plain'],
    ['a=1', 'a=1'],
  ])('text %j is written as %j, so no spreadsheet reckons it', (text, written) => {
    expect(harmless(text)).toBe(written)
  })

  test('numbers, also negative ones, are numeric cells; text is inline and escaped', () => {
    const sheet = unzip(
      workbook(
        'A/B',
        ['Name', 'Price'],
        [
          ['<b>&"', -1.5],
          ['\u0000x', null],
        ],
      ),
      'xl/worksheets/sheet1.xml',
    )
    expect(sheet).toContain('<c r="B2"><v>-1.5</v></c>')
    expect(sheet).toContain('&lt;b&gt;&amp;&quot;')
    expect(sheet).toContain('>x</t>')
    expect(sheet).not.toContain('<f>')
  })

  test('a sheet name contains no forbidden characters', () => {
    expect(unzip(workbook('a[b]:*?/\\'.padEnd(50, 'c'), [], []), 'xl/workbook.xml')).toMatch(
      /name="a b {6}c{22}"/,
    )
  })
})

describe('PDF of text', () => {
  test('contains its lines as text operators, escapes brackets, and its xref table points at its objects', () => {
    const text = new TextDecoder('latin1').decode(textPdf('Auction (2012)', ['High yield 2.5 %']))
    expect(text).toContain('(Auction \\(2012\\)) Tj')
    expect(text).toContain('(High yield 2.5 %) Tj')
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    const first = Number(/0000000000 65535 f \n(\d{10})/.exec(text)?.[1])
    expect(text.slice(first, first + 7)).toBe('1 0 obj')
  })
})

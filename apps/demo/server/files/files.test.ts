import { describe, expect, test, vi } from 'vitest'
import { workbookPart } from '../testing/workbook.ts'
import { textPdf } from './pdf.ts'
import { safeText, workbook } from './xlsx.ts'

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
  ])('text %j is written as %j, so that no spreadsheet computes it', (text, written) => {
    expect(safeText(text)).toBe(written)
  })

  test('numbers, also negative ones, are numeric cells; text is inline and escaped', () => {
    const sheet = workbookPart(
      workbook(
        'A/B',
        ['Name', 'Price'],
        [
          ['<b>&"', -1.5],
          ['\u0000x', null],
        ],
      ),
    )
    expect(sheet).toContain('<c r="B2"><v>-1.5</v></c>')
    expect(sheet).toContain('&lt;b&gt;&amp;&quot;')
    expect(sheet).toContain('>x</t>')
    expect(sheet).not.toContain('<f>')
  })

  test.each(['constructor', '__proto__', 'toString'])('text %s stays text', text => {
    expect(workbookPart(workbook('A', [text], []))).toContain(`>${text}</t>`)
  })

  test('text longer than a cell may hold is cut', () => {
    expect(workbookPart(workbook('A', ['x'.repeat(40_000)], []))).toMatch(/>x{32767}<\/t>/)
  })

  test('equal content gives equal bytes, whenever it is written', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2025, 0, 1) })
    const first = workbook('A', ['Name'], [[1]])
    vi.setSystemTime(Date.UTC(2026, 5, 1))
    const later = workbook('A', ['Name'], [[1]])
    vi.useRealTimers()
    expect(later).toEqual(first)
  })

  test('a sheet name contains no forbidden characters', () => {
    expect(workbookPart(workbook('a[b]:*?/\\'.padEnd(50, 'c'), [], []), 'xl/workbook.xml')).toMatch(
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

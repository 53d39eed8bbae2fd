import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileName } from './file-name.ts'

describe('X7 the name of the file', () => {
  test.each([
    ['Market quotes', 'market-quotes.csv'],
    ['US Treasury 4% 15 Feb 2034: quotes', 'us-treasury-4-15-feb-2034-quotes.csv'],
    ['Котировки участников', 'котировки-участников.csv'],
    ['市场报价', '市场报价.csv'],
    ['../../etc/passwd', 'etc-passwd.csv'],
    ['C:\\Windows\\system32', 'c-windows-system32.csv'],
    ['.htaccess', 'htaccess.csv'],
    ['a"; filename="b.exe', 'a-filename-b-exe.csv'],
    ['line\r\nbreak\0', 'line-break.csv'],
    ['\u202Excod\u202C', 'xcod.csv'],
    ['CON', 'table-con.csv'],
    ['com¹', 'table-com1.csv'],
    ['console', 'console.csv'],
    ['...', 'table.csv'],
    ['', 'table.csv'],
    ['😀', 'table.csv'],
    ['a'.repeat(80), `${'a'.repeat(60)}.csv`],
    [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.csv`],
  ])('%j is saved as %s', (title, expected) => {
    expect(fileName(title, 'csv')).toBe(expected)
  })

  test('has the ending of its format', () => {
    expect(fileName('Quotes', 'json')).toBe('quotes.json')
    expect(fileName('Quotes', 'md')).toBe('quotes.md')
  })

  test('from any text is letters, digits and hyphens, with one dot', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), title => {
        expect(fileName(title, 'csv')).toMatch(/^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*\.csv$/u)
      }),
    )
  })
})

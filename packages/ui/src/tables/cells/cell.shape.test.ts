import { describe, expect, test } from 'vitest'
import { type CellColumn, cellFigure, type TableCell } from './cell.shape.ts'

const text: CellColumn = {}
const price: CellColumn = { kind: 'number', decimals: 4 }
const change: CellColumn = { kind: 'number', decimals: 2, sign: 'change' }
const archive: CellColumn = { kind: 'number', maxDecimals: 30 }
const day: CellColumn = { kind: 'day' }
const comment: CellColumn = { kind: 'comment' }

describe('what a cell shows (Q13)', () => {
  test.each<[string, TableCell, CellColumn, string, string]>([
    ['a number has the decimals of its column', 101.09375, price, 'eng', '101.0938'],
    ['a decimal string is a number too', '101.5', price, 'eng', '101.5000'],
    ['in the marks of the language', 4237000000, { kind: 'number', decimals: 0 }, 'deu', '4.237.000.000'],
    ['a change has its sign', 0.12, change, 'eng', '+0.12'],
    ['and a true minus', -0.12, change, 'eng', '\u22120.12'],
    ['never a minus zero', -0.0001, change, 'eng', '0.00'],
    [
      '30 decimals in the archive',
      '0.123456789012345678901234567891',
      archive,
      'eng',
      '0.123456789012345678901234567891',
    ],
    ['text that is no number stays', '3.641 / 3.583', price, 'eng', '3.641 / 3.583'],
    ['a text column leaves text alone', '007', text, 'eng', '007'],
    ['a number in a text column is written in full', 1234.5, text, 'eng', '1,234.5'],
    ['a day is in words', '2025-07-11', day, 'eng', '11 Jul 2025'],
    [
      'in the pattern of the column',
      '2025-07-11',
      { kind: 'day', dayStyle: 'DD.MM.YYYY' },
      'eng',
      '11.07.2025',
    ],
    ['a day that no calendar has stays as it came', '2025-02-30', day, 'eng', '2025-02-30'],
    ['an object with its text', { text: 'Frankfurt SE' }, text, 'eng', 'Frankfurt SE'],
    ['markup is text', '<b>x</b>', text, 'eng', '<b>x</b>'],
  ])('%s', (_sentence, cell, column, lang, expected) => {
    expect(cellFigure(cell, column, lang)).toMatchObject({ kind: 'text', text: expected })
  })

  test.each<[string, TableCell, CellColumn]>([
    ['null', null, text],
    ['a missing cell', undefined, text],
    ['empty text', '', text],
    ['spaces', '  ', text],
    ['NaN', Number.NaN, price],
    ['infinity', Number.POSITIVE_INFINITY, price],
    ['the word NaN among numbers', 'NaN', price],
    ['a lone dash among numbers', '-', price],
    ['a lone dash among days', '–', day],
    ['an object without text', {}, text],
    ['what is neither text nor number', { text: true } as never, text],
  ])('%s is blank', (_sentence, cell, column) => {
    expect(cellFigure(cell, column, 'eng')).toEqual({ kind: 'blank', reason: null })
  })

  test('a lone dash among words is a word', () => {
    expect(cellFigure('-', text, 'eng')).toMatchObject({ kind: 'text', text: '-' })
  })
})

describe('what a cell can say besides its text', () => {
  test('X3 a blank keeps the reason of its blankness', () => {
    const reason = 'Withheld: the yield exceeds 2,000 %'
    expect(cellFigure({ reason }, price, 'eng')).toEqual({ kind: 'blank', reason })
  })

  test('X3 tooltip and reason open from the text', () => {
    const cell = { text: 101.5, tooltip: 'Mid of bid and ask', reason: 'Estimated' }
    expect(cellFigure(cell, price, 'eng')).toMatchObject({
      notes: ['Mid of bid and ask', 'Estimated'],
      info: [],
    })
  })

  test('on a link they move behind the "i", because a press on a link leads away', () => {
    const cell = { text: 'Frankfurt SE', href: '/grounds/3/', info: 'Open 9–17', reason: 'Delayed' }
    expect(cellFigure(cell, text, 'eng')).toMatchObject({
      href: '/grounds/3/',
      notes: [],
      info: ['Open 9–17', 'Delayed'],
    })
  })

  test.each([['javascript:alert(1)'], ['data:text/html,x'], ['//evil.example'], ['\\\\evil.example'], ['']])(
    'an unsafe link is plain text: %s',
    href => {
      expect(cellFigure({ text: 'Source', href }, text, 'eng')).toMatchObject({ text: 'Source', href: null })
    },
  )

  test('Q1 a locked cell shows nothing of its value', () => {
    const cell = { text: '101.0938', sortValue: 101.0938, locked: true }
    expect(JSON.stringify(cellFigure(cell, price, 'eng'))).not.toContain('101')
  })

  test.each(['send', 'sending', 'sent', 'forbidden'] as const)('Q3 a request that is %s', placeholder => {
    expect(cellFigure({ placeholder }, price, 'eng')).toEqual({ kind: 'request', state: placeholder })
  })
})

describe('up and down never speak by colour alone', () => {
  test.each<[string, TableCell, string | null]>([
    ['a sign says it', { text: 0.12, tone: 'up' }, null],
    ['a minus says it', { text: -0.12, tone: 'down' }, null],
    ['words need an arrow', { text: 'AA+', tone: 'down' }, 'down'],
    ['muted text has no direction', { text: 'AA+', tone: 'muted' }, null],
    ['text without tone has none', { text: 'AA+' }, null],
  ])('%s', (_sentence, cell, arrow) => {
    expect(cellFigure(cell, change, 'eng')).toMatchObject({ arrow })
  })
})

describe('T1 long text', () => {
  const long =
    'Proceeds refinance the 2026 senior notes and fund general corporate purposes of the issuer group'

  test('is cut, and the whole is kept for the button', () => {
    expect(cellFigure(long, text, 'eng')).toMatchObject({
      text: `${long.slice(0, 80).trimEnd()}…`,
      full: long,
    })
  })

  test('is never cut in a comment column', () => {
    expect(cellFigure(long, comment, 'eng')).toMatchObject({ text: long, full: null })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CellColumn,
  type CellObject,
  isBlank,
  plainText,
  type TableCell,
  toCellViewModel,
} from './cell.view-model.ts'

const text: CellColumn = {}
const price: CellColumn = { kind: 'number', decimals: 4 }
const change: CellColumn = { kind: 'number', decimals: 2, sign: 'change' }
const archive: CellColumn = { kind: 'number', maxDecimals: 30 }
const day: CellColumn = { kind: 'day' }
const comment: CellColumn = { kind: 'comment' }

describe('what a cell shows (Q13)', () => {
  test.each<[string, TableCell, CellColumn, string, string]>([
    ['a number has the decimals of its column', 101.09375, price, 'en', '101.0938'],
    ['a decimal string is a number too', '101.5', price, 'en', '101.5000'],
    ['in the marks of the language', 4237000000, { kind: 'number', decimals: 0 }, 'de', '4.237.000.000'],
    ['a change has its sign', 0.12, change, 'en', '+0.12'],
    ['and a true minus', -0.12, change, 'en', '\u22120.12'],
    ['never a minus zero', -0.0001, change, 'en', '0.00'],
    [
      '30 decimals in the archive',
      '0.123456789012345678901234567891',
      archive,
      'en',
      '0.123456789012345678901234567891',
    ],
    ['text that is no number stays', '3.641 / 3.583', price, 'en', '3.641 / 3.583'],
    ['a text column leaves text alone', '007', text, 'en', '007'],
    ['a number in a text column is written in full', 1234.5, text, 'en', '1,234.5'],
    ['a day is formatted', '2025-07-11', day, 'en', '11 Jul 2025'],
    [
      'in the pattern of the column',
      '2025-07-11',
      { kind: 'day', dayStyle: 'DD.MM.YYYY' },
      'en',
      '11.07.2025',
    ],
    [
      'a pattern of a day with the year first too',
      '2025-07-11',
      { kind: 'day', dayStyle: 'YYYY-MM-DD' },
      'en',
      '2025-07-11',
    ],
    ['a number in a text column has the marks of the language', 1234.5, text, 'de', '1.234,5'],
    ['a day that no calendar has stays as it came', '2025-02-30', day, 'en', '2025-02-30'],
    ['an object with its text', { text: 'Frankfurt SE' }, text, 'en', 'Frankfurt SE'],
    ['markup is text', '<b>x</b>', text, 'en', '<b>x</b>'],
  ])('%s', (_sentence, cell, column, lang, expected) => {
    expect(toCellViewModel(cell, column, lang)).toMatchObject({ kind: 'text', text: expected })
  })

  test.each<[string, TableCell, CellColumn]>([
    ['null', null, text],
    ['a missing cell', undefined, text],
    ['empty text', '', text],
    ['spaces', '  ', text],
    ['NaN', Number.NaN, price],
    ['infinity', Number.POSITIVE_INFINITY, price],
    ['the word NaN among numbers', 'NaN', price],
    ['the word Infinity among numbers', '-Infinity', price],
    ['a number that is too large to hold', '1e400', price],
    ['a lone dash among numbers', '-', price],
    ['a lone dash among days', '–', day],
    ['an object without text', {}, text],
    ['what is neither text nor number', { text: true } as never, text],
  ])('%s is blank', (_sentence, cell, column) => {
    expect(toCellViewModel(cell, column, 'en')).toEqual({ kind: 'blank', reason: null })
  })

  test.each<[string, unknown, CellColumn['kind'], boolean]>([
    ['a dash without a kind of column', '-', undefined, false],
    ['a dash among comments', '–', 'comment', false],
    ['a dash among numbers', '—', 'number', true],
  ])('%s', (_sentence, value, kind, expected) => {
    expect(isBlank(value, kind)).toBe(expected)
  })

  test('a lone dash in a text column is text', () => {
    expect(toCellViewModel('-', text, 'en')).toMatchObject({ kind: 'text', text: '-' })
  })
})

describe('a cell that is only text', () => {
  const of80 = 'a'.repeat(80)
  test.each<[string, TableCell, CellColumn, string | null]>([
    ['text', 'Frankfurt SE', text, 'Frankfurt SE'],
    ['a number in the format of its column', 101.5, price, '101.5000'],
    ['zero is a number', 0, price, '0.0000'],
    ['a day', '2025-07-11', day, '11 Jul 2025'],
    ['null is blank', null, text, ''],
    ['a missing cell is blank', undefined, text, ''],
    ['a dash among numbers is blank', '-', price, ''],
    ['a dash among texts is text', '-', text, '-'],
    ['80 characters', of80, text, of80],
    ['one more needs a button for the rest', `${of80}a`, text, null],
    ['a comment is never cut', `${of80}a`, comment, `${of80}a`],
    ['an object may have more than a text', { text: 'Frankfurt SE' }, text, null],
    ['even an object without anything', {}, text, null],
  ])('%s', (_sentence, cell, column, expected) => {
    expect(plainText(cell, column, 'en')).toBe(expected)
  })
})

describe('the content of a cell besides its text', () => {
  test('text alone has nothing else', () => {
    expect(toCellViewModel('Frankfurt SE', text, 'en')).toEqual({
      kind: 'text',
      text: 'Frankfurt SE',
      full: null,
      fullText: null,
      href: null,
      notes: [],
      info: [],
      detail: null,
      tone: null,
      arrow: null,
    })
  })

  test.each<[string, CellObject, string | null]>([
    ['of a shortened one', { text: '4.25% 15 May 2035', fullText: 'US Treasury 4.25%' }, 'US Treasury 4.25%'],
    ['not if it is the same', { text: 'US Treasury', fullText: 'US Treasury' }, null],
    ['not if it is empty', { text: 'US Treasury', fullText: '' }, null],
    ['not without one', { text: 'US Treasury' }, null],
  ])('the full form of a text: %s', (_sentence, cell, fullText) => {
    expect(toCellViewModel(cell, text, 'en')).toMatchObject({ text: cell.text, full: null, fullText })
  })

  test.each<[string, CellObject, string | null]>([
    ['is a second text', { text: 'Deutsche Bank', detail: 'Frankfurt' }, 'Frankfurt'],
    ['is none when it is empty', { text: 'Deutsche Bank', detail: '' }, null],
    ['is none when it is missing', { text: 'Deutsche Bank' }, null],
  ])('the detail %s', (_sentence, cell, detail) => {
    expect(toCellViewModel(cell, text, 'en')).toMatchObject({ detail })
  })

  test.each<[string, CellObject, string | null]>([
    ['with its reason', { locked: true, reason: 'Sign in to see it' }, 'Sign in to see it'],
    ['without one', { text: 101.5, locked: true }, null],
  ])('P7 a withheld value is locked, %s', (_sentence, cell, reason) => {
    expect(toCellViewModel(cell, price, 'en')).toEqual({ kind: 'locked', reason })
  })

  test('X3 a blank keeps its reason', () => {
    const reason = 'Withheld: the yield exceeds 2,000 %'
    expect(toCellViewModel({ reason }, price, 'en')).toEqual({ kind: 'blank', reason })
  })

  test('X3 tooltip and reason open from the text', () => {
    const cell = { text: 101.5, tooltip: 'Mid of bid and ask', reason: 'Estimated' }
    expect(toCellViewModel(cell, price, 'en')).toMatchObject({
      notes: ['Mid of bid and ask', 'Estimated'],
      info: [],
    })
  })

  test('on a link they are behind the "i", because a press on a link navigates', () => {
    const cell = { text: 'Frankfurt SE', href: '/grounds/3/', info: 'Open 9–17', reason: 'Delayed' }
    expect(toCellViewModel(cell, text, 'en')).toMatchObject({
      href: '/grounds/3/',
      notes: [],
      info: ['Open 9–17', 'Delayed'],
    })
  })

  test.each([['javascript:alert(1)'], ['data:text/html,x'], ['//evil.example'], ['\\\\evil.example'], ['']])(
    'an unsafe link is plain text: %s',
    href => {
      expect(toCellViewModel({ text: 'Source', href }, text, 'en')).toMatchObject({
        text: 'Source',
        href: null,
      })
    },
  )

  test('Q1 a locked cell has nothing of its value', () => {
    const cell = { text: '101.0938', sortValue: 101.0938, locked: true }
    expect(JSON.stringify(toCellViewModel(cell, price, 'en'))).not.toContain('101')
  })

  test.each(['send', 'sending', 'sent', 'forbidden'] as const)('Q3 a request that is %s', placeholder => {
    expect(toCellViewModel({ placeholder }, price, 'en')).toEqual({ kind: 'request', state: placeholder })
  })
})

describe('up and down are never shown by colour alone', () => {
  test.each<[string, TableCell, string | null]>([
    ['a sign says it', { text: 0.12, tone: 'up' }, null],
    ['a minus says it', { text: -0.12, tone: 'down' }, null],
    ['text needs an arrow', { text: 'AA+', tone: 'down' }, 'down'],
    ['muted text has no direction', { text: 'AA+', tone: 'muted' }, null],
    ['text without tone has none', { text: 'AA+' }, null],
    ['an object of its own has none either', { text: 'AA+', detail: 'S&P' }, null],
  ])('%s', (_sentence, cell, arrow) => {
    expect(toCellViewModel(cell, change, 'en')).toMatchObject({ arrow })
  })
})

describe('T1 long text', () => {
  const long =
    'Proceeds refinance the 2026 senior notes and fund general corporate purposes of the issuer group'

  test('is cut, with the whole text for the button', () => {
    expect(toCellViewModel(long, text, 'en')).toMatchObject({
      text: `${long.slice(0, 80).trimEnd()}…`,
      full: long,
    })
  })

  test.each<[string, TableCell]>([
    ['as text', long],
    ['as an object', { text: long }],
    ['as an object with a detail', { text: long, detail: 'put date' }],
  ])('is never cut in a comment column: %s', (_sentence, cell) => {
    expect(toCellViewModel(cell, comment, 'en')).toMatchObject({ text: long, full: null })
  })
})

describe('for any cell, column and language', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.double().map(String),
    fc.constantFrom('', ' ', '-', '1,5', 'NaN', '-Infinity', '1e400', '2025-07-11', '2025-02-30', '<b>x</b>'),
    fc.constantFrom('0', '-0', '-0.0001', '😀'.repeat(81), 'a'.repeat(81)),
  )
  const value = fc.oneof(anyText, fc.double(), fc.constant(null))
  const object = fc.record(
    {
      text: value,
      sortValue: value,
      href: fc.oneof(fc.constantFrom('/a/', 'javascript:alert(1)', '//evil.example', null), fc.webUrl()),
      info: fc.constantFrom('Info', ''),
      tooltip: fc.constantFrom('Tip', ''),
      reason: fc.constantFrom('Reason', ''),
      detail: fc.constantFrom('Detail', ''),
      tone: fc.constantFrom('up' as const, 'down' as const, 'muted' as const),
      locked: fc.boolean(),
      placeholder: fc.constantFrom('send' as const, 'sent' as const),
    },
    { requiredKeys: [] },
  )
  const cell = fc.oneof(value, object, fc.constant(undefined)) as fc.Arbitrary<TableCell>
  const column: fc.Arbitrary<CellColumn> = fc.oneof(
    fc.constantFrom<CellColumn>(text, comment, day, { kind: 'day', dayStyle: 'DD.MM.YYYY' }),
    fc.record({
      kind: fc.constant('number' as const),
      decimals: fc.option(fc.nat(30), { nil: undefined }),
      maxDecimals: fc.option(fc.nat(30), { nil: undefined }),
      sign: fc.constantFrom('auto' as const, 'change' as const),
    }),
  )
  const language = fc.constantFrom(
    ...['en', 'ru', 'it', 'de', 'fr', 'es', 'pl', 'tr', 'uk', 'zh', 'xx', '__proto__'],
  )
  const length = (formatted: string) => [...new Intl.Segmenter().segment(formatted)].length

  test('formats only values, and no minus zero', () => {
    const numbers = fc.oneof(
      fc.double(),
      fc.double().map(String),
      fc.constantFrom('NaN', 'Infinity', '1e400', -0),
    )
    fc.assert(
      fc.property(numbers, column, language, (value, of, lang) => {
        if (of.kind !== 'number') return
        const viewModel = toCellViewModel(value, of, lang)
        expect(viewModel.kind === 'blank').toBe(!Number.isFinite(Number(value)))
        if (viewModel.kind !== 'text') return
        expect(viewModel.text).not.toMatch(/NaN|Infinity|undefined|null/)
        if (/^[^1-9]*$/.test(viewModel.text)) expect(viewModel.text).not.toMatch(/[-−+]/)
      }),
    )
  })

  test('text is cut at 80 characters except in comment columns, with the whole text exactly if it is cut', () => {
    fc.assert(
      fc.property(cell, column, language, (value, of, lang) => {
        const viewModel = toCellViewModel(value, of, lang)
        if (viewModel.kind !== 'text') return
        if (of.kind === 'comment') expect(viewModel.full).toBeNull()
        else expect(length(viewModel.text)).toBeLessThanOrEqual(81)
        if (viewModel.full !== null) expect(viewModel.full.startsWith(viewModel.text.slice(0, -1))).toBe(true)
        expect(viewModel.text.trim()).not.toBe('')
      }),
    )
  })

  test('Q1 a withheld value appears neither in the text nor in a note', () => {
    fc.assert(
      fc.property(object, column, language, (value, of, lang) => {
        const secret = {
          ...value,
          text: '987.6501',
          sortValue: 987.6501,
          tooltip: '987.6501',
          info: '987.6501',
        }
        const viewModel = toCellViewModel(secret as TableCell, of, lang)
        if (value.locked || value.placeholder) expect(JSON.stringify(viewModel)).not.toContain('987')
        else expect(viewModel.kind).toBe('text')
      }),
    )
  })

  test('an address is safe or absent, and every note is in one place', () => {
    fc.assert(
      fc.property(object, column, language, (value, of, lang) => {
        const viewModel = toCellViewModel(value as TableCell, of, lang)
        if (viewModel.kind !== 'text') return
        if (viewModel.href !== null) expect(viewModel.href).toMatch(/^(\/a\/|https:\/\/)/)
        expect(viewModel.notes.length === 0 || viewModel.href === null).toBe(true)
        const expectedNotes = [value.tooltip, value.reason, value.info].filter(Boolean)
        expect([...viewModel.notes, ...viewModel.info].sort()).toEqual(expectedNotes.sort())
      }),
    )
  })

  test('up and down have a sign or an arrow', () => {
    fc.assert(
      fc.property(object, column, language, (value, of, lang) => {
        const viewModel = toCellViewModel(value as TableCell, of, lang)
        if (viewModel.kind !== 'text' || viewModel.tone === null || viewModel.tone === 'muted') return
        expect(viewModel.arrow ?? (/^[+\-−]/.test(viewModel.text) ? 'sign' : null)).not.toBeNull()
      }),
    )
  })

  test('rendering and sorting agree on which cells are blank', () => {
    fc.assert(
      fc.property(value, column, language, (value, of, lang) => {
        expect(toCellViewModel(value, of, lang).kind === 'blank').toBe(isBlank(value, of.kind))
      }),
    )
  })
})

describe('a cell with a unit of its own', () => {
  const column = { kind: 'number', decimals: 0 } as const
  test.each<[sentence: string, cell: CellObject, text: string]>([
    ['its own digits come before those of its column', { text: '6.1', decimals: 2 }, '6.10'],
    ['none are digits too', { text: '6.5', decimals: 0 }, '7'],
    ['a column without digits of its own takes them', { text: 1.289209, decimals: 2 }, '1.29'],
    ['without digits of its own it follows its column', { text: '6.1' }, '6'],
  ])('%s', (_sentence, cell, text) =>
    expect(toCellViewModel(cell, column, 'en')).toMatchObject({ kind: 'text', text }),
  )
})

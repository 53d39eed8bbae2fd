import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, roundDecimal } from '../../foundation/format/decimal.ts'
import {
  type NumberFieldEvent,
  type NumberFieldState,
  numberFieldReducer,
  numberFieldStart,
} from './number-field.reducer.ts'

const typed = (text: string): NumberFieldEvent => ({ type: 'typed', text })
const blurred = (decimals?: number): NumberFieldEvent => ({ type: 'blurred', decimals })
const BLANK: NumberFieldState = { draft: '', composing: null, value: '', rejected: null }
const run = (start: string, ...events: NumberFieldEvent[]) =>
  events.reduce(numberFieldReducer, numberFieldStart(start))

describe('a number field accepts digits with one dot or comma (bond-page §5)', () => {
  test.each([
    ['digits', '100', '100'],
    ['a dot', '99.125', '99.125'],
    ['a comma is a decimal sign', '1,5', '1.5'],
    ['a leading dot', '.5', '0.5'],
    ['a trailing dot', '5.', '5'],
    ['zero with a comma', '0,00', '0.00'],
    ['20 digits', '12345678901234567890', '12345678901234567890'],
    ['full-width digits', '１２', '12'],
    ['a number with spaces between its digits', '1 000', '1000'],
    ['a number with NBSP', '1\u00a0000', '1000'],
    ['a number after a currency sign', '$12', '12'],
    ['nothing', '', ''],
  ])('%s: "%s"', (_sentence, text, value) => {
    expect(run('7', typed(text))).toMatchObject({ value, rejected: null })
  })

  test.each([
    ['two dots', '1.2.3'],
    ['two commas', '1,2,3'],
    ['only a dot', '.'],
  ])('%s ("%s") is not a number: it is shown until blur, then cleared and named', (_sentence, text) => {
    expect(run('', typed(text))).toMatchObject({ draft: text, value: '', rejected: null })
    expect(run('', typed(text), blurred())).toEqual({
      ...BLANK,
      rejected: { reason: 'number', text },
    })
  })

  test.each([
    ['a minus (readings #59)', '5', '-5', '-'],
    ['a letter', '5', '5a', 'a'],
    ['an Arabic digit', '5', '5٣', '٣'],
    ['a letter between digits', '15', '1x5', 'x'],
    ['a letter over a selected text', '5', 'a', 'a'],
    ['a pasted number among letters', '100', 'abc12,5', 'abc12,5'],
    ['letters pasted behind a number', '100', '100 per cent', '100 per cent'],
    ['an exponent', '7', '1e5', '1e5'],
    ['Arabic digits', '', '٣٤', '٣٤'],
    ['a negative number', '', '-5', '-5'],
    ['a per cent sign', '5', '5%', '%'],
  ])('%s is rejected and named, and the field stays "%s"', (_sentence, before, text, named) => {
    const rejected = { reason: 'characters', text: named }
    const value = before
    expect(run(before, typed(text))).toEqual({ ...BLANK, draft: before, value, rejected })
    expect(run(before, typed(text), blurred())).toEqual({ ...BLANK, draft: before, value, rejected })
  })

  test('the rejection stays until the next valid input', () => {
    const refused = run('5', typed('5a'))
    expect(numberFieldReducer(refused, typed('5 '))).toBe(refused)
    expect(run('5', typed('5a'), typed('51'))).toEqual({ ...BLANK, draft: '51', value: '51' })
    expect(run('5', typed('5a'), { type: 'valueChanged', value: '6' }).rejected).toBeNull()
  })
})

describe('text of an unfinished composition', () => {
  test('is shown unchanged, and the value stays; when finished it is validated', () => {
    const composing = run('5', { type: 'composing', text: '5ni' })
    expect(composing).toEqual({ ...BLANK, draft: '5', value: '5', composing: '5ni' })
    expect(numberFieldReducer(composing, typed('5你'))).toEqual({
      ...BLANK,
      draft: '5',
      value: '5',
      rejected: { reason: 'characters', text: '你' },
    })
    expect(numberFieldReducer(composing, typed('5'))).toEqual({ ...BLANK, draft: '5', value: '5' })
  })

  test('counts at once when it is a number, with full-width digits too', () => {
    expect(run('5', { type: 'composing', text: '5１' })).toEqual({ ...BLANK, draft: '51', value: '51' })
  })
})

describe('a number field on blur', () => {
  test.each([
    ['rounds to its decimals, half up', '99.1255', 3, '99.126', '99.126'],
    ['keeps the typed comma', '99,1255', 3, '99,126', '99.126'],
    ['keeps fewer decimals', '99.10', 3, '99.10', '99.10'],
    ['rounds to whole numbers', '1.5', 0, '2', '2'],
    ['keeps every decimal without a limit', '1.123456', undefined, '1.123456', '1.123456'],
    ['stays blank', '', 3, '', ''],
  ])('%s', (_sentence, text, decimals, draft, value) => {
    expect(run('', typed(text), blurred(decimals))).toEqual({ ...BLANK, draft, value })
  })

  test('keeps the message about the cleared text until the next input', () => {
    expect(run('', typed('.'), blurred(), typed('1')).rejected).toBeNull()
  })
})

describe('a value from the parent', () => {
  test('replaces the draft when it is a different number', () => {
    expect(run('1', typed('2'), { type: 'valueChanged', value: '3' })).toMatchObject({
      draft: '3',
      value: '3',
    })
  })

  test.each([
    ['words', 'n/a'],
    ['a minus', '-5'],
    ['an exponent', '1e5'],
    ['two separators', '1.2.3'],
  ])('%s is not a number and gives a blank field', (_sentence, value) => {
    expect(numberFieldStart(value)).toEqual(BLANK)
  })

  test('its comma is a decimal sign, as in typed text', () => {
    expect(numberFieldStart('1,5')).toEqual({ ...BLANK, draft: '1,5', value: '1.5' })
    expect(run('', typed('1,5'), { type: 'valueChanged', value: '1,5' })).toMatchObject({ draft: '1,5' })
  })

  test('keeps the typed text when it is the same number', () => {
    expect(run('', typed('1,'), { type: 'valueChanged', value: '1' })).toMatchObject({ draft: '1,' })
  })
})

const LANGUAGES = ['en', 'ru', 'it', 'de', 'fr', 'es', 'pl', 'tr', 'uk', 'zh']

describe('for any events', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0159.,-e a$') }),
    fc.string({ maxLength: 12 }),
    fc.double().map(String),
    fc.constantFrom('0,00', '\u00a01\u202f000,5', '１２．５', '٣', '$12', '1.2.3', '99999999999999999999.5'),
  )
  const event: fc.Arbitrary<NumberFieldEvent> = fc.oneof(
    text.map(typed),
    text.map(composing => ({ type: 'composing' as const, text: composing })),
    fc.option(fc.nat(30), { nil: undefined }).map(blurred),
    text.map(value => ({ type: 'valueChanged' as const, value })),
  )
  const anyEvents = fc.array(event, { maxLength: 12 })

  test('the value is a decimal string that Number can read, or blank', () => {
    fc.assert(
      fc.property(text, anyEvents, (start, events) => {
        const { value } = run(start, ...events)
        expect(value === '' || /^\d+(\.\d+)?$/.test(value)).toBe(true)
        expect(Number.isFinite(Number(value))).toBe(true)
      }),
    )
  })

  test('after blur the field has only digits with at most one dot or comma', () => {
    fc.assert(
      fc.property(text, anyEvents, fc.option(fc.nat(30), { nil: undefined }), (start, events, decimals) => {
        const { draft, value, rejected } = run(start, ...events, blurred(decimals))
        expect(draft).toMatch(/^\d*[.,]?\d*$/)
        expect(draft === '').toBe(value === '')
        if (rejected?.reason === 'number') expect(draft).toBe('')
      }),
    )
  })

  test('rejected input changes neither the text nor the number', () => {
    fc.assert(
      fc.property(text, anyEvents, text, (start, events, next) => {
        const before = run(start, ...events)
        const after = numberFieldReducer(before, typed(next))
        if (after.rejected && after.rejected !== before.rejected)
          expect([after.draft, after.value]).toEqual([before.draft, before.value])
      }),
    )
  })

  test('a second blur changes nothing', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(5), (events, decimals) => {
        const once = run('', ...events, blurred(decimals))
        expect(numberFieldReducer(once, blurred(decimals))).toEqual(once)
      }),
    )
  })

  test('keys alone produce only digits, dots and commas', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE aZ$%(/'), maxLength: 30 })
    fc.assert(
      fc.property(keys, pressed => {
        const state = [...pressed].reduce(
          (before, key) => numberFieldReducer(before, typed(before.draft + key)),
          numberFieldStart(''),
        )
        expect(state.draft).toBe(pressed.replace(/[^\d.,]/g, ''))
      }),
    )
  })

  test('a value that the parent returns after blur changes nothing', () => {
    fc.assert(
      fc.property(anyEvents, events => {
        const state = run('', ...events)
        expect(numberFieldReducer(state, { type: 'valueChanged', value: state.value })).toBe(state)
      }),
    )
  })
})

describe('for any number in any of the ten languages', () => {
  const decimal = fc
    .tuple(fc.nat(999_999_999), fc.stringMatching(/^\d{0,8}$/))
    .map(([integer, fraction]) => (fraction === '' ? String(integer) : `${integer}.${fraction}`))
  const language = fc.constantFrom(...LANGUAGES)

  test('written without grouping it is parsed as itself, pasted or key by key', () => {
    fc.assert(
      fc.property(decimal, language, (number, lang) => {
        const decimals = number.split('.')[1]?.length ?? 0
        const written = formatDecimal(number, { lang, decimals, grouping: false }) ?? ''
        const pasted = run('', typed(written), blurred())
        expect(pasted.value).toBe(number)
        const keys = [...written].map((_, at) => typed(written.slice(0, at + 1)))
        expect(run('', ...keys, blurred())).toEqual(pasted)
      }),
    )
  })

  test('spaces between thousands are removed; one dot or comma is a decimal sign, more are rejected', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), language, (number, lang) => {
        const written = formatDecimal(number, { lang }) ?? ''
        const marks = written.replace(/[\d\s]/g, '')
        const { value } = run('', typed(written))
        if (marks.length === 0) expect(value).toBe(String(number))
        else expect(value).toBe(marks.length > 1 ? '' : written.replace(marks, '.'))
      }),
    )
  })

  test('blur rounds as everywhere, and keeps the typed separator', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,9}[.,]\d{1,9}$/), fc.nat(6), (written, decimals) => {
        const plain = written.replace(',', '.')
        const { value, draft } = run('', typed(written), blurred(decimals))
        const fraction = plain.split('.')[1] ?? ''
        expect(value).toBe(fraction.length > decimals ? roundDecimal(plain, decimals) : plain)
        expect(draft.replace(',', '.')).toBe(value)
        expect(written).toContain(/[.,]/.exec(draft)?.[0] ?? '')
      }),
    )
  })
})

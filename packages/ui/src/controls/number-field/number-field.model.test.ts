import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NumberFieldEvent, numberFieldReducer, numberFieldStart } from './number-field.model.ts'

const typed = (text: string): NumberFieldEvent => ({ type: 'typed', text })
const left = (decimals?: number): NumberFieldEvent => ({ type: 'left', decimals })
const run = (start: string, ...events: NumberFieldEvent[]) =>
  events.reduce(numberFieldReducer, numberFieldStart(start))

describe('a number field takes digits with one dot or comma (bond-page §5)', () => {
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
    ['a number with hard spaces', '1\u00a0000', '1000'],
    ['a number after a currency sign', '$12', '12'],
    ['nothing', '', ''],
  ])('%s', (_sentence, text, value) => {
    expect(run('7', typed(text))).toMatchObject({ value, blanked: false })
  })

  test.each([
    ['two dots', '1.2.3'],
    ['two commas', '1,2,3'],
    ['a dot alone', '.'],
    ['an exponent', '1e5'],
    ['a minus', '-5'],
    ['Arabic digits', '٣٤'],
    ['words', 'abc'],
  ])('%s is no number: seen until the field is left, then blanked, and told', (_sentence, text) => {
    expect(run('', typed(text))).toMatchObject({ draft: text, value: '' })
    expect(run('', typed(text), left())).toEqual({ draft: '', value: '', blanked: true })
  })

  test.each([
    ['a minus cannot be typed (readings #59)', '5', '-5', '5'],
    ['a letter cannot be typed', '5', '5a', '5'],
    ['a letter between digits cannot be typed', '15', '1x5', '15'],
    ['a letter over a selected text is seen', '5', 'a', 'a'],
  ])('%s', (_sentence, before, text, draft) => {
    expect(run(before, typed(text)).draft).toBe(draft)
  })
})

describe('a number field that is left', () => {
  test.each([
    ['rounds to its decimals, half up', '99.1255', 3, '99.126', '99.126'],
    ['keeps the comma that was typed', '99,1255', 3, '99,126', '99.126'],
    ['keeps fewer decimals as they are', '99.10', 3, '99.10', '99.10'],
    ['rounds to whole numbers', '1.5', 0, '2', '2'],
    ['keeps every decimal when it has no limit', '1.123456', undefined, '1.123456', '1.123456'],
    ['stays blank', '', 3, '', ''],
  ])('%s', (_sentence, text, decimals, draft, value) => {
    expect(run('', typed(text), left(decimals))).toEqual({ draft, value, blanked: false })
  })

  test('tells of the blanking until the next input', () => {
    expect(run('', typed('.'), left(), typed('1')).blanked).toBe(false)
  })
})

describe('a value from the parent', () => {
  test('replaces the draft when it is another one', () => {
    expect(run('1', typed('2'), { type: 'given', value: '3' })).toMatchObject({ draft: '3', value: '3' })
  })

  test('keeps what was typed when it is the same number', () => {
    expect(run('', typed('1,'), { type: 'given', value: '1' })).toMatchObject({ draft: '1,' })
  })
})

test('for any typing the value is a decimal string that Number can read, or blank', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'0159.,-e a$') }), { maxLength: 12 }),
      texts => {
        const { value } = run('', ...texts.map(typed), left(3))
        expect(value === '' || /^\d+(\.\d+)?$/.test(value)).toBe(true)
      },
    ),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../labels/languages.ts'
import {
  clampDecimals,
  type DecimalFormat,
  formatDecimal,
  labelsInMillions,
  MINUS,
  numberMarks,
  parseDecimal,
  roundDecimal,
  roundTo,
} from './decimal.ts'

const NBSP = '\u00A0'
const NARROW = '\u202F'

describe('Q13: rounding half away from zero on the digits (readings #26)', () => {
  test.each<[value: number | string, decimals: number, expected: string, why: string]>([
    [1.0005, 3, '1.001', 'toFixed gives 1.000'],
    ['1.0005', 3, '1.001', 'text and number agree'],
    [-1.0005, 3, '-1.001', 'away from zero on both sides'],
    [2.5, 0, '3', 'not to even'],
    [-2.5, 0, '-3', 'not towards zero'],
    [0.1 + 0.2, 2, '0.30', 'the double is 0.30000000000000004'],
    [0.1 + 0.2, 17, '0.30000000000000004', 'the digits of the double, if requested'],
    [1e-7, 6, '0.000000', 'String(1e-7) is exponential'],
    [1e-7, 7, '0.0000001', 'String(1e-7) is exponential'],
    [1e21, 0, '1000000000000000000000', 'String(1e21) is exponential'],
    [1.5e300, 0, `15${'0'.repeat(299)}`, 'no digit is made up'],
    [5e-324, 4, '0.0000', 'the smallest double'],
    ['9.995', 2, '10.00', 'the carry runs into a new digit'],
    ['999.9999', 3, '1000.000', 'the carry runs through every digit'],
    ['0.4999999999999999999999', 0, '0', 'a double would read 0.5'],
    ['007.10', 1, '7.1', 'leading zeros are removed'],
    ['.5', 0, '1', 'no digit before the point'],
    ['.5', 1, '0.5', 'no digit before the point'],
    ['5e-3', 3, '0.005', 'the exponent moves the point past the digits'],
    ['5e-1', 1, '0.5', 'the exponent moves the point to the first digit'],
    ['5.', 1, '5.0', 'no digit after the point'],
    ['+3', 0, '3', 'a plus sign is accepted'],
    [' 1.5 ', 1, '1.5', 'spaces around are cut'],
    ['1.5e3', 0, '1500', 'an exponent is accepted'],
    ['12E-3', 3, '0.012', 'an exponent is accepted'],
    [
      '0.123456789012345678901234567890',
      30,
      '0.123456789012345678901234567890',
      '30 decimals (bond-page §9)',
    ],
    ['0.1234567890123456789012345678905', 30, '0.123456789012345678901234567891', 'the 31st rounds the 30th'],
    [`${'9'.repeat(1000)}.5`, 0, `1${'0'.repeat(1000)}`, 'a thousand digits'],
  ])('%s at %i is %s: %s', (value, decimals, expected) => {
    expect(roundDecimal(value, decimals)).toBe(expected)
  })

  test.each([-0, '-0', '-0.000', -0.0001, '-0.0004999', -1e-20])('%s at 3 has no minus sign: 0.000', value =>
    expect(roundDecimal(value, 3)).toBe('0.000'),
  )

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e400',
    '-1e309',
    '',
    ' ',
    '.',
    '-',
    'e5',
    '1,5',
    '1 000',
    '0x10',
    '１２',
    '1.2.3',
    'null',
    '[object Object]',
  ])('%s is not a finite decimal number', value => expect(roundDecimal(value, 2)).toBeNull())

  test('a text of 4,096 digits is a number, a longer one is not', () => {
    expect(roundDecimal('1'.repeat(4096), 0)).toBe('1'.repeat(4096))
    expect(roundDecimal('1'.repeat(4097), 0)).toBeNull()
  })

  test('a megabyte of digits is rejected without parsing', () => {
    const started = process.cpuUsage()
    expect(roundDecimal(`${'1'.repeat(1_000_000)}x`, 2)).toBeNull()
    expect(parseDecimal(`${'1'.repeat(100_000)}x`)).toBeNull()
    expect(process.cpuUsage(started).user).toBeLessThan(1e6)
  })

  test.each<[decimals: unknown, expected: number]>([
    [0, 0],
    [30, 30],
    [31, 30],
    [101, 30],
    [-1, 2],
    [1.5, 2],
    [Number.NaN, 2],
    ['3', 2],
    [null, 2],
  ])('an issuer precision of %s means %i decimals', (decimals, expected) => {
    expect(clampDecimals(decimals)).toBe(expected)
  })

  test('C8: chart points are rounded to 3 decimals as numbers', () => {
    expect(roundTo(1.0005, 3)).toBe(1.001)
    expect(Object.is(roundTo(-0.0001, 3), 0)).toBe(true)
    expect(roundTo('none', 3)).toBeNaN()
  })
})

/** The parts of a decimal number, and its value as a BigInt in steps of 10^-fraction.length. */
const decimalText = fc
  .record({
    minus: fc.boolean(),
    integer: fc.stringMatching(/^\d{1,40}$/),
    fraction: fc.stringMatching(/^\d{0,40}$/),
  })
  .map(({ minus, integer, fraction }) => ({
    text: `${minus ? '-' : ''}${integer}${fraction ? `.${fraction}` : ''}`,
    units: BigInt(integer + fraction) * (minus ? -1n : 1n),
    scale: fraction.length,
  }))
const decimals = fc.integer({ min: 0, max: 30 })

function roundedByBigInt(units: bigint, scale: number, places: number): string {
  const size = units < 0n ? -units : units
  const twice = 10n ** BigInt(scale) * 2n
  const steps = (size * 10n ** BigInt(places) * 2n + twice / 2n) / twice
  const digits = steps.toString().padStart(places + 1, '0')
  const body = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return units < 0n && steps > 0n ? `-${body}` : body
}

const unitsOf = (text: string, places: number): bigint =>
  BigInt(text.replace('.', '')) * 10n ** BigInt(30 - places)

describe('Q13: rounding as properties', () => {
  test('rounding equals integer arithmetic', () => {
    fc.assert(
      fc.property(decimalText, decimals, ({ text, units, scale }, places) => {
        expect(roundDecimal(text, places)).toBe(roundedByBigInt(units, scale, places))
      }),
    )
  })

  test('rounding twice equals rounding once', () => {
    fc.assert(
      fc.property(decimalText, decimals, ({ text }, places) => {
        const once = roundDecimal(text, places)
        expect(roundDecimal(once ?? '', places)).toBe(once)
      }),
    )
  })

  test('the sign stays, except for zero', () => {
    fc.assert(
      fc.property(decimalText, decimals, ({ text }, places) => {
        const positive = roundDecimal(text.replace('-', ''), places) ?? ''
        const negative = roundDecimal(`-${text.replace('-', '')}`, places)
        expect(negative).toBe(/[1-9]/.test(positive) ? `-${positive}` : positive)
      }),
    )
  })

  test('rounding preserves the order of numbers, and moves none by more than half a step', () => {
    fc.assert(
      fc.property(decimalText, decimalText, decimals, (a, b, places) => {
        const [low, high] =
          a.units * 10n ** BigInt(40 - a.scale) <= b.units * 10n ** BigInt(40 - b.scale) ? [a, b] : [b, a]
        const [lowRounded, highRounded] = [low, high].map(one =>
          unitsOf(roundDecimal(one.text, places) ?? '', places),
        )
        expect((lowRounded ?? 0n) <= (highRounded ?? 0n)).toBe(true)
        const moved = (lowRounded ?? 0n) * 10n ** 10n - low.units * 10n ** BigInt(40 - low.scale)
        expect((moved < 0n ? -moved : moved) * 2n <= 10n ** BigInt(40 - places)).toBe(true)
      }),
    )
  })

  test('every double is parsed as its printed decimal', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number => {
        const text = roundDecimal(number, 30)
        expect(text).toMatch(/^-?\d+\.\d{30}$/)
        expect(Math.abs(Number(text) - number)).toBeLessThanOrEqual(5e-31 + Math.abs(number) * Number.EPSILON)
      }),
    )
  })

  test('never throws, and returns only digits', () => {
    const almost = fc.stringMatching(/^[-+\d.,eE \u00A0]{0,12}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), decimals, (text, places) => {
        expect(roundDecimal(text, places) ?? '0').toMatch(/^-?\d+(\.\d+)?$/)
      }),
    )
  })

  test('the formatted number is the rounded number with other separators', () => {
    fc.assert(
      fc.property(decimalText, decimals, fc.constantFrom(...LANGUAGES), ({ text }, places, lang) => {
        const { decimal, group } = numberMarks(lang)
        const shown = formatDecimal(text, { decimals: places, lang }) ?? ''
        const plain = shown.replaceAll(group, '').replace(decimal, '.').replace(MINUS, '-')
        expect(plain).toBe(roundDecimal(text, places))
      }),
    )
  })

  test('groups have three digits, the first one to three', () => {
    fc.assert(
      fc.property(decimalText, fc.constantFrom(...LANGUAGES), ({ text }, lang) => {
        const { group, minGrouping } = numberMarks(lang)
        const integer = (formatDecimal(text.replace('-', ''), { decimals: 0, lang }) ?? '').split(group)
        const [first = '', ...rest] = integer
        expect(first.length).toBeLessThan(rest.length > 0 ? 4 : minGrouping)
        expect(rest.every(part => part.length === 3)).toBe(true)
      }),
    )
  })
})

describe('P1: number formats of the ten languages (readings #27)', () => {
  test.each<[lang: string, thousands: string, tenThousands: string, millions: string]>([
    ['ru', `1${NBSP}234,5`, `12${NBSP}345,5`, `1${NBSP}234${NBSP}567,5`],
    ['en', '1,234.5', '12,345.5', '1,234,567.5'],
    ['pl', '1234,5', `12${NBSP}345,5`, `1${NBSP}234${NBSP}567,5`],
    ['it', '1234,5', '12.345,5', '1.234.567,5'],
    ['de', '1.234,5', '12.345,5', '1.234.567,5'],
    ['es', '1234,5', '12.345,5', '1.234.567,5'],
    ['zh', '1,234.5', '12,345.5', '1,234,567.5'],
    ['uk', `1${NBSP}234,5`, `12${NBSP}345,5`, `1${NBSP}234${NBSP}567,5`],
    ['fr', `1${NARROW}234,5`, `12${NARROW}345,5`, `1${NARROW}234${NARROW}567,5`],
    ['tr', '1.234,5', '12.345,5', '1.234.567,5'],
    ['de-AT', '1.234,5', '12.345,5', '1.234.567,5'],
    ['xx', '1,234.5', '12,345.5', '1,234,567.5'],
    ['constructor', '1,234.5', '12,345.5', '1,234,567.5'],
  ])('%s', (lang, thousands, tenThousands, millions) => {
    expect(formatDecimal(1234.5, { lang })).toBe(thousands)
    expect(formatDecimal(12345.5, { lang })).toBe(tenThousands)
    expect(formatDecimal('1234567.5', { lang })).toBe(millions)
  })

  test.each<
    [value: number | string | null | undefined, options: DecimalFormat, expected: string | null, why: string]
  >([
    [-12.5, {}, `${MINUS}12.5`, 'a true minus, not a hyphen'],
    [12.5, { sign: 'change' }, '+12.5', 'a positive change has a plus sign'],
    [-12.5, { sign: 'change' }, `${MINUS}12.5`, 'a negative change has a minus sign'],
    [0, { sign: 'change', decimals: 2 }, '0.00', 'no change has no sign'],
    [-0.001, { sign: 'change', decimals: 2 }, '0.00', 'no change after rounding has no sign'],
    [0.004, { sign: 'change', decimals: 2 }, '0.00', 'no change after rounding has no sign'],
    [1234, { grouping: false }, '1234', 'years and numbers of things are not grouped'],
    [2, { decimals: 4 }, '2.0000', 'fixed decimals are filled up'],
    ['1.500', {}, '1.5', 'without decimals, the value has as many as it needs'],
    ['0.1234567', { maxDecimals: 3 }, '0.123', 'without decimals, there is an upper bound'],
    [
      '0.123456789012345678901234567891',
      {},
      '0.123456789012345678901234567891',
      'C21: archive shows up to 30',
    ],
    [`0.${'1'.repeat(31)}`, {}, `0.${'1'.repeat(30)}`, 'C21: and no more than 30'],
    [null, {}, null, 'blank is not 0'],
    [undefined, {}, null, 'blank is not 0'],
    ['', {}, null, 'blank is not 0'],
    ['abc', {}, null, 'text is no number'],
    [Number.NaN, {}, null, 'NaN is no number'],
  ])('%s with %o is %s: %s', (value, options, expected) => {
    expect(formatDecimal(value, options)).toBe(expected)
  })

  test("the separators equal those of the machine's Intl", () => {
    const tags = ['ru', 'en-GB', 'pl', 'it', 'de', 'es', 'zh-Hans', 'uk', 'fr', 'tr']
    const shown = LANGUAGES.map(lang => formatDecimal('1234567.25', { lang }))
    expect(shown).toEqual(tags.map(tag => new Intl.NumberFormat(tag).format(1234567.25)))
  })
})

describe('typed numbers: digits with at most one dot or comma (bond-page §5)', () => {
  test.each<[text: string, expected: string | null]>([
    ['12', '12'],
    ['1.5', '1.5'],
    ['1,5', '1.5'],
    [' 1,5 ', '1.5'],
    ['0,00', '0.00'],
    [',5', '.5'],
    ['5,', '5.'],
    ['1'.repeat(20), '1'.repeat(20)],
    ['', null],
    ['-', null],
    [',', null],
    ['.', null],
    ['-5', null],
    ['+5', null],
    ['1.2.3', null],
    ['1,2,3', null],
    ['1.2,3', null],
    ['1 000', null],
    [`1${NBSP}000`, null],
    ['1e5', null],
    ['$12', null],
    ['٣', null],
    ['１２', null],
    ['abc', null],
  ])('"%s" is %s', (text, expected) => expect(parseDecimal(text)).toBe(expected))

  test('an accepted text is always a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d., ]{0,10}$/), text => {
        const parsed = parseDecimal(text)
        if (parsed !== null) expect(roundDecimal(parsed, 2)).not.toBeNull()
      }),
    )
  })
})

test.each([
  [99_999, false],
  [100_000, true],
  [-100_000, true],
  [0, false],
])('C8: an axis up to %i is labelled in millions: %s', (largest, inMillions) => {
  expect(labelsInMillions(largest)).toBe(inMillions)
})

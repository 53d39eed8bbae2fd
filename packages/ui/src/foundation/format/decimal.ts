import { type Language, languageOf } from '../labels/languages.ts'

/**
 * Numbers as decimal strings. A double cannot hold 1.0005 and `Intl` refuses 30 digits on Node 20,
 * so rounding works on the digits themselves: half away from zero, never a minus zero (readings #26, #27).
 */

/** Sign, integer digits and fraction digits of a decimal number. */
type Digits = { negative: boolean; integer: string; fraction: string }

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** Longer text is not a number: no field of the product has a hundredth of this length. */
const MAX_LENGTH = 4096
/** Beyond these exponents a double is infinite, or zero at any number of decimals. */
const [MIN_EXPONENT, MAX_EXPONENT] = [-400, 308]

function digitsOf(value: number | string | null | undefined): Digits | null {
  if (value === null || value === undefined) return null
  return typeof value === 'number' ? (plainDigits(value) ?? readDigits(value)) : readDigits(value)
}

/**
 * The digits of a double without an exponent: a fast path for nearly all numbers, because long tables format
 * thousands.
 */
function plainDigits(value: number): Digits | null {
  const text = String(Math.abs(value))
  const point = text.indexOf('.')
  if (!Number.isFinite(value) || text.includes('e')) return null
  const [integer, fraction] = point < 0 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)]
  return { negative: value < 0, integer, fraction }
}

function readDigits(value: number | string): Digits | null {
  const text = typeof value === 'number' ? (Number.isFinite(value) ? String(value) : '') : value.trim()
  const match = text.length > MAX_LENGTH ? null : DECIMAL.exec(text)
  if (!match) return null
  const exponent = Number(match[4] ?? 0)
  const [integer = '', fraction = ''] = [match[2], match[3]]
  if (integer + fraction === '' || exponent < MIN_EXPONENT || exponent > MAX_EXPONENT) return null
  const all = integer + fraction
  const point = integer.length + exponent
  const padded = point < 0 ? '0'.repeat(-point) + all : all.padEnd(point, '0')
  const at = Math.max(point, 0)
  return {
    negative: match[1] === '-',
    integer: padded.slice(0, at).replace(/^0+(?=\d)/, '') || '0',
    fraction: padded.slice(at),
  }
}

function increment(digits: string): string {
  let carry = 1
  let out = ''
  for (let i = digits.length - 1; i >= 0; i--) {
    const sum = Number(digits[i]) + carry
    out = (sum % 10) + out
    carry = sum > 9 ? 1 : 0
  }
  return carry ? `1${out}` : out
}

function rounded({ negative, integer, fraction }: Digits, decimals: number): Digits {
  if (fraction.length <= decimals) return { negative, integer, fraction: fraction.padEnd(decimals, '0') }
  const truncated = fraction.slice(0, decimals)
  const up = Number(fraction[decimals] ?? '0') >= 5
  const all = up ? increment(integer + truncated) : integer + truncated
  const at = all.length - decimals
  return { negative, integer: all.slice(0, at).replace(/^0+(?=\d)/, '') || '0', fraction: all.slice(at) }
}

function isZero({ integer, fraction }: Digits): boolean {
  return !/[1-9]/.test(integer + fraction)
}

/**
 * The number rounded half away from zero, as plain digits with a point and a hyphen-minus: `1.0005` at 3 is `1.001`.
 * Null when the input is not a finite decimal number. `decimals` is clamped to 0–30 (bond-page §9).
 */
export function roundDecimal(value: number | string | null | undefined, decimals: number): string | null {
  const digits = digitsOf(value)
  if (!digits) return null
  const out = rounded(digits, clampDecimals(decimals))
  const text = out.fraction ? `${out.integer}.${out.fraction}` : out.integer
  return out.negative && !isZero(out) ? `-${text}` : text
}

/** Like `roundDecimal`, as a number; NaN when the input is not a number. */
export function roundTo(value: number | string | null | undefined, decimals: number): number {
  const text = roundDecimal(value, decimals)
  return text === null ? Number.NaN : Number(text)
}

/** A valid number of decimals: a whole number from 0 to 30, else the fallback. */
export function clampDecimals(decimals: unknown, fallback = 2): number {
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0) return fallback
  return Math.min(decimals, 30)
}

/** How a language writes numbers: decimal sign, grouping sign, and the number of integer digits from which it groups. */
export type NumberMarks = { decimal: string; group: string; minGrouping: number }

const NBSP = '\u00A0'
const NARROW_NBSP = '\u202F'

const MARKS: Record<Language, NumberMarks> = {
  ru: { decimal: ',', group: NBSP, minGrouping: 4 },
  en: { decimal: '.', group: ',', minGrouping: 4 },
  pl: { decimal: ',', group: NBSP, minGrouping: 5 },
  it: { decimal: ',', group: '.', minGrouping: 5 },
  de: { decimal: ',', group: '.', minGrouping: 4 },
  es: { decimal: ',', group: '.', minGrouping: 5 },
  zh: { decimal: '.', group: ',', minGrouping: 4 },
  uk: { decimal: ',', group: NBSP, minGrouping: 4 },
  fr: { decimal: ',', group: NARROW_NBSP, minGrouping: 4 },
  tr: { decimal: ',', group: '.', minGrouping: 4 },
}

/** The number marks of a language; unknown languages use the English ones (readings #60). */
export function numberMarks(lang: string): NumberMarks {
  return MARKS[languageOf(lang)]
}

export type DecimalFormat = {
  /** Digits after the point, 0–30. Default: those of the value. */
  decimals?: number
  /** Upper bound when `decimals` is absent; the archive shows up to 30 (bond-page §9). Default 30. */
  maxDecimals?: number
  /** BCP 47 tag; selects the decimal and grouping signs. Default `en`. */
  lang?: string
  /** `change` writes + before positive numbers; for changes only. Default `auto`. */
  sign?: 'auto' | 'change'
  /** Group the integer digits. Default true. */
  grouping?: boolean
}

/** The minus sign, as wide as a digit, not a hyphen. */
export const MINUS = '\u2212'

/** The number as the language writes it, or null when it is not a number. */
export function formatDecimal(
  value: number | string | null | undefined,
  options: DecimalFormat = {},
): string | null {
  const digits = digitsOf(value)
  if (!digits) return null
  const natural = digits.fraction.replace(/0+$/, '').length
  const decimals =
    options.decimals === undefined
      ? Math.min(natural, clampDecimals(options.maxDecimals, 30))
      : clampDecimals(options.decimals)
  const out = rounded(digits, decimals)
  const marks = numberMarks(options.lang ?? 'en')
  const integer = options.grouping === false ? out.integer : grouped(out.integer, marks)
  const body = out.fraction ? integer + marks.decimal + out.fraction : integer
  if (isZero(out)) return body
  if (out.negative) return MINUS + body
  return options.sign === 'change' ? `+${body}` : body
}

function grouped(integer: string, { group, minGrouping }: NumberMarks): string {
  return integer.length < minGrouping ? integer : integer.replace(/\B(?=(\d{3})+$)/g, group)
}

/**
 * Parses typed text to a plain decimal string, or null. Only digits with at most one dot or comma are valid
 * (bond-page §5); `""` and `"-"` are null.
 */
export function parseDecimal(text: string): string | null {
  const trimmed = text.trim()
  if (!/^\d*(?:[.,]\d*)?$/.test(trimmed) || !/\d/.test(trimmed)) return null
  return trimmed.replace(',', '.')
}

/** Axis labels from this value on are in millions (shared-blocks §9). */
const MILLIONS_FROM = 100_000

/** Whether the labels of an axis with this largest absolute value are in millions. */
export function labelsInMillions(largest: number): boolean {
  return Math.abs(largest) >= MILLIONS_FROM
}

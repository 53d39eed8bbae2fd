import { asRaw, field, type Raw } from './reading.ts'

/**
 * A number of an answer, or the reason why there is none.
 * `value`: `text` is its decimal text, exact to the last decimal. `blank`: there is none. `bad`: the source gave what cannot be right;
 * it is to be shown as blank and flagged. `masked`: it is withheld from this user.
 */
export type Figure =
  | { kind: 'value'; value: number; text: string }
  | { kind: 'blank' }
  | { kind: 'bad'; text: string; value: number | null }
  | { kind: 'masked' }

export const BLANK: Figure = Object.freeze({ kind: 'blank' })
export const MASKED: Figure = Object.freeze({ kind: 'masked' })

/** Digits, at most one separator, an optional exponent: what counts as a decimal text. */
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d{1,3})?$/
/** What the product writes where it has no number. */
const DASHES = new Set(['', '-', '–', '—', '−', 'n/a', 'N/A'])
/** Longest text kept: 30 decimals, the digits before them, and the sign. */
const LONGEST = 64

/**
 * A wire number as a figure. Takes the documented `{value, numeric, baddata}`, a plain number and a decimal text ("1,5").
 * "NaN", 1e400, text that is no number and values of another type are `bad`; null, '' and dashes are `blank`.
 */
export function decodeNumber(wire: unknown): Figure {
  if (wire === undefined || wire === null) return BLANK
  if (typeof wire === 'number') return fromNumber(wire, '')
  if (typeof wire === 'string') return fromText(wire)
  const raw = asRaw(wire)
  return raw === null ? bad('') : fromParts(field(raw, 'value'), field(raw, 'numeric'), field(raw, 'baddata'))
}

/** The figure of a field. The flat form, `"price.numeric"` and `"price.baddata"` beside `price`, counts too (readings #68). */
export function figure(raw: Raw, name: string): Figure {
  const numeric = field(raw, `${name}.numeric`)
  const flagged = field(raw, `${name}.baddata`)
  const value = field(raw, name)
  if ((numeric === undefined && flagged === undefined) || asRaw(value) !== null) return decodeNumber(value)
  return fromParts(value, numeric, flagged)
}

/** The figure of a field that is withheld by level: `masked` whenever its row is, even if a number came along. */
export function maskable(raw: Raw, name: string, masked: boolean): Figure {
  return masked ? MASKED : figure(raw, name)
}

/** The number of a figure, or null when it has none to show. */
export function numberOf(one: Figure): number | null {
  return one.kind === 'value' ? one.value : null
}

function fromParts(value: unknown, numeric: unknown, flagged: unknown): Figure {
  const written = typeof value === 'string' ? value : ''
  const read = typeof numeric === 'number' ? fromNumber(numeric, written) : readable(numeric, value)
  if (flagged !== true && flagged !== 1 && flagged !== '1') return read
  return bad(written, read.kind === 'value' || read.kind === 'bad' ? read.value : null)
}

function readable(numeric: unknown, value: unknown): Figure {
  if (typeof numeric === 'string' && !DASHES.has(numeric.trim())) return fromText(numeric)
  if (numeric !== null && numeric !== undefined && typeof numeric !== 'string') return bad('')
  if (typeof value === 'number') return fromNumber(value, '')
  if (typeof value === 'string') return fromText(value)
  return value === undefined || value === null ? BLANK : bad('')
}

function fromNumber(number: number, written: string): Figure {
  if (!Number.isFinite(number)) return bad(written)
  // no minus zero: adding 0 turns -0 into 0
  const value = number + 0
  const parsed = parseDecimal(written)
  // the written decimals are kept only when they say the same number
  const agrees = parsed !== null && Math.abs(parsed.value - value) <= Math.abs(value) * 1e-12
  return { kind: 'value', value, text: agrees ? parsed.text : String(value) }
}

function fromText(written: string): Figure {
  const parsed = parseDecimal(written)
  if (parsed !== null) return { kind: 'value', ...parsed }
  return DASHES.has(written.trim()) ? BLANK : bad(written)
}

/** A decimal text as its number, and the text with a dot and without spaces; null when it is none or too long. */
function parseDecimal(written: string): { value: number; text: string } | null {
  if (written.length > LONGEST * 2) return null
  const text = written
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  if (text.length > LONGEST || !DECIMAL.test(text)) return null
  const value = Number(text)
  if (!Number.isFinite(value)) return null
  return value === 0
    ? { value: 0, text: text.replace(/^[+-]/, '') }
    : { value, text: text.replace(/^\+/, '') }
}

function bad(written: string, value: number | null = null): Figure {
  return { kind: 'bad', text: written.slice(0, LONGEST), value }
}

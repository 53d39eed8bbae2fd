import { asRaw, field, type Raw } from './reading.ts'

/**
 * A number of an answer, or why there is none.
 * - `value`: `text` has all decimals of the source
 * - `blank`: no number
 * - `bad`: the source's value is invalid; show it as blank and flag it
 * - `masked`: withheld from this user
 */
export type NumericField =
  | { kind: 'value'; value: number; text: string }
  | { kind: 'blank' }
  | { kind: 'bad'; text: string; value: number | null }
  | { kind: 'masked' }

export const BLANK: NumericField = Object.freeze({ kind: 'blank' })
export const MASKED: NumericField = Object.freeze({ kind: 'masked' })

/** Digits, at most one separator, and an optional exponent. */
const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d{1,3})?$/
/** Texts that mean "no number". */
const DASHES = new Set(['', '-', '–', '—', '−', 'n/a', 'N/A'])
/** Maximum text length: 30 decimals, the digits before them, and the sign. */
const MAX_LENGTH = 64

/**
 * Decodes a wire number: the documented `{value, numeric, baddata}`, a plain number, or a decimal text ("1,5").
 * "NaN", 1e400, other text and values of another type are `bad`; null, '' and dashes are `blank`.
 */
export function decodeNumber(wire: unknown): NumericField {
  if (wire === undefined || wire === null) return BLANK
  if (typeof wire === 'number') return fromNumber(wire, '')
  if (typeof wire === 'string') return fromText(wire)
  const raw = asRaw(wire)
  return raw === null ? bad('') : fromParts(field(raw, 'value'), field(raw, 'numeric'), field(raw, 'baddata'))
}

/** The number of a field. Also accepts the flat form, `"price.numeric"` and `"price.baddata"` beside `price` (readings #68). */
export function numericField(raw: Raw, name: string): NumericField {
  const value = field(raw, name)
  if (asRaw(value) !== null) return decodeNumber(value)
  return fromParts(value, field(raw, `${name}.numeric`), field(raw, `${name}.baddata`))
}

/** A number that is withheld by level: `masked` in a masked row, even if the answer has a number. */
export function maskable(raw: Raw, name: string, masked: boolean): NumericField {
  return masked ? MASKED : numericField(raw, name)
}

/** The number to show; null for a blank, bad or masked field. */
export function numberOf(field: NumericField): number | null {
  return field.kind === 'value' ? field.value : null
}

function fromParts(value: unknown, numeric: unknown, flagged: unknown): NumericField {
  const written = typeof value === 'string' ? value : ''
  const read = typeof numeric === 'number' ? fromNumber(numeric, written) : readable(numeric, value)
  if (flagged !== true && flagged !== 1 && flagged !== '1') return read
  return bad(written, numberOf(read))
}

function readable(numeric: unknown, value: unknown): NumericField {
  if (typeof numeric === 'string' && !DASHES.has(numeric.trim())) return fromText(numeric)
  if (numeric !== null && numeric !== undefined && typeof numeric !== 'string') return bad('')
  if (typeof value === 'number') return fromNumber(value, '')
  if (typeof value === 'string') return fromText(value)
  return value === undefined || value === null ? BLANK : bad('')
}

function fromNumber(number: number, written: string): NumericField {
  if (!Number.isFinite(number)) return bad(written)
  // adding 0 turns -0 into 0
  const value = number + 0
  const parsed = parseDecimal(written)
  // Keep the text's decimals only if the text is the same number.
  const agrees = parsed !== null && Math.abs(parsed.value - value) <= Math.abs(value) * 1e-12
  return { kind: 'value', value, text: agrees ? parsed.text : String(value) }
}

function fromText(written: string): NumericField {
  const parsed = parseDecimal(written)
  if (parsed !== null) return { kind: 'value', ...parsed }
  return DASHES.has(written.trim()) ? BLANK : bad(written)
}

/** Parses a decimal text; the resulting text has a dot and no spaces. Null when it is not a number or too long. */
function parseDecimal(written: string): { value: number; text: string } | null {
  if (written.length > MAX_LENGTH * 2) return null
  const text = written
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  if (text.length > MAX_LENGTH || !DECIMAL.test(text)) return null
  const value = Number(text)
  if (!Number.isFinite(value)) return null
  return value === 0
    ? { value: 0, text: text.replace(/^[+-]/, '') }
    : { value, text: text.replace(/^\+/, '') }
}

function bad(written: string, value: number | null = null): NumericField {
  return { kind: 'bad', text: written.slice(0, MAX_LENGTH), value }
}

import { compareStamps, type Stamp } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { parseTypedStamp, type TypedStampOptions } from '../../foundation/format/typed-stamp.ts'
import { clampToLimits, type LimitRefusal, type PickerLimits, refusalOf } from './picker-limits.ts'
import type { PickerType } from './picker-type.ts'

/** Two values of the same type; the end is not before the start (D8). */
export type StampRange = { start: Stamp; end: Stamp }

/** The separator between the two texts of a range (D6). */
export const RANGE_SIGN = ' ~ '

/** The text of a range in the field: `12.03.2024 ~ 15.03.2024` (D6). */
export function rangeText(range: StampRange, pattern: string, lang: string): string {
  return formatStamp(range.start, pattern, lang) + RANGE_SIGN + formatStamp(range.end, pattern, lang)
}

/** Separators between two dates, the most reliable first; a hyphen only with spaces, because dates contain hyphens. */
const SIGNS = [/ ?[~〜] ?/g, / [-–—] /g, /[–—]/g]

/** Splits a typed range into two trimmed texts, or null without a unique separator: ` ~ `, `~`, `–`, ` - ` (D6). */
export function splitRange(text: string): [start: string, end: string] | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  for (const sign of SIGNS) {
    const [start, end, ...more] = plain.split(sign)
    if (start !== undefined && end !== undefined && more.length === 0) return [start.trim(), end.trim()]
  }
  return null
}

/** The result of parsing a typed range: `incomplete` has only one date, `reversed` ends before it starts. */
export type RangeReading =
  | { kind: 'range'; range: StampRange }
  | { kind: 'empty' | 'unreadable' | 'nonexistent' | 'incomplete' | 'reversed' }

/** Parses a typed or pasted range as leniently as its dates; equal dates are a range (D6, D8). */
export function parseTypedRange(text: string, options: TypedStampOptions): RangeReading {
  const parts = splitRange(text)
  const [start, end] = (parts ?? [text, '']).map(part => parseTypedStamp(part, options))
  if (start?.kind === 'stamp' && end?.kind === 'stamp') {
    const range = { start: start.stamp, end: end.stamp }
    return isRange(range, options.unit) ? { kind: 'range', range } : { kind: 'reversed' }
  }
  const kinds = [start?.kind, end?.kind]
  if (kinds.includes('unreadable')) return { kind: 'unreadable' }
  if (kinds.includes('nonexistent')) return { kind: 'nonexistent' }
  return { kind: kinds.includes('stamp') ? 'incomplete' : 'empty' }
}

/** Whether the end is not before the start, in the granularity of the type (D8). */
export function isRange({ start, end }: StampRange, type: PickerType): boolean {
  return compareStamps(start, end, type) <= 0
}

/** The reason why one of the two ends is not allowed, the start first; days between them are not checked (D7). */
export function rangeRefusalOf(
  range: StampRange,
  type: PickerType,
  limits: PickerLimits,
): LimitRefusal | null {
  return refusalOf(range.start, type, limits) ?? refusalOf(range.end, type, limits)
}

/** The range clamped to `notBefore` and `notAfter`, or null when nothing is left. */
export function clampRange(range: StampRange, type: PickerType, limits: PickerLimits): StampRange | null {
  const edges = { notBefore: limits.notBefore, notAfter: limits.notAfter }
  const isOutside =
    refusalOf(range.end, type, edges) === 'before' || refusalOf(range.start, type, edges) === 'after'
  if (isOutside) return null
  const [start, end] = [clampToLimits(range.start, type, edges), clampToLimits(range.end, type, edges)]
  return start && end && isRange({ start, end }, type) ? { start, end } : null
}

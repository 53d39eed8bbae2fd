import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { compareStamps } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { parseTypedStamp, type TypedStampOptions } from '../../foundation/format/typed-stamp.ts'
import { clampToLimits, type PickerLimits, type Refusal, refusalOf } from './picker-limits.ts'
import type { PickerType } from './picker-type.ts'

/** Two values of the same type; the end is not before the start (D8). */
export type StampRange = { start: Stamp; end: Stamp }

/** The sign between the two texts of a range (D6). */
export const RANGE_SIGN = ' ~ '

/** The range as the field shows it: `12.03.2024 ~ 15.03.2024` (D6). */
export function rangeText(range: StampRange, pattern: string, lang: string): string {
  return formatStamp(range.start, pattern, lang) + RANGE_SIGN + formatStamp(range.end, pattern, lang)
}

/** Signs between two dates, the surest first; the hyphen only between spaces, because dates have hyphens. */
const SIGNS = [/ ?[~〜] ?/g, / [-–—] /g, /[–—]/g]

/** The two texts of a typed range, each without spaces around, or null when no sign parts it in two: ` ~ `, `~`, `–`, ` - ` (D6). */
export function splitRange(text: string): [start: string, end: string] | null {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  for (const sign of SIGNS) {
    const [start, end, ...more] = plain.split(sign)
    if (start !== undefined && end !== undefined && more.length === 0) return [start.trim(), end.trim()]
  }
  return null
}

/** What a typed range means: `incomplete` has one date only, `reversed` ends before it starts. */
export type RangeReading =
  | { kind: 'range'; range: StampRange }
  | { kind: 'empty' | 'unreadable' | 'nonexistent' | 'incomplete' | 'reversed' }

/** Reads a typed or pasted range as forgivingly as its dates; equal dates are a range (D6, D8). */
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

/** The range between two picked values, whichever was picked first (D11). */
export function rangeOf(one: Stamp, other: Stamp, type: PickerType): StampRange {
  return compareStamps(one, other, type) <= 0 ? { start: one, end: other } : { start: other, end: one }
}

/** Why one of the two ends may not be picked, the start asked first; days between them do not count (D7). */
export function rangeRefusalOf(range: StampRange, type: PickerType, limits: PickerLimits): Refusal | null {
  return refusalOf(range.start, type, limits) ?? refusalOf(range.end, type, limits)
}

/** The part of the range that lies within `notBefore` and `notAfter`, or null when none does. */
export function clampRange(range: StampRange, type: PickerType, limits: PickerLimits): StampRange | null {
  const edges = { notBefore: limits.notBefore, notAfter: limits.notAfter }
  const isOutside =
    refusalOf(range.end, type, edges) === 'before' || refusalOf(range.start, type, edges) === 'after'
  if (isOutside) return null
  const [start, end] = [clampToLimits(range.start, type, edges), clampToLimits(range.end, type, edges)]
  return start && end && isRange({ start, end }, type) ? { start, end } : null
}

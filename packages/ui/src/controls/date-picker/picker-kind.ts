import type { Day } from '../../foundation/calendar/day.ts'
import { isSameStamp, type Stamp } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { parseTypedStamp } from '../../foundation/format/typed-stamp.ts'
import type { OpenPanel } from './calendar-view.ts'
import type { PickerKind } from './picker.reducer.ts'
import { limitsOfEnd, limitsOfStart, type PickerLimits, refusalOf } from './picker-limits.ts'
import { isRange, parseTypedRange, rangeRefusalOf, rangeText, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

export type PickerKindOptions = {
  type: PickerType
  pattern: string
  lang: string
  today: Day
  limits: PickerLimits
  clearable: boolean
  confirm: boolean
  inline: boolean
  defaultPanel: OpenPanel | undefined
}

/** The rules for single values (D5, D7, D9). */
export function stampKind(options: PickerKindOptions): PickerKind<Stamp> {
  const { pattern, limits, ...shared } = options
  const { type, lang, today } = shared
  return {
    ...shared,
    sides: ['start'],
    read: (text, before) => {
      const read = parseTypedStamp(text, { unit: type, pattern, lang, today, base: before ?? undefined })
      return read.kind === 'stamp' ? { kind: 'value', value: read.stamp } : read
    },
    write: stamp => formatStamp(stamp, pattern, lang),
    isSame: (one, other) => isSameStamp(one, other, type),
    refusalOf: stamp => refusalOf(stamp, type, limits),
    endsOf: start => ({ start, end: null }),
    valueOf: ({ start }) => start,
    limitsOf: () => limits,
  }
}

/** The rules for ranges (D5–D9, D11). */
export function rangeKind(options: PickerKindOptions): PickerKind<StampRange> {
  const { pattern, limits, ...shared } = options
  const { type, lang, today } = shared
  return {
    ...shared,
    sides: ['start', 'end'],
    read: (text, before) => {
      const read = parseTypedRange(text, { unit: type, pattern, lang, today, base: before?.start })
      return read.kind === 'range' ? { kind: 'value', value: read.range } : read
    },
    write: range => rangeText(range, pattern, lang),
    isSame: (one, other) =>
      isSameStamp(one.start, other.start, type) && isSameStamp(one.end, other.end, type),
    refusalOf: range => rangeRefusalOf(range, type, limits),
    endsOf: range => range,
    valueOf: ({ start, end }) => {
      if (start === null || end === null) return null
      return isRange({ start, end }, type) ? { start, end } : 'reversed'
    },
    limitsOf: (side, { start, end }) =>
      side === 'start' ? limitsOfStart(limits, end, type) : limitsOfEnd(limits, start, type),
  }
}

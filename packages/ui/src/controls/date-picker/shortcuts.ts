import { addDays, type Day } from '../../foundation/calendar/day.ts'
import { endOf, stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { isRange, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

/** A predefined range of a range picker, with a label or a custom text (D23). */
export type RangeShortcut = {
  /** Unique among the shortcuts. */
  id: string
  /** The custom text, or the label key and its values. */
  title: string | { key: string; values: { days: number } }
  /** The range on that day; null selects nothing. */
  range: (today: Day, type: PickerType) => StampRange | null
  /** Called on press; `false` keeps the popup open. */
  onClick?: (() => unknown) | undefined
}

/** A custom shortcut: a range, a callback, or both. */
export type CustomShortcut = {
  text: string
  /** The range, computed from the day that counts as today. Default: none. */
  range?: (today: Day) => StampRange | null
  /** Called on press; `false` keeps the popup open. */
  onClick?: () => unknown
}

/** The range between today and a number of days later or earlier; whole days, in the type's granularity. */
function daysFrom(today: Day, count: number, type: PickerType): StampRange {
  const [first, last] = count < 0 ? [addDays(today, count), today] : [today, addDays(today, count)]
  // a range with times ends at the last second of its last day
  const end = type === 'datetime' ? endOf(stampOf(last), 'date') : startOf(stampOf(last), type)
  return { start: startOf(stampOf(first), type), end }
}

/** The four predefined ranges: the next and the previous 7 and 30 days (shared-blocks §2, §9). */
export const QUICK_RANGES: readonly RangeShortcut[] = [
  {
    id: 'next-7',
    title: { key: 'calendar_next_days', values: { days: 7 } },
    range: (today, type) => daysFrom(today, 7, type),
  },
  {
    id: 'next-30',
    title: { key: 'calendar_next_days', values: { days: 30 } },
    range: (today, type) => daysFrom(today, 30, type),
  },
  {
    id: 'previous-7',
    title: { key: 'calendar_previous_days', values: { days: 7 } },
    range: (today, type) => daysFrom(today, -7, type),
  },
  {
    id: 'previous-30',
    title: { key: 'calendar_previous_days', values: { days: 30 } },
    range: (today, type) => daysFrom(today, -30, type),
  },
]

/** The shortcuts of a prop: `true` the four predefined ones, a list custom ones, else none; not for times (D23). */
export function shortcutsOf(
  setting: boolean | readonly CustomShortcut[] | undefined,
  type: PickerType,
): readonly RangeShortcut[] {
  if (setting === true) return type === 'time' ? [] : QUICK_RANGES
  if (!setting) return []
  return setting.map(({ text, range, onClick }, index) => ({
    id: `own-${index}`,
    title: text,
    range: today => range?.(today) ?? null,
    onClick,
  }))
}

/**
 * The result of pressing a shortcut: its range, if any, and whether the popup closes (D23). Calls its `onClick`; a
 * range that ends before it starts selects nothing.
 */
export function runShortcut(
  shortcut: RangeShortcut,
  today: Day,
  type: PickerType,
): { range: StampRange | null; closes: boolean } {
  const closes = shortcut.onClick?.() !== false
  const range = shortcut.range(today, type)
  return { range: range && isRange(range, type) ? range : null, closes }
}

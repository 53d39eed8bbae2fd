import { addDays, type Day } from '../../foundation/calendar/day.ts'
import { endOf, stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { isRange, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

/** A ready range of a range picker: in words of the language, or in a text of your own (D23). */
export type RangeShortcut = {
  /** Its own name among the shortcuts. */
  id: string
  /** The text of your own, or the label and its slots. */
  title: string | { key: string; values: { days: number } }
  /** The range on that day; null picks nothing. */
  range: (today: Day, type: PickerType) => StampRange | null
  /** Called when it is pressed; `false` keeps the popup open. */
  onClick?: (() => unknown) | undefined
}

/** A shortcut of your own: what it picks, what it does, or both. */
export type CustomShortcut = {
  text: string
  /** The range that it picks, by the day that counts as today. Default: none. */
  range?: (today: Day) => StampRange | null
  /** Called when it is pressed; `false` keeps the popup open. */
  onClick?: () => unknown
}

/** Today and so many days after it, or before it; whole days, cut to the type. */
function daysFrom(today: Day, count: number, type: PickerType): StampRange {
  const [first, last] = count < 0 ? [addDays(today, count), today] : [today, addDays(today, count)]
  // a range of moments holds its last day to the end
  const end = type === 'datetime' ? endOf(stampOf(last), 'date') : startOf(stampOf(last), type)
  return { start: startOf(stampOf(first), type), end }
}

/** The four ready ranges: the next and the previous 7 and 30 days (shared-blocks §2, §9). */
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

/** The shortcuts of a setting: `true` the four ready ranges, a list your own, else none; a time has no days to offer (D23). */
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
 * What pressing a shortcut comes to: the range that it picks, if it is one, and whether the popup closes (D23).
 * Calls its `onClick`; a range that ends before it starts picks nothing.
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

'use client'
import { useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { type Stamp, stampOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import {
  type CalendarEvent,
  type CalendarState,
  calendarReducer,
  closedCalendar,
  type IsDisabled,
  type Panel,
} from './date-picker.model.ts'
import {
  disabledCells,
  followValue,
  monthTurned,
  openPanel,
  type ShownMonth,
  stampRules,
} from './date-picker.shape.ts'
import { inputProblemText } from './input-problem.ts'
import { NATIVE_PATTERNS } from './native-input.ts'
import type { InputError } from './picker-field.model.ts'
import type { PickerLimits } from './picker-limits.ts'
import { defaultPattern, type PickerType } from './picker-type.ts'
import { type PickerValue, stampOfValue, type ValueType, valueOfStamp } from './picker-value.ts'
import { type TimeColumnsOptions, type TimeListOptions, timesOffered } from './time-options.ts'
import type { TimeColumn } from './time-panel.shape.ts'
import { type PickerFieldModel, usePickerField } from './use-picker-field.ts'

export type DatePickerOptions<V extends ValueType> = PickerLimits & {
  /** What is picked (shared-blocks §2, D1). Default `date`. */
  type?: PickerType | undefined
  /** What the value is: a `Date`, milliseconds, a text in the pattern, or your own by a converter (D24). Default `date`. */
  valueType?: V | undefined
  /** The value, held by the page; null for none. Left out, the picker holds it. */
  value?: PickerValue<V> | null | undefined
  defaultValue?: PickerValue<V> | null | undefined
  /** Told of every other value that counts, with its stamp; null only when the field is clearable. */
  onValueChange?: ((value: PickerValue<V> | null, stamp: Stamp | null) => void) | undefined
  /** How it is written: `DD.MM.YYYY`, `D MMMM YYYY h:mm A`. Default ISO order by the type (shared-blocks §9). */
  format?: string | undefined
  /** Whether it may be empty. Default true. */
  clearable?: boolean | undefined
  /** Whether a pick counts only when OK is pressed (D25). Default false. */
  confirm?: boolean | undefined
  /** Minutes between the times that are offered, 0–60; 0 offers every minute, and seconds (D17, D18). */
  minuteStep?: number | undefined
  /** One fixed list of times; picking closes (D19). */
  timeList?: TimeListOptions | undefined
  /** Leaves only these hours, minutes or seconds (D20). */
  timeColumns?: TimeColumnsOptions['only'] | undefined
  /** The panel that it opens with (D34). Default the first of the type. */
  defaultPanel?: Exclude<Panel, 'none'> | undefined
  /** What counts as today. Default that of the provider. */
  today?: Day | undefined
  /** Nothing can be typed or picked. */
  isLocked?: boolean | undefined
  /** The text is the one of the browser's own input, whatever the pattern. */
  native?: boolean | undefined
  /** Whether the calendar stands open for good, without a field (D34). */
  inline?: boolean | undefined
  /** Told of every refused text: the reason and the text (shared-blocks §5, D5, D7). */
  onInputError?: ((error: InputError) => void) | undefined
  /** OK was pressed; the value that counts then (D25). */
  onConfirm?: ((value: PickerValue<V> | null) => void) | undefined
  /** The Clear button was pressed (D27). */
  onClear?: (() => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Another panel is shown; `none` while it is closed (D28). */
  onPanelChange?: ((panel: Panel, old: Panel) => void) | undefined
  /** Arrows, keys or picks turned the calendar to another month, 1–12 (D28). */
  onCalendarChange?: ((now: ShownMonth, old: ShownMonth) => void) | undefined
}

export type DatePickerModel = {
  /** The typed field: text, popup, focus; for PickerField and PickerPopup. */
  field: PickerFieldModel<Stamp>
  /** The calendar: for CalendarPanel. */
  calendar: {
    state: CalendarState
    onEvent: (event: CalendarEvent) => void
    today: Day
    times: readonly TimeColumn[]
    isDisabled: IsDisabled
  }
  /** The value that counts, as a stamp. */
  stamp: Stamp | null
  pattern: string
  /** What the last refusal means in words. */
  problem: string | null
  /** What waits for OK, as it will be written. */
  held: string | null
}

/** A date picker without its looks: what is typed, what is picked, what counts (shared-blocks §2, §4, §5; D1–D35). */
export function useDatePicker<V extends ValueType = 'date'>(options: DatePickerOptions<V>): DatePickerModel {
  const { type = 'date', valueType = 'date' as V, value, clearable = true, confirm = false } = options
  const { inline = false, notBefore, notAfter, disabled, defaultPanel } = options
  const label = useLabel()
  const lang = useLang()
  const providedToday = useToday()
  const today = options.today ?? providedToday
  const pattern = options.format ?? defaultPattern(type)
  const limits = { notBefore, notAfter, disabled }
  const written = options.native ? NATIVE_PATTERNS[type] : pattern
  const rules = stampRules({ type, pattern: written, lang, today, limits, clearable, confirm })
  const speaks = { type, pattern, lang, base: stampOf(today) }
  const toStamp = (given: PickerValue<V> | null) => stampOfValue(given, valueType, speaks)
  const toValue = (stamp: Stamp | null) => (stamp === null ? null : valueOfStamp(stamp, valueType, speaks))

  const [calendar, setCalendar] = useState<CalendarState>(() =>
    inline
      ? openPanel({ type, value: toStamp(value ?? options.defaultValue ?? null), today, panel: defaultPanel })
      : closedCalendar(type, today),
  )
  const turn = (next: CalendarState) => {
    setCalendar(next)
    if (next.panel !== calendar.panel) options.onPanelChange?.(next.panel, calendar.panel)
    const turned = monthTurned(next, calendar)
    if (turned && next.panel !== 'none' && calendar.panel !== 'none') options.onCalendarChange?.(...turned)
  }
  const field = usePickerField<Stamp>({
    rules,
    value: value === undefined ? undefined : toStamp(value),
    defaultValue: toStamp(options.defaultValue ?? null),
    onChange: stamp => options.onValueChange?.(toValue(stamp), stamp),
    onInputError: options.onInputError,
    onOpenChange: isOpen => {
      const { shown } = field
      turn(
        isOpen
          ? openPanel({ type, value: shown, today, panel: defaultPanel })
          : calendarReducer(calendar, { type: 'closed' }),
      )
      options.onOpenChange?.(isOpen)
    },
    onConfirm: stamp => options.onConfirm?.(toValue(stamp)),
    onClear: options.onClear,
    isLocked: options.isLocked,
  })
  const { shown, state } = field
  const followed = followValue({ calendar, type, value: shown, today })
  if (followed !== calendar) setCalendar(followed)

  const onEvent = (event: CalendarEvent) => {
    const next = calendarReducer(followed, event)
    turn(next)
    if (next.picked) field.pick(next.picked, next.isComplete)
  }
  const times = timesOffered(shown?.seconds ?? 0, pattern, options)
  return {
    field,
    calendar: { state: followed, onEvent, today, times, isDisabled: disabledCells(type, limits) },
    stamp: state.value,
    pattern,
    problem: inputProblemText({
      error: state.error,
      example: formatStamp(stampOf(today, 9.5 * 3600), pattern, lang),
      limits,
      pattern,
      lang,
      label,
    }),
    held: state.held === null ? null : rules.write(state.held),
  }
}

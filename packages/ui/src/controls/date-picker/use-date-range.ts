'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import type { Panel } from './date-picker.model.ts'
import { monthTurned, type ShownMonth } from './date-picker.shape.ts'
import {
  type OpenRange,
  openRange,
  type RangeEvent,
  type RangeSide,
  type RangeState,
} from './date-range.model.ts'
import { exampleRange, rangeRules } from './date-range.shape.ts'
import { inputProblemText } from './input-problem.ts'
import type { InputError } from './picker-field.model.ts'
import type { PickerLimits } from './picker-limits.ts'
import { clampRange, isRange, type StampRange } from './picker-range.ts'
import { defaultPattern, type PickerType } from './picker-type.ts'
import { type PickerValue, stampOfValue, type ValueType, valueOfStamp } from './picker-value.ts'
import { type CustomShortcut, type RangeShortcut, runShortcut, shortcutsOf } from './shortcuts.ts'
import { type PickerFieldModel, usePickerField } from './use-picker-field.ts'
import { useRangePanels } from './use-range-panels.ts'

/** The value of a range picker: two values of its value type, the end not before the start (D8, D24). */
export type RangeValue<V extends ValueType> = { start: PickerValue<V>; end: PickerValue<V> }

export type DateRangeOptions<V extends ValueType = 'date'> = PickerLimits & {
  /** What is picked at each end (D1). Default `date`. */
  type?: PickerType | undefined
  /** What the two values are (D24). Default `date`: a `Date` on the clock of the machine. */
  valueType?: V | undefined
  /** The range, held by the page; null for none. What is no moment, or ends before it starts, counts as none. */
  value?: RangeValue<V> | null | undefined
  /** The first range, when the picker holds it itself. */
  defaultValue?: RangeValue<V> | null | undefined
  /** Told of every other range that counts, as values and as stamps. */
  onValueChange?: ((value: RangeValue<V> | null, range: StampRange | null) => void) | undefined
  /** The pattern of each end in the field. Default that of the type, `YYYY-MM-DD` (shared-blocks §9). */
  format?: string | undefined
  /** Whether it can be emptied. Default true (D27). */
  clearable?: boolean | undefined
  /** Whether picks are held until OK is pressed. Default false (D25). */
  confirm?: boolean | undefined
  /** Whether the panels stand in the page, without a field. Default false (D34). */
  inline?: boolean | undefined
  /** Never opens and takes nothing. Default false. */
  isLocked?: boolean | undefined
  /** Ready ranges: `true` the next and previous 7 and 30 days, or your own. Default none (D23). */
  shortcuts?: boolean | readonly CustomShortcut[] | undefined
  /** The panel that both ends open with (D34). Default the first of the type. */
  defaultPanel?: Exclude<Panel, 'none'> | undefined
  /** What counts as today. Default that of the provider. */
  today?: Day | undefined
  /** One end was picked; the other one may still be missing (D34). */
  onPick?: ((side: RangeSide, value: PickerValue<V>) => void) | undefined
  /** A text or a pick was refused: the reason and the text (D5, D7, D8). */
  onInputError?: ((error: InputError) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** OK was pressed; the range that counts then (D25). */
  onConfirm?: ((value: RangeValue<V> | null) => void) | undefined
  onClear?: (() => void) | undefined
  /** One end shows another panel; `none` while it is closed (D28). */
  onPanelChange?: ((panel: Panel, old: Panel, side: RangeSide) => void) | undefined
  /** One end shows another month, 1–12 (D28). */
  onCalendarChange?: ((now: ShownMonth, old: ShownMonth, side: RangeSide) => void) | undefined
}

export type DateRangeModel = {
  /** The typed field: text, popup, focus; for PickerField and PickerPopup. */
  field: PickerFieldModel<StampRange>
  /** The two panels. */
  panels: RangeState
  shortcuts: readonly RangeShortcut[]
  type: PickerType
  pattern: string
  limits: PickerLimits
  today: Day
  /** The range that counts. */
  range: StampRange | null
  /** What the last refusal means in words. */
  problem: string | null
  /** What waits for OK, as it will be written. */
  held: string | null
  events: {
    /** Something happened in the panels. */
    send: (event: RangeEvent) => void
    /** A ready range was pressed, by its id. */
    shortcut: (id: string) => void
  }
}

/**
 * A range of dates that is typed or picked: the field and its two panels (shared-blocks §2 "Date picker", D1, D8, D11).
 * A pick of a range is the pick of both ends; one of them alone counts as soon as there is another, and the panels stay.
 */
export function useDateRange<V extends ValueType = 'date'>(options: DateRangeOptions<V>): DateRangeModel {
  const { type = 'date', valueType = 'date' as V, format, clearable = true, confirm = false } = options
  const { value, defaultValue, notBefore, notAfter, disabled, inline = false } = options
  const label = useLabel()
  const lang = useLang()
  const providedToday = useToday()
  const today = options.today ?? providedToday
  const pattern = format ?? defaultPattern(type)
  const limits: PickerLimits = { notBefore, notAfter, disabled }
  const conversion = { type, pattern, lang, base: stampOf(today) }

  const stampsOf = (given: RangeValue<V> | null): StampRange | null => {
    const start = stampOfValue(given?.start, valueType, conversion)
    const end = stampOfValue(given?.end, valueType, conversion)
    return start && end && isRange({ start, end }, type) ? { start, end } : null
  }
  const valuesOf = (range: StampRange | null): RangeValue<V> | null =>
    range && {
      start: valueOfStamp(range.start, valueType, conversion),
      end: valueOfStamp(range.end, valueType, conversion),
    }
  const rules = rangeRules({ type, pattern, lang, today, limits, clearable, confirm })
  const field = usePickerField<StampRange>({
    rules,
    value: value === undefined ? undefined : stampsOf(value),
    defaultValue: stampsOf(defaultValue ?? null),
    onChange: range => options.onValueChange?.(valuesOf(range), range),
    onInputError: options.onInputError,
    onOpenChange: isOpen => {
      for (const side of ['start', 'end'] as const) {
        const { panel } = isOpen ? openRange(opening)[side] : panels[side]
        options.onPanelChange?.(isOpen ? panel : 'none', isOpen ? 'none' : panel, side)
      }
      options.onOpenChange?.(isOpen)
    },
    onConfirm: range => options.onConfirm?.(valuesOf(range)),
    onClear: options.onClear,
    isLocked: options.isLocked,
  })
  const opening: OpenRange = { value: field.shown, pickerType: type, today, panel: options.defaultPanel }
  const [panels, send] = useRangePanels({
    opening,
    isOpen: inline || field.isOpen,
    onEnd: (side, stamp) => options.onPick?.(side, valueOfStamp(stamp, valueType, conversion)),
    onRange: field.pick,
    onTurn: (side, now, old) => {
      if (now.panel !== old.panel) options.onPanelChange?.(now.panel, old.panel, side)
      const turned = monthTurned(now, old)
      if (turned) options.onCalendarChange?.(...turned, side)
    },
  })
  const shortcuts = shortcutsOf(options.shortcuts, type)
  const pressShortcut = (id: string) => {
    const shortcut = shortcuts.find(one => one.id === id)
    if (!shortcut) return
    const { range, closes } = runShortcut(shortcut, today, type)
    // what lies wholly outside the limits is picked as it is, so that the refusal is told
    const within = range && (clampRange(range, type, limits) ?? range)
    if (within) send({ type: 'ranged', range: within, today, isComplete: closes })
    else if (closes) field.events.dismiss()
  }
  return {
    field,
    panels,
    shortcuts,
    type,
    pattern,
    limits,
    today,
    range: field.state.value,
    problem: inputProblemText({
      error: field.state.error,
      example: rules.write(exampleRange(type, today)),
      limits,
      pattern,
      lang,
      label,
    }),
    held: field.state.held && rules.write(field.state.held),
    events: { send, shortcut: pressShortcut },
  }
}

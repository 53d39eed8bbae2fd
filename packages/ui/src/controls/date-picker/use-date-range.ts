'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import type { CalendarState, Panel } from './date-picker.model.ts'
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
import { clampRange, type StampRange } from './picker-range.ts'
import { defaultPattern, type PickerType } from './picker-type.ts'
import type { PickerValue, ValueType } from './picker-value.ts'
import { type RangeValue, rangeValues } from './range-values.ts'
import { type CustomShortcut, type RangeShortcut, runShortcut, shortcutsOf } from './shortcuts.ts'
import { type PickerFieldModel, usePickerField } from './use-picker-field.ts'
import { useRangePanels } from './use-range-panels.ts'

export type { RangeValue } from './range-values.ts'

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
  const ground = useRangeGround(options)
  const { type, today, pattern, limits, rules, values, problemOf } = ground
  const field = usePickerField<StampRange>({
    rules,
    value: options.value === undefined ? undefined : values.toRange(options.value),
    defaultValue: values.toRange(options.defaultValue),
    onChange: range => options.onValueChange?.(values.toValues(range), range),
    onInputError: options.onInputError,
    onOpenChange: isOpen => {
      tellOpened(isOpen, isOpen ? openRange(opening) : panels, options)
      options.onOpenChange?.(isOpen)
    },
    onConfirm: range => options.onConfirm?.(values.toValues(range)),
    onClear: options.onClear,
    isLocked: options.isLocked,
  })
  const opening: OpenRange = { value: field.shown, pickerType: type, today, panel: options.defaultPanel }
  const [panels, send] = useRangePanels({
    opening,
    isOpen: options.inline === true || field.isOpen,
    onEnd: (side, stamp) => options.onPick?.(side, values.toValue(stamp)),
    onRange: field.pick,
    onTurn: (side, now, old) => tellTurned(side, now, old, options),
  })
  const shortcuts = shortcutsOf(options.shortcuts, type)
  const shortcut = (id: string) => pressShortcut(id, shortcuts, ground, send, field.events.dismiss)
  const { value: range, error, held } = field.state
  return {
    ...{ field, panels, shortcuts, type, pattern, limits, today, range },
    problem: problemOf(error),
    held: held && rules.write(held),
    events: { send, shortcut },
  }
}

/** What the options mean on this page: in its language, on its day. */
function useRangeGround<V extends ValueType>(options: DateRangeOptions<V>) {
  const { type = 'date', valueType = 'date' as V, clearable = true, confirm = false } = options
  const { notBefore, notAfter, disabled, format } = options
  const label = useLabel()
  const lang = useLang()
  const providedToday = useToday()
  const today = options.today ?? providedToday
  const pattern = format ?? defaultPattern(type)
  const limits: PickerLimits = { notBefore, notAfter, disabled }
  const rules = rangeRules({ type, pattern, lang, today, limits, clearable, confirm })
  const example = rules.write(exampleRange(type, today))
  return {
    ...{ type, today, pattern, limits, rules },
    values: rangeValues(valueType, { type, pattern, lang, base: stampOf(today) }),
    problemOf: (error: InputError | null) =>
      inputProblemText({ error, example, limits, pattern, lang, label }),
  }
}

type Told = Pick<DateRangeOptions<ValueType>, 'onPanelChange' | 'onCalendarChange'>

/** Both ends show a panel, or none any more (D28). */
function tellOpened(isOpen: boolean, panels: RangeState, { onPanelChange }: Told): void {
  for (const side of ['start', 'end'] as const) {
    const { panel } = panels[side]
    if (isOpen) onPanelChange?.(panel, 'none', side)
    else onPanelChange?.('none', panel, side)
  }
}

/** One end shows another panel, or another month (D28). */
function tellTurned(side: RangeSide, now: CalendarState, old: CalendarState, told: Told): void {
  if (now.panel !== old.panel) told.onPanelChange?.(now.panel, old.panel, side)
  const turned = monthTurned(now, old)
  if (turned) told.onCalendarChange?.(...turned, side)
}

/** A ready range counts as far as the limits let it (D23). */
function pressShortcut(
  id: string,
  shortcuts: readonly RangeShortcut[],
  { today, type, limits }: Pick<DateRangeModel, 'today' | 'type' | 'limits'>,
  send: (event: RangeEvent) => void,
  close: () => void,
): void {
  const shortcut = shortcuts.find(one => one.id === id)
  if (!shortcut) return
  const { range, closes } = runShortcut(shortcut, today, type)
  // what lies wholly outside the limits is picked as it is, so that the refusal is told
  const within = range && (clampRange(range, type, limits) ?? range)
  if (within) send({ type: 'ranged', range: within, today, isComplete: closes })
  else if (closes) close()
}

'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import type { OpenPanel } from './calendar-view.ts'
import { fieldText, type InputError, type PickerState, type RangeSide } from './picker.reducer.ts'
import { type CalendarProps, type PickerViewModel, toCalendar, toViewModel } from './picker.view-model.ts'
import type { PickerKindOptions } from './picker-kind.ts'
import type { PickerLimits } from './picker-limits.ts'
import { errorText } from './picker-text.ts'
import { defaultPattern, firstWeekdayOf, ISO_PATTERNS, NATIVE_PATTERNS } from './picker-type.ts'
import type { PickerTypeOf, ValueOptions, ValueType } from './picker-value.ts'
import type { TimesOptions } from './time-options.ts'
import {
  type PickerActions,
  type PickerFieldModel,
  type PickerGetters,
  type PickerRefs,
  usePickerField,
} from './use-picker-field.ts'
import { type PickerStateOptions, usePickerState } from './use-picker-state.ts'

/** The options that pickers of single values and of ranges share. */
export type PickerOptions<V extends ValueType> = PickerLimits &
  TimesOptions & {
    /** What is picked (D1). Default `date`. */
    type?: PickerTypeOf<V> | undefined
    /**
     * What a value is: a day `yyyy-mm-dd`, a `Date`, milliseconds, a text in the pattern, or your own by a converter (D24).
     * Default `day`; a picker with a time names another one.
     */
    valueType?: V | undefined
    /**
     * How it is written: `DD.MM.YYYY`, `D MMMM YYYY h:mm A`. Default as the language writes it (readings #73); values that
     * are texts are then in ISO order.
     */
    format?: string | undefined
    /** Whether it may be empty. Default true (D27). */
    clearable?: boolean | undefined
    /** Whether a pick counts only when OK is pressed. Default false (D25). */
    confirm?: boolean | undefined
    /** Whether the calendar is always open, without a field. Default false (D34). */
    inline?: boolean | undefined
    /** 1 Monday … 7 Sunday; anything else counts as 7. Default that of the language, Monday in all ten (D22). */
    firstWeekday?: number | undefined
    /** ISO numbers before the weeks. Default false. */
    hasWeekNumbers?: boolean | undefined
    /** The panel that it opens with. Default the first of the type (D34). */
    defaultPanel?: OpenPanel | undefined
    /** What counts as today. Default that of the provider. */
    today?: Day | undefined
    /** Takes nothing and never opens. Default false. */
    isLocked?: boolean | undefined
    /** Called with every refused text or pick: the reason and the text (D5, D7, D8). */
    onInputError?: ((error: InputError) => void) | undefined
    /** The Clear button was pressed (D27). */
    onClear?: (() => void) | undefined
    onOpenChange?: ((isOpen: boolean) => void) | undefined
  }

/** A headless picker; T is what it holds: a stamp, or a range of two. */
export type PickerModel<T = unknown> = PickerGetters & {
  state: PickerState<T>
  actions: PickerActions
  viewModel: PickerViewModel
  refs: PickerRefs
  /** The calendar of one end for `CalendarPanel`; null while it is closed. Default the start. */
  getCalendarProps: (side?: RangeSide) => CalendarProps | null
}

/** The options as they count on this page: in its language, on its day. */
export type PickerContext = PickerKindOptions & {
  values: ValueOptions
  /** The pattern in texts for people. */
  shown: string
}

/** Completes the options from the page. */
export function usePickerContext(
  options: PickerOptions<ValueType> & { native?: boolean | undefined },
): PickerContext {
  const { type = 'date', clearable = true, confirm = false, inline = false, defaultPanel } = options
  const { notBefore, notAfter, disabled, format } = options
  const lang = useLang()
  const shown = format ?? defaultPattern(type, lang)
  const providedToday = useToday()
  const today = options.today ?? providedToday
  return {
    type,
    pattern: options.native ? NATIVE_PATTERNS[type] : shown,
    lang,
    today,
    limits: { notBefore, notAfter, disabled },
    clearable,
    confirm,
    inline,
    defaultPanel,
    shown,
    values: { type, pattern: format ?? ISO_PATTERNS[type], lang, base: stampOf(today) },
  }
}

export type UsePickerOptions<T> = Omit<
  PickerStateOptions<T>,
  'isLocked' | 'onInputError' | 'onOpenChange'
> & {
  context: PickerContext
  /** A value that shows how one is typed. */
  example: string
  onConfirm: (value: T | null) => void
}

/** The state, the elements and the view model of a picker. */
export function usePicker<T>(
  options: PickerOptions<ValueType>,
  { kind, context, example, onConfirm, ...stateOptions }: UsePickerOptions<T>,
): PickerModel<T> & PickerFieldModel<T> {
  const { isLocked = false, hasWeekNumbers = false } = options
  const { lang, limits, shown: pattern } = context
  const label = useLabel()
  const [state, dispatch] = usePickerState<T>({
    ...stateOptions,
    kind,
    isLocked,
    onInputError: options.onInputError,
    onOpenChange: options.onOpenChange,
  })
  const text = fieldText(state, kind)
  const field = usePickerField<T>({ state, dispatch, text, onConfirm, onClear: options.onClear })
  const problem = errorText({ error: state.error, example, limits, pattern, lang, label })
  return {
    ...field,
    state,
    viewModel: toViewModel(state, kind, { pattern, lang, isLocked, problem, hasWeekNumbers }),
    getCalendarProps: (side = 'start') =>
      toCalendar(state, kind, side, {
        pattern,
        minuteStep: options.minuteStep,
        timeList: options.timeList,
        timeColumns: options.timeColumns,
        firstWeekday: firstWeekdayOf(options.firstWeekday),
        hasWeekNumbers,
        onAction: action => field.actions.calendar(side, action),
      }),
  }
}

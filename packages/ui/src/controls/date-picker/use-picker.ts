'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import type { OpenPanel } from './calendar-view.ts'
import { type InputError, type PickerState, pickerFieldText, type RangeSide } from './picker.reducer.ts'
import {
  type CalendarProps,
  type PickerViewModel,
  toCalendar,
  toPickerViewModel,
} from './picker.view-model.ts'
import type { PickerKindOptions } from './picker-kind.ts'
import type { PickerLimits } from './picker-limits.ts'
import { errorText } from './picker-text.ts'
import { defaultPattern, firstWeekdayOf, ISO_PATTERNS, NATIVE_PATTERNS, pickerTypeOf } from './picker-type.ts'
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

/** The options shared by pickers of single values and of ranges. */
export type PickerOptions<V extends ValueType> = PickerLimits &
  TimesOptions & {
    /** The precision (D1). Default `date`. */
    type?: PickerTypeOf<V> | undefined
    /**
     * The type of a value: a day `yyyy-mm-dd`, a `Date`, milliseconds, a text in the pattern, or a custom type with a
     * converter (D24). Default `day`; a picker with a time needs another one.
     */
    valueType?: V | undefined
    /**
     * The format pattern: `DD.MM.YYYY`, `D MMMM YYYY h:mm A`. Default the format of the language (readings #73); for
     * text values ISO order.
     */
    format?: string | undefined
    /** Whether the value can be empty. Default true (D27). */
    clearable?: boolean | undefined
    /** Whether a selection is committed only by OK. Default false (D25). */
    confirm?: boolean | undefined
    /** Whether the calendar is always open, without a field. Default false (D34). */
    inline?: boolean | undefined
    /**
     * 1 Monday … 7 Sunday; invalid values count as 7. Default the first weekday of the language, Monday in all ten
     * (D22).
     */
    firstWeekday?: number | undefined
    /** Whether to show ISO week numbers. Default false. */
    hasWeekNumbers?: boolean | undefined
    /** The initial panel. Default the first of the type (D34). */
    defaultPanel?: OpenPanel | undefined
    /** The day that counts as today. Default that of the provider. */
    today?: Day | undefined
    /** Disables changes and opening. Default false. */
    isLocked?: boolean | undefined
    /** Called with every rejected text or selection: the reason and the text (D5, D7, D8). */
    onInputError?: ((error: InputError) => void) | undefined
    /** Called when the Clear button is pressed (D27). */
    onClear?: (() => void) | undefined
    onOpenChange?: ((isOpen: boolean) => void) | undefined
  }

/** A headless picker; T is its value: a stamp, or a range of two. */
export type PickerModel<T = unknown> = PickerGetters & {
  state: PickerState<T>
  actions: PickerActions
  viewModel: PickerViewModel
  refs: PickerRefs
  /** The props of one end's calendar for `CalendarPanel`; null while it is closed. Default the start. */
  getCalendarProps: (side?: RangeSide) => CalendarProps | null
}

/** The options completed by the page: its language and its day. */
export type PickerContext = PickerKindOptions & {
  values: ValueOptions
  /** The pattern of texts for readers. */
  shown: string
}

/** Completes the options with values of the page. */
export function usePickerContext(
  options: PickerOptions<ValueType> & { native?: boolean | undefined },
): PickerContext {
  const { clearable = true, confirm = false, inline = false, defaultPanel } = options
  const { notBefore, notAfter, disabled, format } = options
  const type = pickerTypeOf(options.type)
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
  /** An example of a valid value. */
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
  const text = pickerFieldText(state, kind)
  const field = usePickerField<T>({ state, dispatch, text, onConfirm, onClear: options.onClear })
  const problem = errorText({ error: state.error, example, limits, pattern, lang, label })
  return {
    ...field,
    state,
    viewModel: toPickerViewModel(state, kind, { pattern, lang, isLocked, problem, hasWeekNumbers }),
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

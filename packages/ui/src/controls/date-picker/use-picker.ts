'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import type { OpenPanel } from './calendar-view.ts'
import { type InputError, type PickerState, pickerFieldText, type RangeSide } from './picker.reducer.ts'
import {
  type CalendarOptions,
  type CalendarProps,
  type PickerMode,
  type PickerViewModel,
  toCalendar,
  toPickerViewModel,
} from './picker.view-model.ts'
import type { PickerKindOptions } from './picker-kind.ts'
import type { PickerLimits } from './picker-limits.ts'
import { errorText } from './picker-text.ts'
import { defaultPattern, ISO_PATTERNS, NATIVE_PATTERNS, pickerTypeOf } from './picker-type.ts'
import type { PickerTypeOf, ValueOptions, ValueType } from './picker-value.ts'
import {
  type PickerActions,
  type PickerFieldModel,
  type PickerGetters,
  type PickerRefs,
  usePickerField,
} from './use-picker-field.ts'
import { type PickerStateOptions, usePickerState } from './use-picker-state.ts'

/** The options shared by pickers of single values and of ranges, as components and as hooks. */
export type PickerOptions<V extends ValueType> = PickerLimits & {
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
  /** The native `disabled` of the input; `disabled` lists disabled values (D10). Default false. */
  disabledField?: boolean | undefined
  /** Whether the value is only shown. Default false. */
  readOnly?: boolean | undefined
  /** Called with every rejected text or selection: the reason and the text (D5, D7, D8). */
  onInputError?: ((error: InputError) => void) | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** Further options of the hooks. */
export type PickerHookOptions = {
  /** The initial panel. Default the first of the type (D34). */
  defaultPanel?: OpenPanel | undefined
  /** The day that counts as today. Default that of the provider. */
  today?: Day | undefined
  /** Called when the Clear button is pressed (D27). */
  onClear?: (() => void) | undefined
}

/** A headless picker; T is its value: a stamp, or a range of two. */
export type PickerModel<T = unknown> = PickerGetters & {
  state: PickerState<T>
  actions: PickerActions
  viewModel: PickerViewModel
  refs: PickerRefs
  /** The props of one end's calendar for `CalendarPanel`; null while it is closed. Default the start. */
  getCalendarProps: (side?: RangeSide, options?: CalendarOptions) => CalendarProps | null
}

/** The options completed by the page: its language and its day. */
export type PickerSettings = PickerKindOptions & {
  mode: PickerMode
  values: ValueOptions
  /** The pattern of texts for readers. */
  shown: string
}

/** Completes the options with values of the page. */
export function usePickerSettings(
  options: PickerOptions<ValueType> & PickerHookOptions & { mode?: PickerMode | undefined },
): PickerSettings {
  const { mode = 'popup', clearable = true, confirm = false, defaultPanel } = options
  const { notBefore, notAfter, disabled, format } = options
  const type = pickerTypeOf(options.type)
  const lang = useLang()
  const shown = format ?? defaultPattern(type, lang)
  const providedToday = useToday()
  const today = options.today ?? providedToday
  return {
    type,
    mode,
    pattern: mode === 'native' ? NATIVE_PATTERNS[type] : shown,
    lang,
    today,
    limits: { notBefore, notAfter, disabled },
    clearable,
    confirm: confirm && mode !== 'native',
    inline: mode === 'inline',
    defaultPanel,
    shown,
    values: { type, pattern: format ?? ISO_PATTERNS[type], lang, base: stampOf(today) },
  }
}

export type UsePickerOptions<T> = Omit<
  PickerStateOptions<T>,
  'isLocked' | 'onInputError' | 'onOpenChange'
> & {
  settings: PickerSettings
  /** An example of a valid value. */
  example: string
  onConfirm: (value: T | null) => void
}

/** The state, the elements and the view model of a picker. */
export function usePicker<T>(
  options: PickerOptions<ValueType> & PickerHookOptions,
  { kind, settings, example, onConfirm, ...stateOptions }: UsePickerOptions<T>,
): PickerModel<T> & PickerFieldModel<T> {
  const { disabledField: isDisabled = false, readOnly: isReadOnly = false } = options
  const { mode, lang, limits, shown: pattern } = settings
  const label = useLabel()
  const [state, dispatch] = usePickerState<T>({
    ...stateOptions,
    kind,
    isLocked: isDisabled || isReadOnly,
    onInputError: options.onInputError,
    onOpenChange: options.onOpenChange,
  })
  const text = pickerFieldText(state, kind)
  const field = usePickerField<T>({
    state,
    dispatch,
    text,
    isDisabled,
    isReadOnly,
    onConfirm,
    onClear: options.onClear,
  })
  const problem = errorText({ error: state.error, example, limits, pattern, lang, label })
  return {
    ...field,
    state,
    viewModel: toPickerViewModel(state, kind, {
      mode,
      pattern,
      lang,
      isDisabled,
      isReadOnly,
      problem,
      limits,
    }),
    getCalendarProps: (side = 'start', calendar = {}) =>
      toCalendar(state, kind, side, {
        ...calendar,
        pattern,
        onAction: action => field.actions.calendar(side, action),
      }),
  }
}

'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerContext, type PickerRootProps } from './picker-context.ts'
import { DatePickerInline } from './picker-inline.tsx'
import type { PickerType } from './picker-type.ts'
import type { ValueType } from './picker-value.ts'
import { type DatePickerModel, type DatePickerOptions, useDatePicker } from './use-date-picker.ts'

/** Either the options, or a `model` from `useDatePicker`, which has further ones. */
export type DatePickerProps<V extends ValueType = 'day'> = PickerRootProps &
  ((DatePickerOptions<V> & { model?: undefined }) | { model: DatePickerModel })

/**
 * A date, date and time, month, year or time, typed or selected in a calendar (D1–D35). It renders no element of its
 * own: `PickerField` is its field, `PickerCalendar` its calendar.
 */
export function DatePicker<V extends ValueType = 'day'>(props: DatePickerProps<V>) {
  return props.model ? <WithModel {...props} /> : <WithOptions<V> {...props} />
}

/** Creates the model from the options. */
function WithOptions<V extends ValueType>(props: PickerRootProps & DatePickerOptions<V>) {
  const { label, children } = props
  const model = useDatePicker<V>(props)
  return (
    <WithModel label={label} model={model}>
      {children}
    </WithModel>
  )
}

const PLACEHOLDERS: Record<PickerType, string> = {
  date: 'picker_choose_date',
  datetime: 'picker_choose_datetime',
  month: 'picker_choose_month',
  year: 'picker_choose_year',
  time: 'picker_choose_time',
}

function WithModel({ label, model, children }: PickerRootProps & { model: DatePickerModel }) {
  const word = useLabel()
  return (
    <PickerContext.Provider
      value={{
        model,
        label,
        slot: 'date-picker',
        placeholder: word(PLACEHOLDERS[model.viewModel.type]),
        InlineField: DatePickerInline,
        renderCalendar: (options, attributes) => (
          <LazyCalendar {...attributes} model={model} label={label} options={options} />
        ),
        loadCalendar: LazyCalendar.load,
      }}
    >
      {children}
    </PickerContext.Provider>
  )
}

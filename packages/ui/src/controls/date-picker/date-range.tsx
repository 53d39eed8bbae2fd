'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LazyRangePanels } from './lazy-calendar.tsx'
import { PickerContext, type PickerRootProps } from './picker-context.ts'
import { DateRangeInline } from './picker-inline.tsx'
import type { ValueType } from './picker-value.ts'
import { type DateRangeModel, type DateRangeOptions, useDateRange } from './use-date-range.ts'

/** Either the options, or a `model` from `useDateRange`, which has further ones. */
export type DateRangeProps<V extends ValueType = 'day'> = PickerRootProps &
  ((DateRangeOptions<V> & { model?: undefined }) | { model: DateRangeModel })

/**
 * A range of dates in one text field, `DD.MM.YYYY ~ DD.MM.YYYY`, typed, pasted, or selected in two calendars side by
 * side (D1–D35); on phones a sheet shows one calendar and a switch between the ends. It renders no element of its own:
 * `PickerField` is its field, `PickerCalendar` its calendars.
 */
export function DateRange<V extends ValueType = 'day'>(props: DateRangeProps<V>) {
  return props.model ? <WithModel {...props} /> : <WithOptions<V> {...props} />
}

/** Creates the model from the options. */
function WithOptions<V extends ValueType>(props: PickerRootProps & DateRangeOptions<V>) {
  const { label, children } = props
  const model = useDateRange<V>(props)
  return (
    <WithModel label={label} model={model}>
      {children}
    </WithModel>
  )
}

function WithModel({ label, model, children }: PickerRootProps & { model: DateRangeModel }) {
  const word = useLabel()
  return (
    <PickerContext.Provider
      value={{
        model,
        label,
        slot: 'date-range',
        placeholder: word(model.viewModel.type === 'time' ? 'picker_choose_time' : 'picker_choose_range'),
        InlineField: DateRangeInline,
        renderCalendar: options => <LazyRangePanels model={model} options={options} />,
        loadCalendar: LazyRangePanels.load,
      }}
    >
      {children}
    </PickerContext.Provider>
  )
}

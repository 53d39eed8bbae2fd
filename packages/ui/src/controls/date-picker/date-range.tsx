'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LazyRangePanels } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { DateRangeInline } from './picker-inline.tsx'
import { PickerPopup } from './picker-popup.tsx'
import { fieldPropsOf, type PickerProps } from './picker-props.ts'
import type { ValueType } from './picker-value.ts'
import { type DateRangeOptions, useDateRange } from './use-date-range.ts'

export type DateRangeProps<V extends ValueType = 'day'> = PickerProps<DateRangeOptions<V>>

/**
 * A range of dates in one text field, `DD.MM.YYYY ~ DD.MM.YYYY`, typed, pasted, or selected in two calendars side by
 * side (D1–D35). On phones a sheet shows one calendar and a switch between the ends. Parts: `data-slot` date-range,
 * field…, picker-clear, picker-open, popover…, range-panels, range-panel, calendar-panel…, picker-confirm; state:
 * `data-open`. `className` is set on the root, other props and `ref` on the input.
 */
export const DateRange = forwardRef(function DateRange<V extends ValueType = 'day'>(
  props: DateRangeProps<V>,
) {
  const { type, inline, disabledField = false, editable } = props
  const word = useLabel()
  const field = fieldPropsOf(props)
  const model = useDateRange<V>({ ...props, isLocked: disabledField || field.readOnly === true })
  if (inline) return <DateRangeInline {...field} model={model} />
  return (
    <PickerField
      placeholder={word(type === 'time' ? 'picker_choose_time' : 'picker_choose_range')}
      {...field}
      model={model}
      slot="date-range"
      editable={editable}
      disabled={disabledField}
      onNear={LazyRangePanels.load}
    >
      <PickerPopup model={model} label={field.label}>
        <LazyRangePanels model={model} />
      </PickerPopup>
    </PickerField>
  )
})

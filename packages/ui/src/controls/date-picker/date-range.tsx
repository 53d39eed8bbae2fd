'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { rangeRoom } from './date-range.shape.ts'
import { DateRangeInline } from './date-range-inline.tsx'
import { type DateRangeProps, splitRangeProps } from './date-range-props.ts'
import { LazyRangePanels } from './lazy-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { PickerPopup } from './picker-popup.tsx'
import type { ValueType } from './picker-value.ts'
import { useDateRange } from './use-date-range.ts'

/**
 * A range of dates in one text field, `DD.MM.YYYY ~ DD.MM.YYYY`, that is typed, pasted, or picked in two panels side by side
 * (shared-blocks §2 "Date picker", §4, §5; D1–D35). On a phone its sheet has one panel and a switch between the ends.
 * Parts: `data-slot` date-range, field…, picker-clear, picker-open, popover…, range-panels, range-panel, calendar-panel…,
 * picker-confirm; state: `data-open`. `className` reaches the root, the rest and `ref` the input.
 */
export const DateRange = forwardRef(function DateRange<V extends ValueType = 'date'>(
  props: DateRangeProps<V>,
) {
  return props.inline ? <DateRangeInline {...props} /> : <DateRangeField {...props} />
})

const DateRangeField = forwardRef(function DateRangeField<V extends ValueType>(props: DateRangeProps<V>) {
  const { options, calendar, looks, rest, disabledField, editable } = splitRangeProps(props)
  const { type = 'date', clearable = true, confirm } = options
  const word = useLabel()
  const lang = useLang()
  const model = useDateRange<V>(options)
  const { field, pattern, problem, held } = model
  const placeholder = rest.placeholder ?? word(type === 'time' ? 'picker_choose_time' : 'picker_choose_range')
  return (
    <PickerField
      {...rest}
      placeholder={placeholder}
      {...looks}
      {...{ problem, editable }}
      picker={field}
      slot="date-range"
      disabled={disabledField}
      chars={rangeRoom(pattern, lang, placeholder)}
      hasClear={clearable && !field.isLocked && field.state.value !== null && field.state.error === null}
      onNear={LazyRangePanels.load}
      opens={type === 'time' ? 'times' : 'calendar'}
    >
      <PickerPopup picker={field} label={looks.label} confirm={confirm} held={held}>
        <LazyRangePanels model={model} {...calendar} />
      </PickerPopup>
    </PickerField>
  )
})

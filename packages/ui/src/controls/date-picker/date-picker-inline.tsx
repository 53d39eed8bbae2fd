'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useFieldIds } from '../field/field.tsx'
import { LABEL_LOOKS } from '../field/field-look.tsx'
import { idList } from '../field/id-list.ts'
import { type DatePickerProps, splitPickerProps } from './date-picker-props.ts'
import { InlineWords } from './inline-words.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'
import { PickerConfirm } from './picker-confirm.tsx'
import type { ValueType } from './picker-value.ts'
import { useDatePicker } from './use-date-picker.ts'

/** A picker whose calendar stands open for good, without a field (D34). Parts: `data-slot` date-picker, calendar-panel…, picker-confirm. */
export const DatePickerInline = forwardRef(function DatePickerInline<V extends ValueType>(
  props: DatePickerProps<V>,
) {
  const { options, looks, rest, firstWeekday, hasWeekNumbers } = splitPickerProps(props)
  const { label, labelAs = 'above', hint, error, className } = looks
  const { field, calendar, problem, held } = useDatePicker({ ...options, inline: true })
  const ids = useFieldIds(rest.id)
  const wrong = error ?? problem
  return (
    <div
      data-ui=""
      data-slot="date-picker"
      data-inline=""
      data-invalid={wrong ? '' : undefined}
      className={cx('w-full desk:w-fit', className)}
    >
      {labelAs === 'hidden' ? null : (
        // the calendar is named by the same words
        <p aria-hidden="true" className={LABEL_LOOKS.above}>
          {label}
        </p>
      )}
      <LazyCalendar
        {...calendar}
        {...{ firstWeekday, hasWeekNumbers, label }}
        picker={field}
        id={rest.id}
        aria-describedby={idList(rest['aria-describedby'], hint && ids.hint, wrong && ids.error)}
      />
      {options.confirm ? <PickerConfirm held={held} onConfirm={field.events.confirm} /> : null}
      <InlineWords {...{ ids, hint, wrong }} />
    </div>
  )
})

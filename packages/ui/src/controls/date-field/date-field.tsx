'use client'
import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FieldFrame, type FieldProps, inputLook, inputProps, useFieldIds } from '../field/field.tsx'
import { dateProblemText } from './date-problem.ts'
import { DayPickerButton } from './day-picker-button.tsx'
import { type DateFieldModel, type DateFieldOptions, useDateField } from './use-date-field.ts'

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'size' | 'type' | 'min' | 'max' | 'children'
>

export type DateFieldProps = Native &
  FieldProps &
  DateFieldOptions & {
    /** Whether a button opens the browser's own date picker. Default true. */
    picker?: boolean
    /** The state, when the parent keeps it by `useDateField`. */
    model?: DateFieldModel
  }

/**
 * A calendar day that is typed, DD.MM.YYYY and its kin. It counts on Enter, Tab or when the field is left; Escape reverts;
 * a text that is no allowed day stays with the reason below it (shared-blocks §5, readings #46).
 * Parts: `data-slot` field…, date-picker-button; `className` reaches the frame, the rest and `ref` the input.
 */
export function DateField({
  label,
  labelAs,
  hint,
  error,
  size,
  picker = true,
  model,
  className,
  ...props
}: DateFieldProps) {
  const text = useLabel()
  const { value, defaultValue, onValueChange, onInputError, min, max, clearable, ...rest } = props
  const ids = useFieldIds(rest.id)
  const own = useDateField({ value, defaultValue, onValueChange, onInputError, min, max, clearable })
  const { state, events } = model ?? own
  const wrong = error ?? dateProblemText(state.error, { min, max }, text)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    rest.onChange?.(event)
    events.type(event.target.value)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    rest.onBlur?.(event)
    events.commit()
  }
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key === 'Enter') events.commit()
    if (event.key === 'Escape') events.revert()
  }
  return (
    <FieldFrame
      {...{ ids, label, labelAs, hint, size }}
      error={wrong}
      // as wide as a date and its button, however little room a row has
      className={cx('w-fit min-w-34 max-desk:min-w-36', className)}
      end={
        picker ? (
          <DayPickerButton labelledBy={ids.label} day={state.value} {...{ min, max }} onPick={events.pick} />
        ) : null
      }
    >
      <input
        autoComplete="off"
        placeholder={text('date_placeholder')}
        {...rest}
        {...inputProps(ids, { hint, error: wrong, describedBy: rest['aria-describedby'] })}
        type="text"
        inputMode="numeric"
        data-slot="field-input"
        value={state.draft}
        onChange={change}
        onBlur={blur}
        onKeyDown={key}
        className={cx(inputLook, 'num w-[9.5ch] desk:w-[10.5ch]')}
      />
    </FieldFrame>
  )
}

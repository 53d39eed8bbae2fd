'use client'
import type { ChangeEvent, ComponentProps, FocusEvent, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FieldFrame, type FieldProps, inputLook, inputProps, useFieldIds } from '../field/field.tsx'
import { type NumberFieldOptions, useNumberField } from './use-number-field.ts'

type Native = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'children'>

export type NumberFieldProps = Native &
  FieldProps &
  NumberFieldOptions & {
    /** After the number: a unit. */
    end?: ReactNode
  }

/**
 * A number of any length, kept as a decimal string. What is no number is blanked when the field is left, with a word about it
 * (shared-blocks §5). Parts: `data-slot` field…; `className` reaches the frame, the rest and `ref` the input.
 */
export const NumberField = forwardRef(function NumberField({
  label,
  labelAs,
  hint,
  error,
  size,
  value,
  defaultValue,
  onValueChange,
  decimals,
  onChange,
  onBlur,
  end,
  className,
  ...rest
}: NumberFieldProps) {
  const text = useLabel()
  const ids = useFieldIds(rest.id)
  const { state, events } = useNumberField({ value, defaultValue, onValueChange, decimals })
  const wrong = error ?? (state.blanked ? text('number_blanked') : null)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    events.type(event.target.value)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    events.leave()
  }
  return (
    <FieldFrame {...{ ids, label, labelAs, hint, size, end, className }} error={wrong}>
      <input
        autoComplete="off"
        maxLength={40}
        {...rest}
        {...inputProps(ids, { hint, error: wrong, describedBy: rest['aria-describedby'] })}
        type="text"
        inputMode="decimal"
        data-slot="field-input"
        value={state.draft}
        onChange={change}
        onBlur={blur}
        className={cx(inputLook, 'num')}
      />
    </FieldFrame>
  )
})

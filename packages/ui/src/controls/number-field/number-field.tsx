'use client'
import type { ChangeEvent, ComponentProps, CompositionEvent, FocusEvent, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldFrame, type FieldProps, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { type NumberFieldModel, type NumberFieldOptions, useNumberField } from './use-number-field.ts'
import { useRejectionText } from './use-rejection-text.ts'

type Native = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'children'>

export type NumberFieldProps = Native &
  FieldProps &
  NumberFieldOptions & {
    /** After the number: a unit. */
    end?: ReactNode
    /** The state, held by the page: the result of `useNumberField()`, which then has the value. */
    model?: NumberFieldModel
  }

/**
 * A number of any length, kept as a decimal string. Only digits, dot and comma are taken: other text, typed, pasted, dropped or
 * filled in, is refused with a message that names it, and the field keeps what it held (bond-page §5). What is no number all the
 * same (`1.2.3`) is blanked when the field is left, with a message that names it too (shared-blocks §5).
 * Parts: `data-slot` field…; `className` reaches the frame, the rest and `ref` the input.
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
  onCompositionEnd,
  onBlur,
  end,
  model,
  className,
  ...rest
}: NumberFieldProps) {
  const rejection = useRejectionText()
  const ids = useFieldIds(rest.id)
  const own = useNumberField({ value, defaultValue, onValueChange, decimals })
  const { state, events } = model ?? own
  const wrong = [error, rejection(state.rejected)].filter(Boolean).join(' – ') || null
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const input = event.target
    const shown = events.type(input.value, isComposing(event.nativeEvent))
    if (shown !== input.value) replaceText(input, shown)
  }
  const compositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event)
    events.type(event.currentTarget.value)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    events.leave()
  }
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelAs={labelAs}
      hint={hint}
      size={size}
      end={end}
      className={className}
      error={wrong}
    >
      <input
        autoComplete="off"
        maxLength={40}
        {...rest}
        {...inputProps(ids, { hint, error: wrong, describedBy: rest['aria-describedby'] })}
        type="text"
        inputMode="decimal"
        data-slot="field-input"
        value={state.composing ?? state.draft}
        onChange={change}
        onCompositionEnd={compositionEnd}
        onBlur={blur}
        className={cx(inputClasses, 'num')}
      />
    </FieldFrame>
  )
})

const isComposing = (event: Event) => 'isComposing' in event && event.isComposing === true

/** React would put the caret at the end; what follows the caret stays behind it. */
function replaceText(input: HTMLInputElement, text: string): void {
  const after = input.value.length - (input.selectionEnd ?? input.value.length)
  const caret = Math.max(0, text.length - after)
  input.value = text
  input.setSelectionRange(caret, caret)
}

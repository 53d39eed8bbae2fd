'use client'
import { clsx } from 'clsx'
import type { ChangeEvent, ComponentProps, CompositionEvent, FocusEvent, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { FieldFrame, type FieldProps, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { type NumberFieldModel, type NumberFieldOptions, useNumberField } from './use-number-field.ts'
import { useRejectionText } from './use-rejection-text.ts'

type Native = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size' | 'type' | 'children'>

export type NumberFieldProps = Native &
  FieldProps &
  NumberFieldOptions & {
    /** Content after the number, e.g. a unit. */
    end?: ReactNode
    /** The state from `useNumberField()`, which then has the value. */
    model?: NumberFieldModel
  }

/**
 * A field for a number of any length, as a decimal string. It accepts only digits, dot and comma: other text, typed,
 * pasted, dropped or autofilled, is rejected with a message that names it, and the field stays unchanged (bond-page
 * §5). Text that is still not a number (`1.2.3`) is cleared on blur, with a message that names it (shared-blocks §5).
 * Parts: `data-slot` field…; `className` is set on the frame, other props and `ref` on the input.
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
    events.blur()
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
        className={clsx(inputClasses, 'num')}
      />
    </FieldFrame>
  )
})

const isComposing = (event: Event) => 'isComposing' in event && event.isComposing === true

/** Replaces the text and keeps the caret before the same remaining text; React would move it to the end. */
function replaceText(input: HTMLInputElement, text: string): void {
  const after = input.value.length - (input.selectionEnd ?? input.value.length)
  const caret = Math.max(0, text.length - after)
  input.value = text
  input.setSelectionRange(caret, caret)
}

'use client'
import type { ChangeEvent, FocusEvent } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldFrame, inputLook, inputProps, useFieldIds } from '../field/field.tsx'
import { useMergedRefs } from '../popover/use-merged-refs.ts'
import { type DatePickerProps, splitPickerProps } from './date-picker-props.ts'
import { isWhole, nativeInput } from './native-input.ts'
import { PICKER_LOOK } from './picker-look.tsx'
import type { ValueType } from './picker-value.ts'
import { useDatePicker } from './use-date-picker.ts'

/**
 * The same picker in the browser's own input: a wheel on phones, its calendar on a desk. It holds the same values to the
 * same limits and says the same of refused ones; `format`, `confirm`, steps and shut days are not for its popup to know.
 * Parts: `data-slot` field….
 */
export const DatePickerNative = forwardRef(function DatePickerNative<V extends ValueType>(
  props: DatePickerProps<V>,
) {
  const { options, looks, rest, disabledField } = splitPickerProps(props)
  const { label, labelAs, hint, error, size, className } = looks
  const { type = 'date' } = options
  const { ref, ...others } = rest
  const { field, pattern, problem } = useDatePicker({ ...options, confirm: false, native: true })
  const { events, refs, state, text } = field
  const ids = useFieldIds(rest.id)
  const wrong = error ?? problem
  const input = useMergedRefs(ref, refs.input)
  // the browser keeps half a date to itself, so its text is replaced only when a value settles
  const settled = state.draft === null ? text : null
  useLayoutEffect(() => {
    const own = refs.input.current
    if (own && settled !== null && own.value !== settled) own.value = settled
  }, [settled, refs.input])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    rest.onChange?.(event)
    const { value, validity } = event.target
    if (validity.badInput) return
    events.type(value)
    if (isWhole(value, type)) events.commit()
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    rest.onBlur?.(event)
    // half a date is no text that could be quoted, but it is not nothing either
    if (event.target.validity.badInput) events.type('…')
    events.commit()
  }
  return (
    <FieldFrame
      {...{ ids, label, labelAs, hint, size }}
      error={wrong}
      disabled={disabledField === true}
      className={cx(PICKER_LOOK, className)}
    >
      <input
        {...others}
        {...inputProps(ids, { hint, error: wrong, describedBy: rest['aria-describedby'] })}
        {...nativeInput(type, options, pattern)}
        ref={input}
        data-slot="field-input"
        disabled={disabledField}
        defaultValue={text}
        onChange={change}
        onBlur={blur}
        className={cx(inputLook, 'num', type === 'year' && 'w-[9ch]')}
      />
    </FieldFrame>
  )
})

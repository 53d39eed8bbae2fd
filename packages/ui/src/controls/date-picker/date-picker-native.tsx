'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import type { ChangeEvent, FocusEvent } from 'react'
import { SECONDS_PER_DAY, startOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp, hasField } from '../../foundation/format/stamp-format.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { FieldFrame, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { type PickerFieldProps, usePickerShared } from './picker-context.ts'
import { type Moment, type PickerLimits, stampAt } from './picker-limits.ts'
import { hasTime, NATIVE_PATTERNS, type PickerType } from './picker-type.ts'
import { PICKER_FIELD } from './popup-field.tsx'

export type DatePickerNativeProps = Omit<PickerFieldProps, 'editable' | 'children'>

/**
 * The same picker with the browser's native input. It has the same values, limits and error texts; its native popup
 * does not support `format`, `confirm`, steps and disabled days.
 */
export const DatePickerNative = forwardRef(function DatePickerNative({
  labelAs,
  hint,
  error,
  size,
  className,
  ref,
  ...rest
}: DatePickerNativeProps) {
  const { model, label } = usePickerShared()
  const { state, actions, refs, viewModel } = model
  const { type, pattern, text, problem, limits, isDisabled, isReadOnly } = viewModel
  const ids = useFieldIds(rest.id)
  const input = useComposedRefs(ref, refs.input)
  const shownError = error ?? problem
  // browsers do not expose half a date, so the text is replaced only when a value is committed
  const settled = state.draft === null ? text : null
  useLayoutEffect(() => {
    const own = refs.input.current
    if (own && settled !== null && own.value !== settled) own.value = settled
  }, [settled, refs.input])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    rest.onChange?.(event)
    const { value, validity } = event.target
    if (validity.badInput) return
    actions.type(value)
    if (isWhole(value, type)) actions.commit()
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    rest.onBlur?.(event)
    // half a date has no readable text, but it is not empty either
    if (event.target.validity.badInput) actions.type('…')
    actions.commit()
  }
  return (
    <FieldFrame
      ids={ids}
      label={label}
      labelAs={labelAs}
      hint={hint}
      size={size}
      error={shownError}
      disabled={isDisabled}
      className={cx(PICKER_FIELD, className)}
    >
      <input
        {...rest}
        {...inputProps(ids, { hint, error: shownError, describedBy: rest['aria-describedby'] })}
        {...nativeInput(type, limits, pattern)}
        ref={input}
        disabled={isDisabled}
        readOnly={isReadOnly}
        data-slot="field-input"
        defaultValue={text}
        onChange={change}
        onBlur={blur}
        className={clsx(inputClasses, 'num', type === 'year' && 'w-[9ch]')}
      />
    </FieldFrame>
  )
})

/** There is no native input for years: a number input is used. */
const NATIVE_TYPES: Record<PickerType, string> = {
  date: 'date',
  datetime: 'datetime-local',
  month: 'month',
  year: 'number',
  time: 'time',
}

export type NativeInput = { type: string; min?: string; max?: string; step?: number }

/** The attributes of the native input for a type, its limits, and a pattern with or without seconds. */
export function nativeInput(
  type: PickerType,
  { notBefore, notAfter }: PickerLimits,
  pattern: string,
): NativeInput {
  const min = limitText(notBefore, type, 0)
  const max = limitText(notAfter, type, SECONDS_PER_DAY - 1)
  return {
    type: NATIVE_TYPES[type],
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(hasTime(type) && { step: hasField(pattern, 's', 'ss') ? 1 : 60 }),
  }
}

/** A day is not a limit of a time. */
function limitText(moment: Moment | null | undefined, type: PickerType, seconds: number): string | null {
  const stamp = type === 'time' && typeof moment === 'string' ? null : stampAt(moment, seconds)
  return stamp && formatStamp(startOf(stamp, type), NATIVE_PATTERNS[type], 'en')
}

/** Whether a value is completely typed: a year needs four digits. */
export function isWhole(text: string, type: PickerType): boolean {
  return type === 'time' || text === '' || Number.parseInt(text, 10) >= 1000
}

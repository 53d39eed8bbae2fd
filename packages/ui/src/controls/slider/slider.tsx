'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { SliderField, type SliderOptions, splitSliderProps } from './slider-field.tsx'

type Native = Omit<
  ComponentProps<'input'>,
  | keyof SliderOptions
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onKeyDown'
  | 'disabled'
  | 'size'
  | 'children'
>

export type SliderProps = Native &
  SliderOptions & {
    /** The value. Makes the component controlled. */
    value?: number
    /** The initial value. Default `min`. */
    defaultValue?: number
    /** Called with every value, also during a drag. */
    onValueChange?: (value: number) => void
    /** Called with the value after a key or at the end of a drag, e.g. for a request. */
    onValueCommit?: (value: number) => void
  }

/**
 * Selects a number on a scale. For exact numbers use a NumberField. Parts: `data-slot` field, field-label, slider,
 * slider-track, slider-thumb, slider-value, slider-marks, field-hint, field-error; state: `data-invalid`,
 * `data-disabled`. `className` is set on the field, other props and `ref` on the input.
 */
export const Slider = forwardRef(function Slider({
  min = 0,
  value,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  ...props
}: SliderProps) {
  const { options, rest } = splitSliderProps({ ...props, min })
  const [current, setCurrent] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange,
  })
  return (
    <SliderField
      options={options}
      thumbs={[{ value: current }]}
      onValuesChange={([next = min]) => setCurrent(next)}
      onValuesCommit={([next = min]) => onValueCommit?.(next)}
      thumbProps={rest}
    />
  )
})

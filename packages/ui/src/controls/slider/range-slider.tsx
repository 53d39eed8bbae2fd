'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SliderField, type SliderOptions, splitSliderProps } from './slider-field.tsx'

/** Both ends of a range, the lower first. */
export type SliderRange = readonly [from: number, to: number]

type Native = Omit<
  ComponentProps<'div'>,
  keyof SliderOptions | 'value' | 'defaultValue' | 'onChange' | 'role' | 'dir' | 'children'
>

export type RangeSliderProps = Native &
  SliderOptions & {
    /** Both ends. Makes the component controlled. */
    value?: SliderRange
    /** The initial ends. Default the whole scale. */
    defaultValue?: SliderRange
    /** Called with both ends on every step, also during a drag. */
    onValueChange?: (value: SliderRange) => void
    /** Called with both ends after a key or at the end of a drag, e.g. for a request. */
    onValueCommit?: (value: SliderRange) => void
  }

/**
 * A slider with two thumbs for a range of numbers; the thumbs cannot pass each other. Parts: `data-slot` field,
 * field-label, slider, slider-track, slider-thumb, slider-value, slider-marks, field-hint, field-error; state:
 * `data-invalid`, `data-disabled`. `className` is set on the field, other props and `ref` on the group of both
 * thumbs.
 */
export const RangeSlider = forwardRef(function RangeSlider({
  min = 0,
  max = 100,
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  ...props
}: RangeSliderProps) {
  const label = useLabel()
  const { options, rest } = splitSliderProps({ ...props, min, max })
  const [[from, to], setRange] = useControllableState<SliderRange>({
    prop: value ?? undefined,
    defaultProp: defaultValue ?? [min, max],
    onChange: onValueChange,
  })
  const toRange = ([low = min, high = max]: number[]): SliderRange => [low, high]
  return (
    <SliderField
      options={options}
      thumbs={[
        { value: Math.min(from, to), name: label('slider_from', { label: options.label }) },
        { value: Math.max(from, to), name: label('slider_to', { label: options.label }) },
      ]}
      onValuesChange={next => setRange(toRange(next))}
      onValuesCommit={next => onValueCommit?.(toRange(next))}
      groupProps={rest}
    />
  )
})

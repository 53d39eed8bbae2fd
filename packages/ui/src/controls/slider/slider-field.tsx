'use client'
import { cva } from 'class-variance-authority'
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { uniqueBy } from '../../foundation/list-of.ts'
import { useDirection } from '../direction/use-direction.ts'
import { FieldGroup } from '../field/field-group.tsx'
import { type FieldProps, inputProps, useFieldIds } from '../field/field-props.ts'
import {
  moveThumb,
  nearestThumb,
  sliderScale,
  snapToStep,
  toPercent,
  valueAt,
  valueByKey,
} from './slider-value.ts'

/** A mark on the scale. */
type SliderMark = {
  value: number
  /** The text below the mark. */
  text?: string
}

/** Options shared by Slider and RangeSlider. */
export type SliderOptions = Pick<FieldProps, 'hint' | 'error'> & {
  /** The name of the slider. */
  label: string
  /** Position of the label; `hidden` hides it visually. Default `above`. */
  labelAs?: 'above' | 'hidden'
  /** The lowest value. Default 0. */
  min?: number
  /** The highest value, above `min`. Default 100. */
  max?: number
  /** The distance between two values, above 0. Default 1. */
  step?: number
  /** Steps per Page Up and Page Down. Default 10. */
  page?: number
  /** Marks on the scale. */
  marks?: readonly SliderMark[]
  /** Formats a value for display and assistive tech: a unit, a date. Default `String`. */
  formatValue?: (value: number) => string
  /** Whether the value is shown at the end of the label's line. Default true. */
  valueShown?: boolean
  /** The reason why it cannot be changed now: shown instead of the hint. It stays focusable. */
  disabledReason?: string | null
  /** Shows the value but prevents changes. Default false. */
  readOnly?: boolean
  /** The form field name. A range sends two values. */
  name?: string
  /** The id of a form that is not an ancestor. */
  form?: string
}

const thumbStyles = cva([
  'pointer-events-none absolute inset-0 size-full appearance-none bg-transparent outline-none',
  '[&::-webkit-slider-runnable-track]:appearance-none [&::-moz-range-track]:bg-transparent',
  '[&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface max-desk:[&::-webkit-slider-thumb]:size-6',
  '[&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface max-desk:[&::-moz-range-thumb]:size-6',
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-accent',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-accent',
  'aria-disabled:[&::-webkit-slider-thumb]:border-line-control aria-disabled:[&::-moz-range-thumb]:border-line-control',
  'aria-invalid:[&::-webkit-slider-thumb]:border-down aria-invalid:[&::-moz-range-thumb]:border-down',
  'forced-colors:[&::-webkit-slider-thumb]:border-[Highlight] forced-colors:[&::-moz-range-thumb]:border-[Highlight]',
])

/** The props of the field: the options, and what is not set on the slider's own element. */
type SliderFieldOptions = SliderOptions & Pick<ComponentProps<'div'>, 'id' | 'aria-describedby' | 'className'>

/** Splits a slider's props into those of its field and the rest, which belong to its input or its group of inputs. */
export function splitSliderProps<Props extends SliderFieldOptions>({
  label,
  labelAs,
  hint,
  error,
  min,
  max,
  step,
  page,
  marks,
  formatValue,
  valueShown,
  disabledReason,
  readOnly,
  name,
  form,
  id,
  'aria-describedby': describedBy,
  className,
  ...rest
}: Props) {
  const scale = { min, max, step, page, marks, formatValue }
  const field = { label, labelAs, hint, error, valueShown, disabledReason, readOnly, name, form }
  return { options: { ...scale, ...field, id, 'aria-describedby': describedBy, className }, rest }
}

type Thumb = { value: number; name?: string }

export type SliderFieldProps = {
  options: SliderFieldOptions
  /** From the lowest to the highest; with a name if the label alone would be ambiguous. */
  thumbs: readonly Thumb[]
  onValuesChange: (values: number[]) => void
  onValuesCommit: (values: number[]) => void
  /** Input props of a single thumb. */
  thumbProps?: ComponentProps<'input'>
  /** Props of the group of several thumbs. */
  groupProps?: ComponentProps<'div'>
}

/**
 * A scale with a native range input per thumb: the inputs provide semantics, keys and form values; the scale below
 * them is drawn and handles the pointer. Radix's slider renders style attributes, which a strict content security
 * policy blocks.
 */
export function SliderField({
  options,
  thumbs,
  onValuesChange,
  onValuesCommit,
  thumbProps,
  groupProps,
}: SliderFieldProps) {
  const { label, labelAs, hint, error, page = 10, formatValue, valueShown = true } = options
  const { disabledReason, readOnly = false, name, form, className } = options
  const ids = useFieldIds(options.id)
  const direction = useDirection()
  const track = useRef<SVGSVGElement>(null)
  const drag = useRef<{ thumb: number; values: number[] } | null>(null)
  const scale = sliderScale(options)
  const { min, max, step } = scale
  const marks = uniqueBy(options.marks, ({ value }) => value)
  const values = thumbs.map(({ value }) => snapToStep(value, scale))
  const disabled = Boolean(disabledReason)
  const locked = disabled || readOnly
  const note = disabledReason ?? hint
  const texts = values.map(formatValue ?? String)

  const set = (thumb: number, value: number, from: readonly number[] = values): number[] => {
    const next = moveThumb(from, thumb, value)
    if (next.some((each, at) => each !== from[at])) onValuesChange(next)
    return next
  }
  const keyDown = (event: KeyboardEvent, thumb: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const value = valueByKey(event.key, {
      value: values[thumb] ?? min,
      scale,
      page,
      rtl: direction === 'rtl',
    })
    if (value === null) return
    event.preventDefault()
    if (locked) return
    const next = set(thumb, value)
    if (next[thumb] !== values[thumb]) onValuesCommit(next)
  }
  const valueUnder = ({ clientX }: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return min
    const ratio = (clientX - box.left) / box.width
    return valueAt(direction === 'rtl' ? 1 - ratio : ratio, scale)
  }
  const pointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || locked) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const value = valueUnder(event)
    const thumb = nearestThumb(values, value)
    event.currentTarget.querySelectorAll('input')[thumb]?.focus({ preventScroll: true })
    drag.current = { thumb, values: set(thumb, value) }
  }
  const pointerMove = (event: PointerEvent) => {
    if (!drag.current) return
    const { thumb, values: from } = drag.current
    drag.current = { thumb, values: set(thumb, valueUnder(event), from) }
  }
  const pointerEnd = () => {
    if (drag.current) onValuesCommit(drag.current.values)
    drag.current = null
  }
  const percents = values.map(value => toPercent(value, scale))
  const from = percents.length > 1 ? (percents[0] ?? 0) : 0
  const to = percents.at(-1) ?? 0
  const several = thumbs.length > 1
  const group = several ? { ...groupProps, role: 'group', 'aria-labelledby': ids.label } : undefined
  return (
    <FieldGroup
      ids={ids}
      label={label}
      labelAs={labelAs}
      labelEnd={
        valueShown && labelAs !== 'hidden' ? (
          <output data-slot="slider-value" className="num ms-auto text-13 text-ink max-desk:text-14">
            {texts.join(' – ')}
          </output>
        ) : null
      }
      hint={note}
      error={error}
      disabled={disabled}
      className={className}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the pointer only; the thumbs are reachable by keyboard */}
      <div
        {...group}
        data-slot="slider"
        data-disabled={disabled ? '' : undefined}
        className="group/slider relative h-6 cursor-pointer touch-pan-y data-disabled:cursor-default max-desk:h-11"
        onPointerDown={pointerDown}
        onPointerMove={pointerMove}
        onPointerUp={pointerEnd}
        onPointerCancel={pointerEnd}
        // the focus stays on the thumb
        onMouseDown={event => event.preventDefault()}
      >
        <svg
          ref={track}
          aria-hidden="true"
          data-slot="slider-track"
          className="absolute inset-y-0 start-2 h-full w-[calc(100%-1rem)] overflow-visible max-desk:start-3 max-desk:w-[calc(100%-1.5rem)] rtl:-scale-x-100"
        >
          <g transform="translate(0 -2)">
            <rect
              y="50%"
              width="100%"
              height="4"
              rx="2"
              className="fill-line-strong forced-colors:fill-[GrayText]"
            />
            <rect
              x={`${from}%`}
              y="50%"
              width={`${to - from}%`}
              height="4"
              rx="2"
              className="fill-accent group-data-disabled/slider:fill-line-control forced-colors:fill-[Highlight]"
            />
          </g>
          {marks.map(({ value }) => (
            <circle
              key={value}
              cx={`${toPercent(value, scale)}%`}
              cy="50%"
              r="3"
              strokeWidth="1.5"
              className="fill-surface stroke-line-control"
            />
          ))}
        </svg>
        {values.map((value, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is identified by its index
            key={at}
            {...(several ? undefined : thumbProps)}
            {...inputProps(several ? { ...ids, input: `${ids.input}-${at}` } : ids, {
              hint: note,
              error,
              describedBy: options['aria-describedby'],
            })}
            type="range"
            data-slot="slider-thumb"
            min={min}
            max={max}
            step={step}
            value={value}
            name={name}
            form={form}
            aria-label={thumbs[at]?.name}
            aria-labelledby={several ? undefined : ids.label}
            aria-valuetext={texts[at]}
            aria-disabled={disabled || undefined}
            aria-readonly={readOnly || undefined}
            onKeyDown={event => keyDown(event, at)}
            // assistive tech changes the value of the input directly
            onChange={event => {
              if (!locked) onValuesCommit(set(at, snapToStep(event.target.valueAsNumber, scale)))
            }}
            className={thumbStyles()}
          />
        ))}
      </div>
      {marks.some(({ text }) => text) ? (
        <svg
          aria-hidden="true"
          data-slot="slider-marks"
          className="num mx-2 h-4 w-[calc(100%-1rem)] overflow-visible fill-ink-3 text-11 max-desk:mx-3 max-desk:w-[calc(100%-1.5rem)]"
        >
          {marks.map(({ value, text }) => {
            const percent = toPercent(value, scale)
            return (
              <text
                key={value}
                x={`${direction === 'rtl' ? 100 - percent : percent}%`}
                y="11"
                textAnchor="middle"
              >
                {text}
              </text>
            )
          })}
        </svg>
      ) : null}
    </FieldGroup>
  )
}

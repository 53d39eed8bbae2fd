'use client'
import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useId } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { type ProgressShape, progressShape } from './progress.view-model.ts'

/** The native element with styles: the done part in the colour of its tone on a recessed track. */
const barVariants = cva(
  [
    'block w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
    '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current',
    '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
    'indeterminate:animate-pulse indeterminate:bg-linear-to-r indeterminate:from-accent-soft indeterminate:via-accent indeterminate:to-accent-soft indeterminate:motion-reduce:animate-none',
    '[&:indeterminate::-moz-progress-bar]:bg-transparent forced-colors:appearance-auto',
  ],
  {
    variants: {
      size: { m: 'h-2', s: 'h-1' },
      tone: { accent: 'text-accent', up: 'text-up', warn: 'text-warn', down: 'text-down' },
    },
    defaultVariants: { size: 'm', tone: 'accent' },
  },
)

type BarVariants = VariantProps<typeof barVariants>

export type ProgressProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** The name of the bar. */
  label: string
  /** Hides the label and the numbers visually. Default false. */
  labelHidden?: boolean
  /** The done amount; null when unknown. Clamped; invalid numbers count as null. */
  value: number | null
  /** The total amount. Default 100. */
  max?: number
  /** Format of the text: "3 of 10", or "30 %". Default `count`; `percent` without `max`. */
  valueFormat?: 'count' | 'percent'
  /** 8 or 4 px high. Default `m`. */
  size?: BarVariants['size']
  /** Default `accent`. */
  tone?: BarVariants['tone']
}

/**
 * A native progress bar with a name and numbers. Parts: `data-slot` progress, progress-label, progress-value,
 * progress-bar; state: `data-state` indeterminate or determinate.
 */
export function Progress({
  label: name,
  labelHidden = false,
  value,
  max,
  valueFormat = max === undefined ? 'percent' : 'count',
  size,
  tone,
  className,
  ...rest
}: ProgressProps) {
  const id = useId()
  const shape = progressShape({ value, max })
  const text = useValueText(shape, valueFormat)
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="progress"
      data-state={shape.kind}
      className={cx('grid gap-1.5 text-13', className)}
    >
      <div className={labelHidden ? 'sr-text' : 'flex items-baseline justify-between gap-3'}>
        <span id={id} data-slot="progress-label" className="min-w-0 wrap-anywhere text-ink-2">
          {name}
        </span>
        {text === null ? null : (
          <bdi data-slot="progress-value" aria-hidden="true" className="num shrink-0 text-12 text-ink-3">
            {text}
          </bdi>
        )}
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={text ?? undefined}
        data-slot="progress-bar"
        {...(shape.kind === 'determinate' ? { value: shape.value, max: shape.max } : {})}
        className={barVariants({ size, tone })}
      />
    </div>
  )
}

/** The progress as text; null while it is unknown. */
function useValueText(shape: ProgressShape, valueFormat: 'count' | 'percent'): string | null {
  const { label, lang } = useUi()
  if (shape.kind === 'indeterminate') return null
  const number = (value: number) => formatDecimal(value, { lang, maxDecimals: 2 }) ?? ''
  return valueFormat === 'percent'
    ? label('progress_percent', { percent: number(shape.percent) })
    : label('shown_of', { shown: number(shape.value), total: number(shape.max) })
}

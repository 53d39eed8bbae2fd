'use client'
import { cva } from 'class-variance-authority'
import { cx } from '../../foundation/tokens/cx.ts'
import type { NavigatorSliderViewModel } from './navigator.view-model.ts'

const HANDLE = [
  'border-line-control bg-surface-raised text-ink-3 shadow-card group-hover/part:border-accent group-hover/part:text-accent',
  'group-data-pressed/part:border-accent group-data-pressed/part:bg-accent-soft group-data-pressed/part:text-accent',
  'forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]',
]

const drawnVariants = cva(
  [
    'pointer-events-none absolute inset-y-0 grid place-items-center transition-colors duration-150 ease-standard motion-reduce:transition-none',
    'outline-offset-1 outline-accent group-focus-visible/part:outline-2 group-focus-visible/part:outline-solid forced-colors:outline-[Highlight]',
  ],
  {
    variants: {
      part: {
        from: [...HANDLE, 'rounded-s-field border'],
        to: [...HANDLE, 'rounded-e-field border'],
        window:
          'border-y border-line-control group-hover/part:border-accent group-data-pressed/part:border-accent group-data-whole/part:border-line group-data-whole/part:group-hover/part:border-line',
      },
    },
  },
)

const textVariants = cva(
  'pointer-events-none invisible absolute bottom-full mb-1 rounded-tag border border-line bg-surface-raised px-1.5 text-12 whitespace-nowrap text-ink shadow-pop num group-focus-visible/part:visible group-data-pressed/part:visible',
  {
    variants: {
      part: { from: 'group-hover/part:visible', to: 'group-hover/part:visible', window: '' },
      align: {
        start: 'start-0',
        center: 'start-1/2 -translate-x-1/2',
        end: 'end-0',
      },
    },
  },
)

export type NavigatorSliderProps = {
  slider: NavigatorSliderViewModel
  label: string
  /** Its day, or the two days of the window. */
  text: string
  /** Whether a pointer is down on it. */
  pressed: boolean
  whole: boolean
}

/** A handle, or the window between the two. Parts: `data-slot` navigator-slider; state: `data-part`, `data-pressed`, `data-whole`. */
export function NavigatorSlider({ slider, label, text, pressed, whole }: NavigatorSliderProps) {
  const { part, target, drawn, align, now, min, max } = slider
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
      data-slot="navigator-slider"
      data-part={part}
      data-pressed={pressed ? '' : undefined}
      data-whole={whole ? '' : undefined}
      className={cx(
        'group/part absolute inset-y-0 outline-none',
        part === 'window'
          ? 'z-0 cursor-grab data-pressed:cursor-grabbing data-whole:cursor-crosshair'
          : 'z-10 cursor-ew-resize',
      )}
      style={{ left: target.start, width: target.size }}
    >
      <span
        className={drawnVariants({ part })}
        style={{ left: drawn.start - target.start, width: drawn.size }}
      >
        {part === 'window' ? null : <span className="h-3.5 w-1 border-x border-current" />}
        <span aria-hidden="true" className={textVariants({ part, align })}>
          {text}
        </span>
      </span>
    </div>
  )
}

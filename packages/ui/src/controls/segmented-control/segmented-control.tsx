'use client'
import { cva } from 'class-variance-authority'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { useControllable } from '../../foundation/state/use-controllable.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { SteadyText } from '../tabs/steady-text.tsx'
import { type SegmentOption, shownOptions, stepTo, tabStop } from './segmented-control.model.ts'

const segmentLook = cva(
  [
    'focus-ring inline-flex min-w-0 shrink-0 cursor-pointer items-center justify-center rounded-[6px] font-medium text-ink-2 -outline-offset-1!',
    'transition-colors duration-150 ease-hand select-none hover:text-ink motion-reduce:transition-none',
    'aria-checked:bg-surface-raised aria-checked:font-strong aria-checked:text-ink aria-checked:shadow-[var(--shadow-1),0_0_0_1px_var(--line)]',
    'forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText] forced-colors:aria-checked:forced-color-adjust-none',
  ],
  {
    variants: {
      size: {
        m: 'min-h-[26px] px-[11px] text-13 max-desk:min-h-[38px] max-desk:min-w-11',
        s: 'min-h-[22px] px-2 text-12 max-desk:min-h-[30px] max-desk:min-w-9',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

export type SegmentedControlProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> & {
  /** What is chosen: the name of the group. */
  label: string
  /** Where the name is written. Default `hidden`: for assistive tech alone. */
  labelAs?: 'hidden' | 'above'
  options: readonly SegmentOption[]
  /** The checked option; null when none is (a period of the user's own). */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (id: string) => void
  /** 32 or 28 px on a desk. Default `m`. */
  size?: 'm' | 's'
}

/**
 * One of a few, all in sight (periods, absolute or percent). A radio group: Tab reaches it once, arrows move and check.
 * Parts: `data-slot` segmented-control, segmented-option; state: `aria-checked`.
 */
export function SegmentedControl({
  label,
  labelAs = 'hidden',
  options,
  value,
  defaultValue = null,
  onValueChange,
  size,
  className,
  ...rest
}: SegmentedControlProps) {
  const labelId = useId()
  const [checked, check] = useControllable<string | null>({
    value,
    defaultValue,
    onValueChange: id => id !== null && onValueChange?.(id),
  })
  const shown = shownOptions(options)
  const stop = tabStop(shown, checked)
  if (stop === null) return null
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="segmented-field"
      className={cx('inline-grid max-w-full gap-1', className)}
    >
      <span id={labelId} className={labelAs === 'above' ? 'text-12 text-ink-2' : 'sr-text'}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        data-slot="segmented-control"
        className="num flex w-fit max-w-full overflow-x-auto rounded-m border border-line bg-surface-sunken p-0.5 [scrollbar-width:none]"
        onKeyDown={event => move(event, shown, check)}
      >
        {shown.map(option => (
          // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be reached by arrows when none is checked
          <button
            key={option.id}
            type="button"
            role="radio"
            data-slot="segmented-option"
            data-id={option.id}
            aria-checked={option.id === checked}
            aria-label={option.name}
            tabIndex={option.id === stop ? 0 : -1}
            onClick={() => check(option.id)}
            className={segmentLook({ size })}
          >
            <SteadyText text={option.text} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** Arrows, Home and End check the option that they move to, as in every radio group. */
function move(
  event: KeyboardEvent<HTMLElement>,
  options: SegmentOption[],
  check: (id: string) => void,
): void {
  const from = event.target instanceof HTMLElement ? event.target.dataset.id : undefined
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = from === undefined ? null : stepTo({ options, from, key: event.key, rtl })
  if (to === null) return
  event.preventDefault()
  check(to)
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  radios.find(radio => radio.dataset.id === to)?.focus()
}

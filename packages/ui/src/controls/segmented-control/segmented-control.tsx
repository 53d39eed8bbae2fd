'use client'
import { type ComponentProps, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useControllable } from '../../foundation/state/use-controllable.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useInView } from '../tabs/use-in-view.ts'
import { moveByKey } from './move-by-key.ts'
import { Segment } from './segment.tsx'
import { type SegmentOption, shownOptions, tabStop } from './segmented-control.model.ts'

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
 * Where there is no room for all, the row scrolls and keeps the checked one in sight.
 * Parts: `data-slot` segmented-field, segmented-control, segmented-option; state: `aria-checked`.
 */
export const SegmentedControl = forwardRef(function SegmentedControl({
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
  const row = useInView<HTMLDivElement>(
    '[aria-checked="true"]',
    `${checked} in ${shown.map(({ id, text }) => `${id} ${text}`).join('\n')}`,
  )
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
        ref={row}
        role="radiogroup"
        aria-labelledby={labelId}
        data-slot="segmented-control"
        className="num flex w-fit max-w-full overflow-x-auto rounded-field border border-line bg-surface-sunken p-0.5 [scrollbar-width:none]"
        onKeyDown={event => moveByKey(event, shown, check)}
      >
        {shown.map(option => (
          <Segment
            key={option.id}
            option={option}
            size={size}
            checked={option.id === checked}
            isStop={option.id === stop}
            onCheck={check}
          />
        ))}
      </div>
    </div>
  )
})

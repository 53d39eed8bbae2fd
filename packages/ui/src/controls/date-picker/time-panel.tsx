'use client'
import type { ComponentProps, KeyboardEvent } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { TimeColumnList } from './time-column.tsx'
import type { TimeColumn, TimeColumnInput } from './time-panel.shape.ts'

const NAMES = {
  hours: 'calendar_hours',
  minutes: 'calendar_minutes',
  seconds: 'calendar_seconds',
  half: 'calendar_half_day',
  list: 'calendar_time',
} as const

export type TimePanelProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> &
  Omit<TimeColumnInput, 'options'> & {
    columns: readonly TimeColumn[]
    /** The whole time of day, in seconds. */
    onPick: (seconds: number) => void
  }

/**
 * Times in columns (D17), or one fixed list of them (D19). Arrows to the side go from column to column.
 * Parts: `data-slot` time-panel, time-column, time-option.
 */
export const TimePanel = forwardRef(function TimePanel({
  columns,
  selected,
  isDisabled,
  onPick,
  className,
  ...rest
}: TimePanelProps) {
  const label = useLabel()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      role="group"
      aria-label={label('calendar_time')}
      {...rest}
      data-slot="time-panel"
      onKeyDown={goAside}
      className={cx('num flex h-74 divide-x divide-line desk:h-62 rtl:divide-x-reverse', className)}
    >
      {columns.map(({ id, options }) => (
        <TimeColumnList
          key={id}
          label={label(NAMES[id])}
          options={options}
          selected={selected}
          isDisabled={isDisabled}
          onPick={onPick}
        />
      ))}
    </div>
  )
})

/** Moves focus to the column beside, in the direction of reading. */
function goAside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const forward = (getComputedStyle(event.currentTarget).direction === 'rtl') !== (event.key === 'ArrowRight')
  const lists = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="listbox"]')]
  const at = lists.findIndex(list => list.contains(event.target as Node))
  const stop = lists[at + (forward ? 1 : -1)]?.querySelector<HTMLElement>('[tabindex="0"]')
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

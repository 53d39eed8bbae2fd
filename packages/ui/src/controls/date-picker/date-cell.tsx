'use client'
import { cva } from 'class-variance-authority'
import type { DayProps } from 'react-day-picker'
import { numberOf } from './calendar-lib.ts'
import { cellAt } from './date-grid.shape.ts'
import { useDateGrid } from './date-grid-context.ts'

/** The band lies in the cell, the day on top of it, so that a range has round ends and no gaps. */
const cellLook = cva(
  [
    'group relative h-11 cursor-pointer p-0 text-center outline-none select-none desk:h-9',
    'before:absolute before:inset-y-0.5 before:-z-10',
    'data-disabled:cursor-not-allowed',
  ],
  {
    variants: {
      band: {
        none: '',
        start: 'before:start-1/2 before:end-0 last:before:rounded-e-field',
        middle:
          'before:inset-x-0 first:before:rounded-s-field last:before:rounded-e-field [th+&]:before:rounded-s-field',
        end: 'before:start-0 before:end-1/2 first:before:rounded-s-field [th+&]:before:rounded-s-field',
        only: '',
      },
      tone: {
        range: 'before:bg-accent-soft forced-colors:before:border-y forced-colors:before:border-[Highlight]',
        preview: 'before:bg-accent-soft/60 forced-colors:before:border-y forced-colors:before:border-dashed',
      },
    },
  },
)

const dayLook = cva([
  'relative mx-auto flex size-10 items-center justify-center rounded-field text-14 desk:size-8 desk:text-13',
  'transition-colors duration-100 ease-hand motion-reduce:transition-none',
  'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-accent',
  'group-not-data-disabled:group-not-data-marked:group-hover:bg-ink/6 group-not-data-marked:group-data-outside:text-ink-3',
  'group-not-data-marked:group-data-disabled:text-ink-3 group-data-disabled:line-through group-data-disabled:decoration-line-strong',
  'group-data-today:font-strong group-not-data-marked:group-data-today:text-accent',
  'group-data-today:after:absolute group-data-today:after:bottom-1 group-data-today:after:size-1 group-data-today:after:rounded-full group-data-today:after:bg-current',
  'group-data-loose:bg-accent-soft group-data-loose:shadow-[inset_0_0_0_1px_var(--accent-line)]',
  'group-data-marked:bg-accent group-data-marked:font-strong group-data-marked:text-accent-ink',
  'forced-colors:group-data-marked:bg-[Highlight] forced-colors:group-data-marked:text-[HighlightText] forced-colors:group-data-marked:forced-color-adjust-none',
])

/** One day of a date panel. Where there is no day (before the year 1) its place stays empty. */
export function DateCell({ day: { date } }: DayProps) {
  const { grid, onPick, onPreview } = useDateGrid()
  const cell = cellAt(grid, numberOf(date))
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it keeps the columns of the grid
  if (!cell) return <td role="gridcell" aria-disabled="true" tabIndex={-1} className="h-11 desk:h-9" />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its cells
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid, its cells are what it offers
      role="gridcell"
      data-slot="date-cell"
      data-day={cell.day}
      data-outside={cell.isOutside || undefined}
      data-today={cell.isToday || undefined}
      data-marked={cell.isMarked || undefined}
      data-band={cell.band}
      data-loose={(cell.isPreview && cell.band !== 'middle' && !cell.isMarked) || undefined}
      data-preview={cell.isPreview || undefined}
      data-disabled={cell.isDisabled || undefined}
      aria-label={cell.name}
      aria-selected={cell.isSelected || undefined}
      aria-disabled={cell.isDisabled || undefined}
      aria-current={cell.isToday ? 'date' : undefined}
      tabIndex={cell.isStop ? 0 : -1}
      onClick={() => onPick(cell.day)}
      onPointerEnter={() => onPreview(cell.day)}
      onFocus={() => onPreview(cell.day)}
      className={cellLook({ band: cell.band, tone: cell.isPreview ? 'preview' : 'range' })}
    >
      <span aria-hidden="true" title={cell.name} className={dayLook()}>
        {cell.text}
      </span>
    </td>
  )
}

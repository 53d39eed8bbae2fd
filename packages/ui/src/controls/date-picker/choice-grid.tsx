'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps, KeyboardEvent } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { Choice, ChoiceRows } from './year-panel.shape.ts'

const choiceLook = cva([
  'flex h-11 items-center justify-center rounded-field px-1 text-14 desk:h-9 desk:text-13',
  'transition-colors duration-100 ease-hand motion-reduce:transition-none',
  'group-focus-visible:outline-2 group-focus-visible:outline-offset-1 group-focus-visible:outline-accent',
  'group-not-data-disabled:group-not-data-marked:group-hover:bg-ink/6',
  'group-not-data-marked:group-data-[band=range]:bg-accent-soft group-not-data-marked:group-data-[band=preview]:bg-accent-soft/60',
  'group-not-data-marked:group-data-disabled:text-ink-3 group-data-disabled:line-through group-data-disabled:decoration-line-strong',
  'group-data-current:font-strong group-not-data-marked:group-data-current:text-accent',
  'group-data-marked:bg-accent group-data-marked:font-strong group-data-marked:text-accent-ink',
  'forced-colors:group-data-marked:bg-[Highlight] forced-colors:group-data-marked:text-[HighlightText] forced-colors:group-data-marked:forced-color-adjust-none',
])

export type ChoiceGridProps = Omit<ComponentProps<'table'>, 'children'> & {
  /** The name of the grid. */
  label: string
  rows: ChoiceRows
  onPick: (choice: Choice) => void
  /** The choice under the pointer or focus, null when there is none (D34). */
  onPreview: (choice: Choice | null) => void
}

/** Years or months in rows of a grid. Enter and Space pick; what the other keys do is the panel's to say. */
export const ChoiceGrid = forwardRef(function ChoiceGrid({
  label,
  rows,
  onPick,
  onPreview,
  onKeyDown,
  className,
  ...rest
}: ChoiceGridProps) {
  return (
    <table
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid of choices
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPreview(null)}
      onBlur={() => onPreview(null)}
      className={cx('num h-74 w-full table-fixed border-separate border-spacing-1 desk:h-62', className)}
    >
      <tbody>
        {rows.map(row => (
          <tr key={row[0]?.value}>
            {row.map(choice => (
              <ChoiceCell key={choice.value} {...{ choice, onPick, onPreview }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

type ChoiceCellProps = Pick<ChoiceGridProps, 'onPick' | 'onPreview'> & { choice: Choice }

function ChoiceCell({ choice, onPick, onPreview }: ChoiceCellProps) {
  const pickByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPick(choice)
  }
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
      role="gridcell"
      data-slot="calendar-choice"
      data-current={choice.isCurrent || undefined}
      data-marked={choice.isMarked || undefined}
      data-band={choice.band}
      data-disabled={choice.isDisabled || undefined}
      aria-label={choice.name}
      aria-selected={choice.isSelected || undefined}
      aria-disabled={choice.isDisabled || undefined}
      aria-current={choice.isCurrent ? 'date' : undefined}
      tabIndex={choice.isStop ? 0 : -1}
      onClick={() => onPick(choice)}
      onPointerEnter={() => onPreview(choice)}
      onFocus={() => onPreview(choice)}
      onKeyDown={pickByKey}
      className="group cursor-pointer p-0 text-center align-middle outline-none select-none data-disabled:cursor-not-allowed"
    >
      <span aria-hidden="true" className={choiceLook()}>
        <span className="inline-block first-letter:uppercase">{choice.text}</span>
      </span>
    </td>
  )
}

'use client'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type ChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The text. */
  children: ReactNode
  /** A mark before the text: a line in the series colour. */
  mark?: ReactNode
  /** An emphasised number after the text. */
  value?: ReactNode
  /** Adds a remove button. */
  onRemove?: () => void
  /** The item, for the button's name: "Remove ING 2029". */
  removeName?: string
}

/**
 * An active item in a row, e.g. a compared bond or a filter. Parts: `data-slot` chip, chip-mark, chip-value,
 * chip-remove.
 */
export const Chip = forwardRef(function Chip({
  mark,
  value,
  onRemove,
  removeName = '',
  className,
  children,
  ...rest
}: ChipProps) {
  const label = useLabel()
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="chip"
      className={cx(
        'num inline-flex min-h-7 max-w-full items-center gap-2 rounded-full border border-line bg-surface px-2.5 py-0.5 text-12 text-ink max-desk:text-13',
        onRemove && 'pe-1',
        className,
      )}
    >
      {mark ? (
        <span data-slot="chip-mark" aria-hidden="true" className="inline-grid shrink-0 place-items-center">
          {mark}
        </span>
      ) : null}
      <span className="min-w-0 truncate">{children}</span>
      {value === undefined ? null : (
        <strong data-slot="chip-value" className="font-heavy">
          {value}
        </strong>
      )}
      {onRemove ? (
        <button
          type="button"
          data-slot="chip-remove"
          aria-label={label('remove_name', { name: removeName })}
          onClick={onRemove}
          className="focus-ring relative grid size-5 shrink-0 cursor-pointer place-items-center rounded-full text-ink-3 transition-colors duration-150 ease-standard after:absolute after:-inset-0.5 hover:bg-ink/5 hover:text-ink motion-reduce:transition-none max-desk:size-6 max-desk:after:-inset-2.5"
        >
          <X className="size-3.5 stroke-[1.5]" />
        </button>
      ) : null}
    </span>
  )
})

'use client'
import type { ComponentProps } from 'react'
import { X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type MultiSelectChipProps = {
  text: string
  /** Downshift's props for the remove button. Null when items cannot be removed. */
  removeProps: ComponentProps<'button'> | null
}

/** A selected item in the field. The arrow keys move to its remove button. */
export function MultiSelectChip({ text, removeProps }: MultiSelectChipProps) {
  const label = useLabel()
  return (
    <li
      data-slot="multi-select-chip"
      className="num inline-flex min-h-6 max-w-full items-center gap-1 rounded-tag border border-line bg-surface-sunken ps-2 pe-0.5 text-12 text-ink not-has-[button]:pe-2 has-[button:focus-visible]:border-accent max-desk:min-h-9 max-desk:text-13"
    >
      <span className="min-w-0 truncate">{text}</span>
      {removeProps ? (
        <button
          type="button"
          {...removeProps}
          data-slot="multi-select-remove"
          aria-label={label('remove_name', { name: text })}
          className="focus-ring relative grid size-5 shrink-0 cursor-pointer place-items-center rounded-tag text-ink-3 transition-colors duration-150 ease-hand -outline-offset-1! after:absolute after:-inset-0.5 hover:bg-ink/5 hover:text-ink motion-reduce:transition-none max-desk:size-8 max-desk:after:-inset-1.5 [&_svg]:size-3.5"
        >
          <X />
        </button>
      ) : null}
    </li>
  )
}

'use client'
import { type ReactNode, useId, useState } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type LongTextProps = {
  /** The first 80 characters and an ellipsis. */
  text: string
  /** The whole text. */
  full: string
  /** Draws the text: plain, as a link, or with its explanation. */
  children: (text: string) => ReactNode
}

/** Text that was cut, and the button that shows the rest: on a phone and by keyboard as well as by mouse (T1, T3). `data-slot` cell-long. */
export function LongText({ text, full, children }: LongTextProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <span data-slot="cell-long">
      <span id={id}>{children(open ? full : text)}</span>{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="focus-ring -my-1 inline-flex min-h-6 items-center rounded-tag text-12 whitespace-nowrap text-accent hover:underline"
      >
        {label(open ? 'table_text_less' : 'table_text_more')}
      </button>
    </span>
  )
}

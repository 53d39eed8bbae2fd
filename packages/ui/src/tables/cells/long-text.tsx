'use client'
import { type ReactNode, useId, useState } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'

/** Shrinks before the button does. Its content is cut as well, or a line that only its box cuts would overlap the next cells. */
const cutStyles = [
  'not-print:desk:min-w-0 not-print:desk:[&>:is(a,bdi,[data-slot=link-text])]:block',
  'not-print:desk:[&>:is(a,bdi,[data-slot=link-text])]:overflow-x-clip not-print:desk:[&>:is(a,bdi,[data-slot=link-text])]:text-ellipsis',
].join(' ')

export type LongTextProps = {
  /** The first 80 characters and an ellipsis. */
  text: string
  /** The whole text. */
  full: string
  /** Renders the text: plain, as a link, or with its explanation. */
  children: (text: string) => ReactNode
}

/** Shortened text with a button that shows the rest, so that phone and keyboard users can read it too (T1, T3). `data-slot` cell-long. */
export function LongText({ text, full, children }: LongTextProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    // an expanded text is as tall as its lines
    <span
      data-slot="cell-long"
      data-state={open ? 'open' : 'closed'}
      className="not-print:desk:data-[state=closed]:flex not-print:desk:data-[state=closed]:gap-1 not-print:desk:data-[state=open]:whitespace-normal"
    >
      <span id={id} className={open ? undefined : cutStyles}>
        {children(open ? full : text)}
      </span>{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="focus-ring -my-1 inline-flex shrink-0 min-h-6 items-center rounded-tag text-12 whitespace-nowrap text-accent hover:underline"
      >
        {label(open ? 'table_text_less' : 'table_text_more')}
      </button>
    </span>
  )
}

'use client'
import { type ReactNode, useId } from 'react'
import { Tip, TipContent, TipTrigger } from '../../controls/tip/tip.tsx'

export type NoteTextProps = {
  /** The explained content: the value, or a dash. */
  children: ReactNode
  /** The explanation, one paragraph each. */
  notes: readonly string[]
}

/**
 * Text that shows an explanation on hover, keyboard focus or press, so that no reason needs a mouse (X3).
 * `data-slot` cell-note, tip.
 */
export function NoteText({ children, notes }: NoteTextProps) {
  const id = useId()
  return (
    <Tip pins>
      <TipTrigger>
        <button
          type="button"
          data-ui=""
          data-slot="cell-note"
          aria-describedby={id}
          className="focus-ring relative min-h-6 min-w-6 cursor-help rounded-tag [text-align:inherit] text-inherit [unicode-bidi:plaintext] underline decoration-ink-3/70 decoration-dotted underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2"
        >
          {children}
          <TipContent id={id}>
            <Paragraphs texts={notes} />
          </TipContent>
        </button>
      </TipTrigger>
    </Tip>
  )
}

/** Paragraphs inside elements that allow phrasing content only. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map(text => (
    <span key={text} className="block not-first:mt-1.5">
      {text}
    </span>
  ))
}

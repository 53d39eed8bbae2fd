'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Box, Pixel } from '../plot/geometry.ts'
import { MAX_TEXT } from './drawing.ts'
import type { DrawingsActions } from './use-drawings.ts'

export type DrawingTextEntryProps = {
  /** What is in the field. */
  text: string
  /** Where the text is, in pixels of the frame. */
  at: Pixel
  /** The plot that the field stays in. */
  box: Box
  actions: Pick<DrawingsActions, 'typeText' | 'commitText' | 'cancel'>
}

/** In pixels; with a mouse the field is lower, in the middle of this height. */
const [WIDTH, HEIGHT] = [200, 44]

/** The field of a text, in its place on the chart. Enter and leaving it keep what was typed, Escape does not. `data-slot` drawing-text-entry. */
export function DrawingTextEntry({ text, at, box, actions }: DrawingTextEntryProps) {
  const label = useLabel()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent): void => {
    // Shortcuts and Tab are the page's; what is typed must not reach its key listeners
    if (event.ctrlKey || event.metaKey || event.key === 'Tab') return
    event.stopPropagation()
    // Enter and Escape of an input method choose its characters
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') actions.commitText()
    else if (event.key === 'Escape') actions.cancel()
    else return
    event.preventDefault()
  }
  const left = Math.max(box.left, Math.min(at.x, box.left + box.width - WIDTH))
  const top = Math.max(box.top, Math.min(at.y - HEIGHT / 2, box.top + box.height - HEIGHT))
  return (
    <input
      ref={ref}
      dir="auto"
      data-ui=""
      data-slot="drawing-text-entry"
      aria-label={label('drawing_text_entry')}
      maxLength={MAX_TEXT}
      value={text}
      onChange={event => actions.typeText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={actions.commitText}
      className="focus-ring pointer-events-auto absolute h-11 rounded-field border border-line-control bg-surface-raised px-2 text-13 text-ink shadow-pop desk:my-1.5 desk:h-8 max-desk:text-16"
      style={{ left, top, width: Math.min(WIDTH, box.width) }}
    />
  )
}

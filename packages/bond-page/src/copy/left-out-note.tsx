'use client'
import { IconButton } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'

type LeftOutNoteProps = { lines: readonly string[]; onClose: () => void }

/** Lists what the copy leaves out. It overlays the page; Escape or a press outside closes it. */
export function LeftOutNote({ lines, onClose }: LeftOutNoteProps) {
  const label = useLabel()
  const note = useRef<HTMLDivElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && note.current?.contains(event.target))) latest.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) latest.current()
    }
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => abort.abort()
  }, [])
  return (
    <div
      ref={note}
      data-slot="copy-page-left-out"
      className="absolute end-0 top-full z-20 mt-2 w-80 rounded-card max-desk:fixed max-desk:inset-x-4 max-desk:top-auto max-desk:bottom-[calc(1rem+var(--occupied-end,0px))] max-desk:w-auto border border-line bg-surface-raised p-3 pe-10 text-12 text-ink-2 shadow-pop print:hidden"
    >
      <p className="font-medium text-ink">{label('copy_page_left_out')}</p>
      <ul className="mt-1 grid gap-1">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <IconButton
        size="s"
        tip={false}
        label={label('close')}
        className="absolute end-1 top-1"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </div>
  )
}

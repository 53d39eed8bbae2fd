'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { type LazyFallbackProps, type LazyPart, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { DialogFault } from './dialog-fault.tsx'

/** What every dialog is told by its owner. */
export type OpenedProps = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * A dialog whose file comes when it is first wanted, or earlier by `load()`; after that it stays, with what was typed into it. When the
 * file did not come, a message stands in its place, with Retry; the next press asks for it again too. On the server there is nothing.
 */
export function lazyDialog<P extends OpenedProps>(
  fetchDialog: () => Promise<ComponentType<P>>,
  isWanted: (props: P) => boolean = ({ open }) => open,
): LazyPart<P> {
  const Part = lazyPart(fetchDialog, Waiting)

  const LazyDialog = forwardRef(function LazyDialog(props: P) {
    const now = isWanted(props)
    const [wanted, setWanted] = useState(now)
    if (now && !wanted) setWanted(true)
    useEffect(() => {
      if (now) void Part.load()
    }, [now])
    return wanted ? <Part {...props} /> : null
  })
  return Object.assign(LazyDialog, { load: Part.load, preload: Part.preload })
}

function Waiting({ part, retry, reloads, retrying }: LazyFallbackProps<OpenedProps>) {
  const { open, onOpenChange } = part
  const [pressed, setPressed] = useState(false)
  if (pressed && !open) setPressed(false)
  // opened anew it is quiet until it has failed anew; a retry of its own leaves the message where it is
  if (!open || !retry || (retrying && !pressed)) return null
  return (
    <DialogFault
      onRetry={() => {
        setPressed(true)
        retry()
      }}
      reloads={reloads}
      pending={retrying}
      onClose={() => onOpenChange(false)}
    />
  )
}

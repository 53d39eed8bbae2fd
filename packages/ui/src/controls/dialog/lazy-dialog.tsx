'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { type LazyFallbackProps, type LazyPart, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { DialogFault } from './dialog-fault.tsx'

/** The props that the owner passes to every dialog. */
export type OpenedProps = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * A dialog whose file is loaded when it first opens, or earlier by `load()`; after that it stays mounted and keeps
 * its form state. If the file fails to load, a message with Retry is shown instead; opening it again retries too.
 * Renders nothing on the server.
 */
export function lazyDialog<P extends OpenedProps>(
  fetchDialog: () => Promise<ComponentType<P>>,
  needsFile: (props: P) => boolean = ({ open }) => open,
): LazyPart<P> {
  const Part = lazyPart(fetchDialog, Waiting)

  const LazyDialog = forwardRef(function LazyDialog(props: P) {
    const now = needsFile(props)
    const [mounted, setMounted] = useState(now)
    if (now && !mounted) setMounted(true)
    useEffect(() => {
      if (now) void Part.load()
    }, [now])
    return mounted ? <Part {...props} /> : null
  })
  return Object.assign(LazyDialog, { load: Part.load, preload: Part.preload })
}

function Waiting({ part, retry, reloads, retrying }: LazyFallbackProps<OpenedProps>) {
  const { open, onOpenChange } = part
  const [pressed, setPressed] = useState(false)
  if (pressed && !open) setPressed(false)
  // a reopened dialog shows nothing until it has failed again; during a retry the message stays
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

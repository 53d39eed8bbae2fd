'use client'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { forwardRef } from '../forward-ref.ts'
import { type LazyFallbackProps, type LazyPart, lazyPart } from './lazy-part.tsx'

/** What every dialog is told by its owner. */
export type OpenedProps = { open: boolean; onOpenChange: (open: boolean) => void }

/**
 * A dialog whose file comes when it is first wanted, or earlier by `load()`; after that it stays, with what was typed into it. When the
 * file did not come, the dialog counts as closed, and the next press asks for it again. On the server there is nothing.
 */
export function lazyDialog<P extends OpenedProps>(
  fetchDialog: () => Promise<ComponentType<P>>,
  isWanted: (props: P) => boolean = ({ open }) => open,
): LazyPart<P> {
  function Waiting({ part, retry, retrying }: LazyFallbackProps<P>) {
    const failed = retry !== undefined && !retrying
    const owner = useRef(part)
    useEffect(() => {
      owner.current = part
    })
    useEffect(() => {
      if (failed && owner.current.open) owner.current.onOpenChange(false)
    }, [failed])
    return null
  }
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
  return Object.assign(LazyDialog, { load: Part.load })
}

'use client'
import { useRef } from 'react'
import { LockedChip } from '../../controls/locked-chip/locked-chip.tsx'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import type { RequestState } from './cell.view-model.ts'
import { WithheldDots } from './locked-cell.tsx'

export type RequestCellProps = {
  state: RequestState
  /** Whether this cell carries the row's request; the other cells only show a placeholder. */
  showsAction: boolean
  /** The row's name, so that screen readers can tell the buttons of different rows apart. */
  about: string
  /** Sends the request. */
  onRequest?: (() => void) | undefined
}

/**
 * Replaces a value that can be requested: a button, then the state of the request (Q3, bond-page §4).
 * A second press during the request does nothing. `data-slot` cell-request, locked-chip; state `data-state`.
 */
export function RequestCell({ state, showsAction, about, onRequest }: RequestCellProps) {
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const settled = state === 'sent' || state === 'forbidden'

  // the pressed button unmounts with the response; without this, focus would move to the document body
  useLayoutEffect(() => {
    if (!settled || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) place.current?.focus()
  }, [settled])

  if (!showsAction || (!settled && !onRequest)) return <WithheldDots />
  const send = () => {
    pressed.current = true
    onRequest?.()
  }
  return (
    <span
      ref={place}
      data-slot="cell-request"
      data-state={state}
      // a button needs a taller row
      className="focus-ring inline-flex min-h-[calc(--spacing(8)-1px)] max-w-full items-center rounded-tag align-top"
      tabIndex={settled ? -1 : undefined}
    >
      <LockedChip
        state={settled ? state : 'send'}
        pending={state === 'sending'}
        context={about}
        onAction={send}
      />
    </span>
  )
}

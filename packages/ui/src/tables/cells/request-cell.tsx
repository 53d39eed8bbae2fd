'use client'
import { useRef } from 'react'
import { LockedChip } from '../../controls/locked-chip/locked-chip.tsx'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import type { RequestState } from './cell.view-model.ts'
import { WithheldDots } from './locked-cell.tsx'

export type RequestCellProps = {
  state: RequestState
  /** Whether this cell carries the row's request; the others only keep the value's place. */
  lead: boolean
  /** What the row is called, so that like buttons differ for assistive tech. */
  about: string
  /** Sends the request. */
  onRequest?: (() => void) | undefined
}

/**
 * The place of a value that can be asked for: a button, then the state of the request (Q3, bond-page §4).
 * A second press while it is under way does nothing. `data-slot` cell-request, locked-chip; state `data-state`.
 */
export function RequestCell({ state, lead, about, onRequest }: RequestCellProps) {
  const place = useRef<HTMLSpanElement>(null)
  const pressed = useRef(false)
  const settled = state === 'sent' || state === 'forbidden'

  // the button that was pressed goes away with its answer; without this, focus would fall to the page's top
  useLayoutEffect(() => {
    if (!settled || !pressed.current) return
    pressed.current = false
    if (document.activeElement === document.body) place.current?.focus()
  }, [settled])

  if (!lead || (!settled && !onRequest)) return <WithheldDots />
  const send = () => {
    pressed.current = true
    onRequest?.()
  }
  return (
    <span
      ref={place}
      data-slot="cell-request"
      data-state={state}
      // a control asks for a higher row
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

'use client'
import { type BusyScope, useLongWait } from '../../foundation/state/busy-scope.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

/**
 * A message that something in the card is still loading. It overlays the end of the visible part, so nothing moves.
 * `data-slot` card-waiting.
 */
export function CardWaiting({ scope }: { scope: BusyScope }) {
  const label = useLabel()
  if (!useLongWait(scope)) return null
  return (
    <p
      role="status"
      data-slot="card-waiting"
      className="pointer-events-none sticky bottom-4 z-1 mx-auto -mt-7 flex h-7 w-fit max-w-full items-center rounded-full border border-line bg-surface-raised px-3 text-12 text-ink-2 shadow-pop print:hidden"
    >
      {label('still_waiting')}
    </p>
  )
}

'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type ComparedItem, type CompareModel, compareRoom } from './compare.model.ts'

export type CompareRoomProps = { items: readonly ComparedItem[]; models: readonly CompareModel[] }

/** How many more can be compared, of each kind that can be. Part: `data-slot` compare-room. */
export function CompareRoom({ items, models }: CompareRoomProps) {
  const label = useLabel()
  const key = models.includes('bonds') ? 'compare_room' : 'compare_room_indexes'
  return (
    <span data-slot="compare-room" className="num text-12 text-ink-3">
      {label(key, compareRoom(items))}
    </span>
  )
}

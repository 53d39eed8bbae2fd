'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ComparedItem } from './compare.model.ts'
import type { CompareLinks } from './compare.shape.ts'
import { CompareChip } from './compare-chip.tsx'

export type CompareChipsProps = {
  chips: readonly ComparedItem[]
  links: CompareLinks
  /** A few words behind a name, by item key. */
  notes: ReadonlyMap<string, string> | undefined
  /** Told the item and its place among the chips. */
  onRemove: (key: string, place: number) => void
}

/** A chip for each compared item, in a list. `data-slot` compare-chips. */
export function CompareChips({ chips, links, notes, onRemove }: CompareChipsProps) {
  const label = useLabel()
  return (
    <ul aria-label={label('compare_list')} data-slot="compare-chips" className="flex min-w-0 flex-wrap gap-2">
      {chips.map((item, place) => (
        <li key={item.key} className="flex max-w-full min-w-0">
          <CompareChip
            {...{ item, links }}
            note={notes?.get(item.key)}
            onRemove={() => onRemove(item.key, place)}
          />
        </li>
      ))}
    </ul>
  )
}

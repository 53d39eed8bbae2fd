'use client'
import { ShowMore } from '../../controls/show-more/show-more.tsx'

export type ShowOthersProps = {
  'data-slot': string
  /** The number of entries that are hidden at first; with 0 there is no footer. */
  others: number
  expanded: boolean
  onExpandedChange: (expanded: boolean) => void
  /** The id of the list that grows. */
  controls: string
}

/** The footer of a block: shows or hides the other entries. */
export function ShowOthers({
  'data-slot': slot,
  others,
  expanded,
  onExpandedChange,
  controls,
}: ShowOthersProps) {
  if (others === 0) return null
  return (
    <div data-slot={slot} className="border-t border-line px-5 py-3 max-desk:px-4 print:hidden">
      <ShowMore
        expanded={expanded}
        onExpandedChange={onExpandedChange}
        controls={controls}
        hiddenCount={others}
      />
    </div>
  )
}

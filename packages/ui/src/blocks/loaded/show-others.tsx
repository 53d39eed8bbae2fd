'use client'
import { ShowMore } from '../../controls/show-more/show-more.tsx'

export type ShowOthersProps = {
  'data-slot': string
  /** How many there are besides those that are always shown; without any nothing is drawn. */
  others: number
  expanded: boolean
  onExpandedChange: (expanded: boolean) => void
  /** The id of what grows. */
  controls: string
}

/** The foot of a block that shows the rest of what was loaded, or hides it. */
export function ShowOthers({ 'data-slot': slot, others, ...rest }: ShowOthersProps) {
  if (others === 0) return null
  return (
    <div data-slot={slot} className="border-t border-line px-5 py-3 max-desk:px-4 print:hidden">
      <ShowMore {...rest} hiddenCount={others} />
    </div>
  )
}

'use client'
import { EmptyState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { SectionCard } from './section.tsx'

/** The class of a block that brings its own sheet with the section's id: a link to it ends below the page's bar, as with `SectionCard`. */
export const BLOCK_FRAME = '*:scroll-mt-18 max-desk:*:scroll-mt-16'

/**
 * What stands in place of a block that found nothing although the page listed its section: its heading, so that the menu's link leads
 * somewhere, and a sentence.
 */
export function NothingHere({ id, title }: { id: string; title: string }) {
  const label = useLabel()
  return (
    <SectionCard id={id} title={title}>
      <EmptyState message={label('section_empty')} />
    </SectionCard>
  )
}

'use client'
import { EmptyState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { SectionCard } from './section.tsx'

/**
 * What stands in place of a block that found nothing although the page listed its section: its heading, so that the menu's link leads
 * somewhere, and a sentence.
 */
export function EmptySection({ id, title }: { id: string; title: string }) {
  const label = useLabel()
  return (
    <SectionCard id={id} title={title}>
      <EmptyState message={label('section_empty')} />
    </SectionCard>
  )
}

'use client'
import { EmptyState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { SectionCard } from './section.tsx'

/** A listed section that turns out to have no data: the heading stays as the target of the menu's link, above a short message. */
export function EmptySection({ id, title }: { id: string; title: string }) {
  const label = useLabel()
  return (
    <SectionCard id={id} title={title}>
      <EmptyState message={label('section_empty')} />
    </SectionCard>
  )
}

'use client'
import { useLabel } from '@accrue/ui/foundation'

/** On paper in the place of a section that has not come: a heading alone would say that there is nothing. */
export function NotOnPaper() {
  const label = useLabel()
  return (
    <p data-slot="not-on-paper" className="hidden px-4 pb-4 text-13 text-ink-2 desk:px-5 print:block">
      {label('section_not_on_paper')}
    </p>
  )
}

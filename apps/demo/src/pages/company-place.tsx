import { Card, Placeholder } from '@accrue/ui/controls'
import { useLabel, useNear } from '@accrue/ui/foundation'
import { type ReactNode, useRef } from 'react'

export type CompanyPlaceProps = {
  id: string
  className: string
  title: string
  /** Height in pixels reserved below the heading until the section is near the viewport. Without it the section renders at once. */
  reservedHeight: number | undefined
  /** The section; it loads its data when rendered. */
  children: ReactNode
}

/** A lazy section: its heading renders at once, so that the menu can link to it; the content loads near the viewport. */
export function CompanyPlace({ reservedHeight, children, ...frame }: CompanyPlaceProps) {
  const place = useRef<HTMLElement>(null)
  const label = useLabel()
  const near = useNear(place)
  if (near || reservedHeight === undefined) return children
  return (
    <Card {...frame} ref={place}>
      <Placeholder height={reservedHeight} className="print:hidden" />
      <p className="hidden px-4 pb-4 text-13 text-ink-2 desk:px-5 print:block">
        {label('section_not_on_paper')}
      </p>
    </Card>
  )
}

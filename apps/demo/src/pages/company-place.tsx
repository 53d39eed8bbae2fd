import { Card, Room } from '@accrue/ui/controls'
import { useLabel, useNear } from '@accrue/ui/foundation'
import { type ReactNode, useRef } from 'react'

export type CompanyPlaceProps = {
  id: string
  className: string
  title: string
  /** Pixels kept below the heading until the section is approached. Without them it is there at once. */
  room: number | undefined
  /** The section, which asks for its data when it is drawn. */
  children: ReactNode
}

/** The place of a section: its heading stands from the start, so that the menu leads to it; the rest comes when it is approached. */
export function CompanyPlace({ room, children, ...frame }: CompanyPlaceProps) {
  const place = useRef<HTMLElement>(null)
  const label = useLabel()
  const near = useNear(place)
  if (near || room === undefined) return children
  return (
    <Card {...frame} ref={place}>
      <Room height={room} className="print:hidden" />
      <p className="hidden px-4 pb-4 text-13 text-ink-2 desk:px-5 print:block">
        {label('section_not_on_paper')}
      </p>
    </Card>
  )
}

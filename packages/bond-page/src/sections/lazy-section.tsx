'use client'
import { ErrorState, Room } from '@accrue/ui/controls'
import { Busy, type LazyFallbackProps, lazyPart, useLabel, useNear } from '@accrue/ui/foundation'
import { type ComponentType, createContext, useContext, useRef } from 'react'
import type { SectionProps } from '../section-props.ts'
import { NotOnPaper } from './not-on-paper.tsx'
import { SectionCard } from './section.tsx'

/** True while the whole page is wanted at once, as for printing: then no section waits to be approached. */
export const WholePage = createContext(false)

export type LazySectionOptions = {
  /** The element id of the contract; the place has it from the start, so that links to it lead somewhere. */
  id: string
  /** Label key of the heading. */
  label: (page: SectionProps['page']) => string
  /** Room in pixels that is kept below the heading until the section is here: about what it will take. */
  room: number
}

/** A section below the fold: its heading stands from the start, its file comes when it is approached, and with it what it asks the server. */
export function lazySection(
  { id, label: key, room }: LazySectionOptions,
  fetchSection: () => Promise<ComponentType<SectionProps>>,
): ComponentType<SectionProps> {
  function Waiting({ part: { page }, retry, reloads, retrying }: LazyFallbackProps<SectionProps>) {
    const label = useLabel()
    return (
      <SectionCard id={id} title={label(key(page))}>
        {!retry || retrying ? <Busy /> : null}
        <div className="flex items-center justify-center">
          <Room height={room} className="print:hidden" />
          {retry ? <ErrorState onRetry={retry} reloads={reloads} pending={retrying} /> : null}
        </div>
        {retry ? null : <NotOnPaper />}
      </SectionCard>
    )
  }
  const Part = lazyPart(async () => {
    const [Section, { withQueries }] = await Promise.all([fetchSection(), import('./with-queries.tsx')])
    return withQueries(Section)
  }, Waiting)

  return function LazySection(props: SectionProps) {
    const place = useRef<HTMLElement>(null)
    const near = useNear(place)
    const label = useLabel()
    const whole = useContext(WholePage)
    if (near || whole) return <Part {...props} />
    return (
      <SectionCard place={place} id={id} title={label(key(props.page))}>
        <Room height={room} className="print:hidden" />
        <NotOnPaper />
      </SectionCard>
    )
  }
}

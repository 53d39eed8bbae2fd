'use client'
import type { ReactNode } from 'react'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { WholePage } from './lazy-section.tsx'
import { SectionBoundary } from './section.tsx'

export type SectionPlaceProps = {
  /** The element id of the contract. */
  id: string
  title: string
  whole: WholePageModel['state']
  children: ReactNode
}

/** The place of a section on the page: it keeps faults inside, comes at once where the whole page is wanted, and stays off paper that it was not chosen for. */
export function SectionPlace({ id, title, whole: { wanted, paper }, children }: SectionPlaceProps) {
  return (
    <div data-off={paper && !paper.has(id) ? '' : undefined} className="contents print:data-off:hidden">
      <SectionBoundary id={id} title={title}>
        <WholePage.Provider value={wanted.has(id)}>{children}</WholePage.Provider>
      </SectionBoundary>
    </div>
  )
}

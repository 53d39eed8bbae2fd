'use client'
import type { ReactNode } from 'react'
import type { WholePageModel } from '../print/use-whole-page.ts'
import { MountEagerly } from './lazy-section.tsx'
import { SectionBoundary } from './section.tsx'

export type SectionPlaceProps = {
  /** The element id of the contract. */
  id: string
  title: string
  whole: WholePageModel['state']
  children: ReactNode
}

/** Wraps a section: contains its errors, mounts it at once for printing and copying, and leaves it out of a print layout that excludes it. */
export function SectionPlace({ id, title, whole: { mounted, printLayout }, children }: SectionPlaceProps) {
  return (
    <div
      data-off={printLayout && !printLayout.has(id) ? '' : undefined}
      className="contents print:data-off:hidden"
    >
      <SectionBoundary id={id} title={title}>
        <MountEagerly.Provider value={mounted.has(id)}>{children}</MountEagerly.Provider>
      </SectionBoundary>
    </div>
  )
}

import type { EntityPage } from '@accrue/api-client'
import { SourceNotes } from '@accrue/ui/blocks'
import { Badge } from '@accrue/ui/controls'
import { useLabel, useLightPaper } from '@accrue/ui/foundation'
import { PageMenu } from '@accrue/ui/shell'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { EntityFacts } from './entity-facts.tsx'
import { Trail } from './trail.tsx'

export type EntityFrameProps = {
  page: EntityPage
  /** The sections that are there, in menu order. */
  sections: readonly { id: string; title: string; count?: number | null }[]
  children: ReactNode
}

/** The sheet of a section. How far below the window's edge a link to it ends is the site's scroll padding alone. */
export const SECTION_FRAME = 'overflow-clip'

/** A page about anything but a bond: its sections' menu, where it stands, its name, its facts, and where its figures come from. */
export function EntityFrame({ page, sections, children }: EntityFrameProps) {
  const label = useLabel()
  const { header } = page
  useLightPaper()
  const menu = sections.map(({ id, title, count }) => ({
    ...{ id, title, group: 'main' as const },
    ...(count ? { count } : {}),
  }))
  return (
    <div className="mx-auto grid max-w-330 grid-cols-1 gap-x-8 px-4 pt-4 pb-20 desk:grid-cols-[208px_minmax(0,1fr)] desk:px-6 desk:pt-6 wide:grid-cols-[224px_minmax(0,1fr)] print:block print:max-w-none print:p-0">
      <PageMenu
        items={menu}
        home={{ title: label('site_bonds'), href: paths.home() }}
        className="sticky top-[calc(5rem+var(--room-start,0px))] self-start max-desk:static print:hidden"
      />
      <main className="flex min-w-0 flex-col gap-6">
        <header className="max-desk:pt-3">
          <Trail items={header.breadcrumbs} />
          <h1 className="flex flex-wrap items-center gap-x-3 text-26 font-heavy tracking-[-0.022em] max-desk:text-[1.375rem] max-desk:leading-7">
            {header.name}
            {header.ticker ? <Badge>{header.ticker}</Badge> : null}
          </h1>
          <EntityFacts page={page} />
        </header>
        {children}
        <SourceNotes
          sources={page.sources}
          sectionTitles={new Map(sections.map(({ id, title }) => [id, title]))}
        />
      </main>
    </div>
  )
}

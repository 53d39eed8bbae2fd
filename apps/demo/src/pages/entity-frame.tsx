import type { EntityPage } from '@accrue/api-client'
import { SourceNotes } from '@accrue/ui/blocks'
import { Badge } from '@accrue/ui/controls'
import { useLabel, useLightPaper } from '@accrue/ui/foundation'
import { PageFrame, PageMenu, PageTitle } from '@accrue/ui/shell'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { EntityFacts } from './entity-facts.tsx'

export type EntityFrameProps = {
  page: EntityPage
  /** The sections of the page, in menu order. */
  sections: readonly { id: string; title: string; count?: number | null }[]
  children: ReactNode
}

/** The card of a section. Only the site's scroll padding sets how far from the top a link to it scrolls. */
export const SECTION_FRAME = 'overflow-clip'

/** The frame of pages other than a bond's: section menu, breadcrumb, name, facts, and sources. */
export function EntityFrame({ page, sections, children }: EntityFrameProps) {
  const label = useLabel()
  const { header } = page
  useLightPaper()
  const menu = sections.map(({ id, title, count }) => ({
    id,
    title,
    group: 'main' as const,
    ...(count ? { count } : {}),
  }))
  return (
    <PageFrame menu={<PageMenu items={menu} home={{ title: label('site_bonds'), href: paths.home() }} />}>
      <main data-density="compact" className="flex min-w-0 flex-col gap-6">
        <header className="-mb-3">
          <PageTitle
            path={header.breadcrumbs}
            title={
              header.ticker ? (
                <>
                  {header.name} <Badge className="align-middle">{header.ticker}</Badge>
                </>
              ) : (
                header.name
              )
            }
            facts={<EntityFacts page={page} hasChart={sections.some(({ id }) => id === 'graph')} />}
          />
        </header>
        {children}
        <SourceNotes
          sources={page.sources}
          sectionTitles={new Map(sections.map(({ id, title }) => [id, title]))}
        />
      </main>
    </PageFrame>
  )
}

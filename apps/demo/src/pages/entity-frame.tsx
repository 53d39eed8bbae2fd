import type { EntityPage } from '@accrue/api-client'
import { FactsStrip, SourceNotes } from '@accrue/ui/blocks'
import { Badge } from '@accrue/ui/controls'
import {
  type Day,
  daysBetween,
  formatDay,
  useLabel,
  useLang,
  useLightPaper,
  useToday,
} from '@accrue/ui/foundation'
import { PageFrame, PageMenu, PageTitle } from '@accrue/ui/shell'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { shownFacts } from '../entity.map.ts'
import { paths } from '../paths.ts'

export type EntityFrameProps = {
  page: EntityPage
  /** The sections of the page, in menu order. */
  sections: readonly { id: string; title: string; count?: number | null }[]
  /** Actions of the page, at the end of its title. */
  actions?: ReactNode
  /** Between the title and the facts. */
  belowTitle?: ReactNode
  children: ReactNode
}

/** The card of a section. Only the site's scroll padding sets how far from the top a link to it scrolls. */
export const SECTION_FRAME = 'overflow-clip'

/** The frame of pages other than a bond's: section menu, breadcrumb, name, facts, and sources. */
export function EntityFrame({ page, sections, actions, belowTitle, children }: EntityFrameProps) {
  const label = useLabel()
  const lang = useLang()
  const { header } = page
  const latest = oldDay(page, useToday())
  useLightPaper()
  const menu = sections.map(({ id, title, count }) => ({
    id,
    title,
    group: 'main' as const,
    ...(count ? { count } : {}),
  }))
  return (
    <PageFrame menu={<PageMenu items={menu} home={{ title: label('site_home'), href: paths.home() }} />}>
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
            actions={actions}
            facts={
              <>
                {belowTitle}
                <EntityFacts page={page} hasChart={sections.some(({ id }) => id === 'graph')} />
              </>
            }
          >
            {latest && (
              <Badge tone="warn">
                <TriangleAlert aria-hidden="true" className="size-3.5" />
                {label('entity_latest', { day: formatDay(latest, lang) })}
              </Badge>
            )}
          </PageTitle>
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

/** Data that end more days ago are old (C15). Monthly data are dated at the first of the month. */
const OLD_AFTER_DAYS = 31

/** The last day of the chart's data, when it is old; else null. */
function oldDay({ chart }: EntityPage, today: Day): Day | null {
  return chart?.to && daysBetween(chart.to, today) > OLD_AFTER_DAYS ? chart.to : null
}

type EntityFactsProps = {
  page: EntityPage
  /** Whether a chart below already shows the access prompt. */
  hasChart: boolean
}

/** The main facts; withheld ones keep their place, and the access prompt appears once, below (P4). */
function EntityFacts({ page, hasChart }: EntityFactsProps) {
  const label = useLabel()
  return (
    <FactsStrip
      facts={shownFacts(page.facts, { label, lang: useLang() })}
      layout={page.facts.length === 6 ? 'six' : 'flow'}
      lockedMessage={hasChart ? undefined : label('chart_values_locked')}
    />
  )
}

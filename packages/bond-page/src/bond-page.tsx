'use client'
import type { BondPageData, Tradings } from '@accrue/api-client'
import { SourceNotes } from '@accrue/ui/blocks'
import { type Address, browserAddress, useLabel, useLightPaper } from '@accrue/ui/foundation'
import { PageFrame, PageMenu, type PageMenuHome } from '@accrue/ui/shell'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ENTITY_LINKS, EntityLinks, type PageLinks } from './entity-links.ts'
import { PageActions } from './header/page-actions.tsx'
import { PageHeader } from './header/page-header.tsx'
import { pageMenuOf } from './page-menu.map.ts'
import type { BondPagePorts } from './ports.ts'
import { printedBlocks } from './print/print-address.ts'
import { PrintShortcut } from './print/print-shortcut.tsx'
import { usePrintReady, useWholePage, type WholePageModel } from './print/use-whole-page.ts'
import { type Queries, QueriesContext } from './queries.ts'
import { FirstTradings } from './sections/graph/first-tradings.ts'
import { MountEagerly } from './sections/lazy-section.tsx'
import { SectionBoundary } from './sections/section.tsx'
import { bondSections } from './sections.ts'

export type BondPageProps = {
  /** The decoded facts of the page. */
  page: BondPageData
  /** How the page calls the server; made by `connectPorts(api)`. */
  ports: BondPagePorts
  /** Where shareable state is stored. Default: the browser's address bar. */
  address?: Address
  /** Link template of each model, with `{id}`: where compared bonds and indexes lead (shared-blocks §2), and the page of all analytics. Default: the links of bond-page §2, without an analytics page. */
  links?: PageLinks
  /** The first item of the page's menu: the site's start page (H2, shared-blocks §2). Default: none. */
  home?: PageMenuHome
  /**
   * The answer to the chart's first request: three months of the default trading ground's prices. A server has it for the picture of the
   * chart in its markup. Default: the chart requests it.
   */
  firstTradings?: Tradings | null | undefined
}

/**
 * The page of one bond: header, menu, and the sections that have data (bond-page §2). Needs a `UiProvider` above it.
 * With `?print=info,cash-flow` in its address it renders these sections as a document and sets `data-print-ready` on the
 * root element once the document is complete (P9).
 */
export function BondPage({
  page,
  ports,
  address: addressProp,
  links = ENTITY_LINKS,
  home,
  firstTradings = null,
}: BondPageProps) {
  const label = useLabel()
  const [queries] = useState<Queries>(() => ({ client: null }))
  const [address] = useState(() => addressProp ?? browserAddress())
  const [printed] = useState(() => printedBlocks(address.read()))
  const whole = useWholePage(queries, printed)
  usePrintReady(printed, whole.events)
  useLightPaper()
  useCountView(page, printed ? null : ports.pageViewed)
  const sections = bondSections(page).filter(({ id }) => printed?.includes(id) ?? true)
  const titles = new Map(sections.map(({ id, label: key }) => [id, label(key(page))]))
  return (
    <QueriesContext.Provider value={queries}>
      <PageFrame
        data-slot="bond-page"
        data-paper={whole.state.printLayout ? '' : undefined}
        className={PRINT_LAYOUT}
        menu={
          printed ? null : (
            <PageMenu
              items={pageMenuOf(page, sections, titles)}
              {...(home ? { home } : {})}
              onAction={actionId => void ports.actionLogged({ actionId })}
            />
          )
        }
      >
        <main data-density="compact" className="flex min-w-0 flex-col gap-6">
          <PageHeader
            page={page}
            hasChart={sections.some(({ id }) => id === 'graph')}
            watchlist={printed ? undefined : ports.watchlist}
            actions={printed ? null : <PageActions page={page} ports={ports} titles={titles} whole={whole} />}
          />
          <EntityLinks.Provider value={links}>
            <FirstTradings.Provider value={firstTradings}>
              {sections.map(({ id, Section }) => (
                <SectionPlace key={id} id={id} title={titles.get(id) ?? id} whole={whole.state}>
                  <Section page={page} ports={ports} address={address} />
                </SectionPlace>
              ))}
            </FirstTradings.Provider>
          </EntityLinks.Provider>
          <SourceNotes
            sources={page.sources}
            sectionTitles={titles}
            sectionIds={page.sections.map(({ id }) => id)}
          />
          {printed ? null : <PrintShortcut ids={[...titles.keys()]} events={whole.events} />}
        </main>
      </PageFrame>
    </QueriesContext.Provider>
  )
}

/** The print layout is as wide as the printable area of the sheet at a scale of 0.6, in CSS pixels (bond-page §9). */
const PRINT_LAYOUT = 'data-paper:w-[1744px] data-paper:max-w-none data-paper:grid-cols-1 data-paper:px-0'

/** Counts the view once per bond, also when React mounts twice (bond-page §7). */
function useCountView({ bond }: BondPageData, pageViewed: BondPagePorts['pageViewed'] | null): void {
  const counted = useRef<number | null>(null)
  useEffect(() => {
    // `pageViewed` is null for a printed document: the view of the page itself was counted already
    if (!pageViewed || counted.current === bond.id) return
    counted.current = bond.id
    pageViewed({ bondId: bond.id, countryId: bond.issuerCountryId, regionId: bond.issuerRegionId })
  }, [bond, pageViewed])
}

type SectionPlaceProps = {
  /** The element id of the contract. */
  id: string
  title: string
  whole: WholePageModel['state']
  children: ReactNode
}

/** Wraps a section: contains its errors, mounts it at once for printing and copying, and leaves it out of a print layout that excludes it. */
function SectionPlace({ id, title, whole: { mounted, printLayout }, children }: SectionPlaceProps) {
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

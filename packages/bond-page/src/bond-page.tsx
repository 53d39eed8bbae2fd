'use client'
import type { BondPage as BondPageFacts } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import { PageMenu } from '@accrue/ui/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Address, browserAddress } from './address.ts'
import { PageHeader } from './header/page-header.tsx'
import type { BondPagePorts } from './ports.ts'
import { SectionBoundary } from './sections/section.tsx'
import { sectionsOf } from './sections.ts'
import { SourceNotes } from './sources/source-notes.tsx'

export type BondPageProps = {
  /** The facts of the page, decoded. */
  page: BondPageFacts
  /** How the page asks the server; `connectPorts(api)` makes them. */
  ports: BondPagePorts
  /** Where shareable state lives. Default: the browser's address bar. */
  address?: Address
}

/** The page of one bond: header, menu, and the sections that have data (bond-page §2). Needs a `UiProvider` above it. */
export function BondPage({ page, ports, address: given }: BondPageProps) {
  const label = useLabel()
  // retries, time-outs and cancelling are the API client's policy; the cache lives as long as the page
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
      }),
  )
  const [address] = useState(() => given ?? browserAddress())
  useCountView(page, ports.pageViewed)
  const sections = sectionsOf(page)
  const counts = new Map(page.sections.map(({ id, count }) => [id, count]))
  const menu = sections.map(({ id, label: key, group, counted }) => {
    const count = counted ? counts.get(id) : null
    return { id, title: label(key(page)), group, ...(typeof count === 'number' ? { count } : {}) }
  })
  return (
    <QueryClientProvider client={queries}>
      <div className="mx-auto grid max-w-330 gap-x-8 px-4 pt-4 pb-20 desk:grid-cols-[208px_minmax(0,1fr)] desk:px-6 desk:pt-6 wide:grid-cols-[224px_minmax(0,1fr)]">
        <PageMenu items={menu} className="sticky top-20 self-start max-desk:static" />
        <main className="flex min-w-0 flex-col gap-6">
          <PageHeader page={page} watchlist={ports.watchlist} />
          {sections.map(({ id, label: key, Section }) => (
            <SectionBoundary key={id} id={id} title={label(key(page))}>
              <Section page={page} ports={ports} address={address} />
            </SectionBoundary>
          ))}
          <SourceNotes page={page} shown={new Map(menu.map(({ id, title }) => [id, title]))} />
        </main>
      </div>
    </QueryClientProvider>
  )
}

/** Counts the view once per load, also when React mounts twice (bond-page §7). */
function useCountView({ bond }: BondPageFacts, pageViewed: BondPagePorts['pageViewed']): void {
  const counted = useRef<number | null>(null)
  useEffect(() => {
    if (counted.current === bond.id) return
    counted.current = bond.id
    pageViewed({ bondId: bond.id, countryId: bond.issuerCountryId, regionId: bond.issuerRegionId })
  }, [bond, pageViewed])
}

import type { Answer, BondPageData, TradingRow, Tradings } from '@accrue/api-client'
import type { Session } from '@accrue/api-client/access'
import { loadCharts } from '@accrue/ui/charts'
import { memoryAddress, type UiProvider } from '@accrue/ui/foundation'
import type { ComponentProps } from 'react'
// loads the lazy parts before the tests
import '../sections/graph/compare-panel.tsx'
import { SESSIONS } from '@accrue/api-client/testing'
import type { BondPagePorts } from '../ports.ts'
import { FirstTradings } from '../sections/graph/first-tradings.ts'
import { GraphSection } from '../sections/graph/graph-section.tsx'
import { controlledPort } from './controlled-port.ts'
import { PAGE, quietPorts } from './facts.ts'
import { renderPage } from './render-page.tsx'

await loadCharts()

type TradingsRequest = Parameters<BondPagePorts['tradings']>[0]

/** An answer of the chart call with rows. */
export const rowsOf = (rows: readonly TradingRow[]): Answer<Tradings> => ({
  kind: 'ok',
  data: { kind: 'rows', rows: [...rows], dropped: 0 },
})

export const NOTHING: Answer<Tradings> = { kind: 'ok', data: { kind: 'none' } }

export const nearest = (day: TradingRow['day']): Answer<Tradings> => ({
  kind: 'ok',
  data: { kind: 'nearest', day },
})

/** The page of the chart tests: a trading ground with all measures, one with prices only, and 381. */
export const GRAPH_PAGE: BondPageData = {
  ...PAGE,
  bond: {
    ...PAGE.bond,
    venues: [
      ...PAGE.bond.venues,
      { id: 7, name: 'Price only', latestDay: '2025-07-11', estimation: false },
      { id: 381, name: 'NSD', latestDay: '2025-07-11', estimation: false },
    ],
  },
  charts: [
    ...PAGE.charts,
    { venueId: 7, price: true, yield: false, gspread: false, map: false },
    { venueId: 381, price: true, yield: true, gspread: true, map: false },
  ],
}

export type GraphOptions = {
  page?: BondPageData
  search?: string
  session?: Session
  onSignIn?: () => void
  ports?: Partial<BondPagePorts>
  stores?: ComponentProps<typeof UiProvider>['stores']
  /** The answer to the first request, if the page has it. */
  first?: Tradings
}

/** The chart section with a controlled port and an address in memory. */
export function renderGraph({
  page = GRAPH_PAGE,
  search,
  session = SESSIONS.pro,
  onSignIn,
  ports: more,
  stores,
  first,
}: GraphOptions = {}) {
  const tradings = controlledPort<TradingsRequest, Answer<Tradings>>()
  const address = memoryAddress(search)
  const ports = quietPorts({ ...more, tradings: tradings.port })
  const section = <GraphSection page={page} ports={ports} address={address} />
  const view = renderPage(<FirstTradings.Provider value={first ?? null}>{section}</FirstTradings.Provider>, {
    session,
    ...(onSignIn ? { onSignIn } : {}),
    ...(stores ? { stores } : {}),
  })
  return { ...view, tradings, address }
}

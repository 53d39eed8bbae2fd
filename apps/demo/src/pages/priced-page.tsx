import type { Api, EntityPage, PanelData } from '@accrue/api-client'
import { AddToWatchlist, useWatchlistCard } from '@accrue/ui/blocks'
import { lazyWithPlaceholder } from '@accrue/ui/controls'
import { type Address, browserAddress, useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import { EntityChart } from './entity-chart.tsx'
import { EntityFrame, type EntityFrameProps, SECTION_FRAME } from './entity-frame.tsx'
import { EntityIdentifiers } from './entity-identifiers.tsx'
import { EntityQueries } from './entity-queries.tsx'
import { EntitySummary } from './entity-summary.tsx'

export type PricedPageProps = {
  api: Api
  page: EntityPage
  /** Where the page stores its view state. Default: the browser's address bar. */
  address?: Address | undefined
  /** On the server: the answer to the chart's first request, for its picture. */
  firstPanel?: PanelData | null | undefined
}

/** Smallest height of the lists in pixels. */
const LISTS_HEIGHT = 200

/** Loads with the first press: the card needs a dialog and a calendar. */
const LazyWatchlistCard = lazyWithPlaceholder(
  async () => (await import('./stock-watchlist-card.tsx')).StockWatchlistCard,
  () => LISTS_HEIGHT,
)

/** A stock's page: watchlists, chart, extended chart with candles, and summary. */
export function StockPage({ api, page, address, firstPanel }: PricedPageProps) {
  const card = useWatchlistCard(page.watchlists)
  return (
    <PricedPage
      api={api}
      page={page}
      address={address}
      firstPanel={firstPanel}
      isStock
      actions={<AddToWatchlist model={card} />}
      belowTitle={card.mounted ? <LazyWatchlistCard api={api} page={page} model={card} /> : null}
    />
  )
}

/** An index's page: a tenor of the par curve, or a stock index. */
export function IndexPage(props: PricedPageProps) {
  return <PricedPage {...props} isStock={false} />
}

type FrameParts = Pick<EntityFrameProps, 'actions' | 'belowTitle'>

function PricedPage({
  api,
  page,
  isStock,
  address: pageAddress,
  firstPanel,
  actions,
  belowTitle,
}: PricedPageProps & FrameParts & { isStock: boolean }) {
  const label = useLabel()
  const [address] = useState(() => pageAddress ?? browserAddress())
  const sections = [
    { id: 'graph', title: label('entity_graph') },
    { id: 'info', title: label('entity_info') },
    ...(page.identifiers.length > 0 ? [{ id: 'identifiers', title: label('section_identifiers') }] : []),
  ]
  return (
    <EntityFrame page={page} sections={sections} actions={actions} belowTitle={belowTitle}>
      <EntityQueries>
        <EntityChart
          id="graph"
          className={SECTION_FRAME}
          api={api}
          page={page}
          address={address}
          firstPanel={firstPanel}
          {...(isStock ? { stock: `stock-${page.id}` } : {})}
        />
      </EntityQueries>
      <EntitySummary id="info" className={SECTION_FRAME} page={page} />
      <EntityIdentifiers id="identifiers" className={SECTION_FRAME} page={page} />
    </EntityFrame>
  )
}

import type { Api, EntityPage } from '@accrue/api-client'
import { type Address, browserAddress, useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import { EntityChart } from './entity-chart.tsx'
import { EntityFrame, SECTION_FRAME } from './entity-frame.tsx'
import { EntityIdentifiers } from './entity-identifiers.tsx'
import { EntityQueries } from './entity-queries.tsx'
import { EntitySummary } from './entity-summary.tsx'

export type PricedPageProps = {
  api: Api
  page: EntityPage
  /** Where the page stores its view state. Default: the browser's address bar. */
  address?: Address
}

/** A stock's page: chart, extended chart with candles, and summary. */
export function StockPage(props: PricedPageProps) {
  return <PricedPage {...props} isStock />
}

/** An index's page: a tenor of the par curve, or a stock index. */
export function IndexPage(props: PricedPageProps) {
  return <PricedPage {...props} isStock={false} />
}

function PricedPage({ api, page, isStock, address: pageAddress }: PricedPageProps & { isStock: boolean }) {
  const label = useLabel()
  const [address] = useState(() => pageAddress ?? browserAddress())
  const sections = [
    { id: 'graph', title: label('entity_graph') },
    { id: 'info', title: label('entity_info') },
    ...(page.identifiers.length > 0 ? [{ id: 'identifiers', title: label('section_identifiers') }] : []),
  ]
  return (
    <EntityFrame page={page} sections={sections}>
      <EntityQueries>
        <EntityChart
          id="graph"
          className={SECTION_FRAME}
          api={api}
          page={page}
          address={address}
          {...(isStock ? { stock: `stock-${page.id}` } : {})}
        />
      </EntityQueries>
      <EntitySummary id="info" className={SECTION_FRAME} page={page} />
      <EntityIdentifiers id="identifiers" className={SECTION_FRAME} page={page} />
    </EntityFrame>
  )
}

import type { Api, EntityPage } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import { EntityChart } from './entity-chart.tsx'
import { EntityFrame } from './entity-frame.tsx'
import { EntityQueries, SECTION_FRAME } from './entity-queries.tsx'
import { EntitySummary } from './entity-summary.tsx'

export type PricedPageProps = { api: Api; page: EntityPage }

/** A stock: chart, extended chart with candles, and what is known of it. */
export function StockPage(props: PricedPageProps) {
  return <PricedPage {...props} isStock />
}

/** An index: a tenor of the par curve, or a stock index. */
export function IndexPage(props: PricedPageProps) {
  return <PricedPage {...props} isStock={false} />
}

function PricedPage({ api, page, isStock }: PricedPageProps & { isStock: boolean }) {
  const label = useLabel()
  const sections = [
    { id: 'graph', title: label('entity_graph') },
    { id: 'info', title: label('entity_info') },
  ]
  return (
    <EntityFrame page={page} sections={sections}>
      <EntityQueries>
        <EntityChart
          id="graph"
          className={SECTION_FRAME}
          {...{ api, page }}
          {...(isStock ? { stock: `stock-${page.id}` } : {})}
        />
      </EntityQueries>
      <EntitySummary id="info" className={SECTION_FRAME} page={page} />
    </EntityFrame>
  )
}

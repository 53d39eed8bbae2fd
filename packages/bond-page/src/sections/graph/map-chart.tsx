'use client'
import { unwrap } from '@accrue/api-client'
import { IssuerMap, useIssuerMap } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import { loadFont } from './load-font.ts'
import { issuerMapData, mapVenueName, NO_MAP } from './map.map.ts'
import { ProductMark } from './product-mark.tsx'
import type { GraphProps } from './use-graph.ts'

export type MapChartProps = Pick<GraphProps, 'page' | 'ports' | 'graph'> & {
  /** Height of the placeholder in pixels, while the map's file loads. */
  reservedHeight: number
}

/** Maximum height of the map in pixels (bond-page §9, readings #25). */
const MAP_HEIGHT = 650

/**
 * The bonds of the issuer, yield against duration. Its currency and trading ground are separate from those of the chart, and in the address
 * (M1–M6, X1, bond-page §4).
 */
export function MapChart({ page: { bond }, ports, graph: { state, dispatch } }: MapChartProps) {
  const label = useLabel()
  const { mapFilter } = state
  const map = useIssuerMap()
  const links = useEntityLinks()
  const { issuerId, issuerName: issuer, id: bondId } = bond
  const query = useQuery({
    queryKey: ['issuerMap', issuerId, bondId],
    queryFn: async ({ signal }) =>
      unwrap(await ports.issuerMap({ issuerId: issuerId ?? 0, bondId }, { signal })),
  })
  const facts = query.data
  const data = useMemo(() => (facts ? issuerMapData(facts, label, links) : NO_MAP), [facts, label, links])
  const onRetry = () => query.refetch()
  const failed = query.errorUpdateCount > 0 && !query.isFetching
  return (
    <IssuerMap
      {...data}
      // `false` would override the access policy
      masked={data.masked || undefined}
      label={label('issuer_map_of', { issuer })}
      height={MAP_HEIGHT}
      fitsWindow
      status={facts ? { kind: 'ready' } : failed ? { kind: 'error', onRetry } : { kind: 'loading' }}
      model={{
        ...map,
        state: { ...map.state, ...mapFilter },
      }}
      onCurrencyChange={currencyId => dispatch({ type: 'mapFilterChosen', filter: { currencyId } })}
      onVenueChange={venueId => dispatch({ type: 'mapFilterChosen', filter: { venueId } })}
      logo={<ProductMark />}
      exportOptions={{ source: mapVenueName(facts, mapFilter.venueId), loadFont }}
    />
  )
}

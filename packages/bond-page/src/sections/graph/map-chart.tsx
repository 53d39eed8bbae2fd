'use client'
import { unwrap } from '@accrue/api-client'
import { IssuerMap } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { GraphProps } from './graph-props.ts'
import { loadFont } from './load-font.ts'
import { groundName, mapFigureOf, NO_MAP } from './map.map.ts'

export type MapChartProps = Pick<GraphProps, 'page' | 'ports'>

/** The bonds of the issuer, yield against duration; currency and ground are the map's own to choose (M1–M6, bond-page §4). */
export function MapChart({ page: { bond }, ports }: MapChartProps) {
  const label = useLabel()
  const { issuerId, issuerName: issuer, id: bondId } = bond
  const query = useQuery({
    queryKey: ['issuerMap', issuerId, bondId],
    queryFn: async ({ signal }) =>
      unwrap(await ports.issuerMap({ issuerId: issuerId ?? 0, bondId }, { signal })),
  })
  const [groundId, setGroundId] = useState<number | null>(null)
  const facts = query.data
  const figure = useMemo(() => (facts ? mapFigureOf(facts, label) : NO_MAP), [facts, label])
  const onRetry = () => query.refetch()
  const failed = query.errorUpdateCount > 0 && !query.isFetching
  return (
    <IssuerMap
      {...figure}
      label={label('issuer_map_of', { issuer })}
      className="px-4 pt-3 pb-4 desk:px-5"
      status={facts ? { kind: 'ready' } : failed ? { kind: 'error', onRetry } : { kind: 'loading' }}
      onTradingGroundChange={setGroundId}
      exportOptions={{ source: groundName(facts, groundId), loadFont }}
    />
  )
}

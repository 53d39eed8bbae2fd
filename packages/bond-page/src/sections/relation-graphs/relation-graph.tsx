'use client'
import { unwrap } from '@accrue/api-client'
import { NetworkGraph } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import type { SectionProps } from '../../section-props.ts'
import { ProductMark } from '../graph/product-mark.tsx'

/** `from`: what the issuer holds; `to`: who holds the issuer. */
export type RelationDirection = 'from' | 'to'

export type RelationGraphProps = Pick<SectionProps, 'page' | 'ports'> & {
  direction: RelationDirection
  /** Height of the graph in pixels. */
  height: number
}

const NO_ROWS = [] as const

/** The companies related to the issuer, in one direction (N1). */
export function RelationGraph({ page: { bond }, ports, direction, height }: RelationGraphProps) {
  const label = useLabel()
  const { issuerId, issuerName: issuer } = bond
  const query = useQuery({
    queryKey: ['relations', issuerId, direction],
    queryFn: async ({ signal }) =>
      unwrap(await ports.relations({ issuerId: issuerId ?? 0, direction }, { signal })),
  })
  const onRetry = () => query.refetch()
  const failed = query.errorUpdateCount > 0 && !query.isFetching
  return (
    <NetworkGraph
      label={label(`relations_${direction}_of`, { issuer })}
      elementId={`relations-${direction}`}
      direction={direction}
      main={{ id: issuerId ?? 0, name: issuer, url: issuerId === null ? null : `/company/${issuerId}/` }}
      rows={query.data ?? NO_ROWS}
      status={query.data ? { kind: 'ready' } : failed ? { kind: 'failed', onRetry } : { kind: 'loading' }}
      height={height}
      logo={<ProductMark />}
    />
  )
}

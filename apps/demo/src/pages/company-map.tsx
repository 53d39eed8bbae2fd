import { type Api, type EntityPage, unwrap } from '@accrue/api-client'
import { IssuerMap } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { toCompanyMapViewModel } from '../company-map.map.ts'

const NO_MAP = { series: [] }

/** The map of the company's bonds. */
export function CompanyMap({ api, page: { id: issuerId, header } }: { api: Api; page: EntityPage }) {
  const label = useLabel()
  const query = useQuery({
    queryKey: ['issuerMap', issuerId],
    queryFn: async ({ signal }) => unwrap(await api.map.issuer({ issuerId }, { signal })),
  })
  const viewModel = useMemo(
    () => (query.data ? toCompanyMapViewModel(query.data, label) : NO_MAP),
    [query.data, label],
  )
  const onRetry = () => query.refetch()
  const failed = query.errorUpdateCount > 0 && !query.isFetching
  return (
    <IssuerMap
      {...viewModel}
      // `false` would overrule the policy
      masked={query.data?.masked || undefined}
      label={label('company_map_of', { name: header.name })}
      status={query.data ? { kind: 'ready' } : failed ? { kind: 'error', onRetry } : { kind: 'loading' }}
    />
  )
}

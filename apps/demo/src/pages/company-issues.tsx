import { type Api, type EntityPage, type IssueItem, unwrap } from '@accrue/api-client'
import { AccessPrompt, Card, ErrorState, Paginator } from '@accrue/ui/controls'
import { type Address, listPageCodec, useAddressState, useLabel, useVerdict } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companyIssueColumns } from '../holdings.map.ts'

export type CompanyIssuesProps = {
  api: Api
  page: EntityPage
  address: Address
  id: string
  className?: string
}

/** Page size of the issues list (bond-page §9). */
const ISSUES_ON_PAGE = 10
const NO_ITEMS: readonly IssueItem[] = []
const ISSUES_PAGE = listPageCodec('issues')

/** Placeholder rows for a full page, so that content below does not move while the next page loads. */
const FULL_PAGE = 'min-h-[calc(var(--row)*10+--spacing(11.25))]'

/** Q11: the company's bonds, ten to a page (bond-page §9). */
export function CompanyIssues({ api, page, address, ...frame }: CompanyIssuesProps) {
  const label = useLabel()
  const title = label('company_bonds')
  const verdict = useVerdict('seeValues')
  const [at, turn] = useAddressState(address, ISSUES_PAGE)
  const total = page.issues?.total ?? 0
  const bondId = page.issues?.items[0]?.id ?? null
  const query = useQuery({
    queryKey: ['issues', page.id, at],
    queryFn: async ({ signal }) =>
      unwrap(await api.page.latestIssues({ bondId: bondId ?? 0, page: at }, { signal })),
    enabled: bondId !== null,
    placeholderData: before => before,
    ...(at === 1 && page.issues ? { initialData: page.issues } : {}),
  })
  const isHere = query.data !== undefined && !query.isPlaceholderData
  const failed = query.errorUpdateCount > 0 && !isHere
  const items = query.data?.items ?? NO_ITEMS
  const pages = total > ISSUES_ON_PAGE
  const isMasked = items.some(({ masked }) => masked)
  const columns = useMemo(() => companyIssueColumns(label, pages, isMasked), [label, pages, isMasked])
  return (
    <Card
      {...frame}
      title={title}
      actions={
        isMasked ? <AccessPrompt variant="head" verdict={verdict} message={label('issues_locked')} /> : null
      }
    >
      <div className={pages ? `grid ${FULL_PAGE} content-start` : undefined}>
        {failed ? (
          <ErrorState className={FULL_PAGE} onRetry={() => void query.refetch()} pending={query.isFetching} />
        ) : (
          <DataTable caption={title} columns={columns} data={items} status={isHere ? 'ready' : 'loading'}>
            <DataTableGrid skeletonRows={ISSUES_ON_PAGE} />
          </DataTable>
        )}
      </div>
      <Paginator
        aria-label={label('issues_pages', { list: title })}
        className="border-t border-line px-4 py-1.5 max-desk:py-3 desk:px-3.5"
        page={(isHere && query.data?.page) || at}
        total={total}
        limit={ISSUES_ON_PAGE}
        onPageChange={next => turn(() => next)}
      />
    </Card>
  )
}

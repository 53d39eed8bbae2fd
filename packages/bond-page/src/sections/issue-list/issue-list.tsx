'use client'
import { ErrorState, Paginator } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { ISSUES_ON_PAGE, issueColumns } from './issue-list.map.ts'
import type { IssueListModel } from './use-issue-list.ts'

export type IssueListProps = {
  model: IssueListModel
  /** The bond of the page. */
  bondId: number
  /** Name of the list: the section's heading. */
  name: string
}

const EMPTY_LIST = { total: 0, page: 1, items: [] }

/** Height of a full page of rows, so that the paginator does not move while a page loads or on a short last page. */
const FULL_PAGE = 'min-h-[calc(var(--row)*10+--spacing(11.25))]'

/** Q11: a paged list of bonds (bond-page §9). */
export function IssueListTable({ model, bondId, name }: IssueListProps) {
  const label = useLabel()
  const { list, page, total, status, isFetching, turnTo, retry } = model
  const issues = list ?? EMPTY_LIST
  const columns = useMemo(() => issueColumns(issues, { label, bondId }), [issues, label, bondId])
  const pages = total > ISSUES_ON_PAGE
  return (
    <>
      <div className={pages ? `grid ${FULL_PAGE} content-start` : undefined}>
        {status === 'failed' ? (
          <ErrorState className={FULL_PAGE} onRetry={retry} pending={isFetching} />
        ) : (
          <DataTable caption={name} columns={columns} data={issues.items} status={status}>
            <DataTableGrid skeletonRows={ISSUES_ON_PAGE} empty={label('issues_none')} />
          </DataTable>
        )}
      </div>
      <Paginator
        aria-label={label('issues_pages', { list: name })}
        className="border-t border-line px-4 py-1.5 max-desk:py-3 desk:px-3.5"
        page={page}
        total={total}
        limit={ISSUES_ON_PAGE}
        onPageChange={turnTo}
      />
    </>
  )
}

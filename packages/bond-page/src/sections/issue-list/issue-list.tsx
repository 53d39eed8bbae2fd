'use client'
import { AccessPrompt, ErrorState, Paginator } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { ISSUES_ON_PAGE, issueColumns } from './issue-list.map.ts'
import { type IssueListOptions, useIssueList } from './use-issue-list.ts'

export type IssueListProps = IssueListOptions & {
  /** What the list is called: the section's heading. */
  name: string
}

const NOTHING = { total: 0, page: 1, items: [] }

/** A full page of rows, so that what stands below does not move while another page is on its way or is the last. */
const FULL_PAGE = 'min-h-[calc(var(--row)*11)]'

/** Q11: bonds of a list, ten to a page (bond-page §9), and the way through its pages. */
export function IssueListTable({ name, ...options }: IssueListProps) {
  const label = useLabel()
  const verdict = useVerdict('seeValues')
  const { list, page, total, status, isAsking, turnTo, retry } = useIssueList(options)
  const issues = list ?? NOTHING
  const { bondId } = options
  const columns = useMemo(() => issueColumns(issues, { label, bondId }), [issues, label, bondId])
  const pages = total > ISSUES_ON_PAGE
  return (
    <>
      {verdict.kind !== 'allowed' && issues.items.some(item => item.masked) && (
        <div className="px-4 pt-3 pb-2 desk:px-5">
          <AccessPrompt verdict={verdict} message={label('issues_locked')} />
        </div>
      )}
      <div className={pages ? `grid ${FULL_PAGE} content-start` : undefined}>
        {status === 'failed' ? (
          <ErrorState className={FULL_PAGE} onRetry={retry} pending={isAsking} />
        ) : (
          <DataTable
            caption={name}
            columns={columns}
            data={issues.items}
            status={status}
            skeletonRows={ISSUES_ON_PAGE}
            empty={label('issues_none')}
          />
        )}
      </div>
      <Paginator
        aria-label={label('issues_pages', { list: name })}
        className="border-t border-line px-4 py-3 desk:px-5"
        {...{ page, total, limit: ISSUES_ON_PAGE }}
        onPageChange={turnTo}
      />
    </>
  )
}

'use client'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { IssueListTable } from '../issue-list/issue-list.tsx'
import { useIssueList } from '../issue-list/use-issue-list.ts'
import { LockedNote } from '../locked-note.tsx'
import { SectionCard } from '../section.tsx'

/** Latest issues of the issuer, paged (bond-page §2, §9): Q11. */
export function LatestIssuesSection({ page, ports, address }: SectionProps) {
  const label = useLabel()
  const name = label('section_latest_issues')
  const { id: bondId, latestIssues } = page.bond
  const model = useIssueList({
    id: 'latest-issues',
    address,
    bondId,
    first: page.latestIssues ?? latestIssues,
    load: ports.latestIssues,
  })
  return (
    <SectionCard
      id="latest-issues"
      title={name}
      actions={model.isMasked ? <LockedNote message={label('issues_locked')} /> : null}
    >
      <IssueListTable model={model} bondId={bondId} name={name} />
    </SectionCard>
  )
}

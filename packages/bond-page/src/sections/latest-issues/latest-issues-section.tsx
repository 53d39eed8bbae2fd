'use client'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { IssueListTable } from '../issue-list/issue-list.tsx'
import { SectionCard } from '../section.tsx'

/** Latest issues of the issuer, paged (bond-page §2, §9): Q11. */
export function LatestIssuesSection({ page, ports, address }: SectionProps) {
  const label = useLabel()
  const name = label('section_latest_issues')
  return (
    <SectionCard id="latest-issues" title={name}>
      <IssueListTable
        id="latest-issues"
        address={address}
        name={name}
        bondId={page.bond.id}
        first={page.latestIssues ?? page.bond.latestIssues}
        load={ports.latestIssues}
      />
    </SectionCard>
  )
}

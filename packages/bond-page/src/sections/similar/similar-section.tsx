'use client'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { IssueListTable } from '../issue-list/issue-list.tsx'
import { useIssueList } from '../issue-list/use-issue-list.ts'
import { LockedNote } from '../locked-note.tsx'
import { SectionCard } from '../section.tsx'
import { ListDownloadButton, ListDownloadOutcome } from './list-download.tsx'
import { useListDownload } from './use-list-download.ts'

/** Similar bonds, paged, with the list as a file (bond-page §2, §6, §7): Q11, access row 8. */
export function SimilarSection({ page: { bond }, ports, address }: SectionProps) {
  const label = useLabel()
  const download = useListDownload(ports.files.similar, bond.id)
  const model = useIssueList({
    id: 'similar',
    address,
    bondId: bond.id,
    first: bond.similar,
    load: ports.similar,
  })
  const name = label('section_similar')
  return (
    <SectionCard
      id="similar"
      title={name}
      actions={
        <>
          {model.isMasked ? <LockedNote message={label('issues_locked')} /> : null}
          <ListDownloadButton model={download} />
        </>
      }
    >
      <ListDownloadOutcome model={download} />
      <IssueListTable model={model} bondId={bond.id} name={name} />
    </SectionCard>
  )
}

'use client'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { IssueListTable } from '../issue-list/issue-list.tsx'
import { SectionCard } from '../section.tsx'
import { ListDownloadButton, ListDownloadOutcome } from './list-download.tsx'
import { useListDownload } from './use-list-download.ts'

/** Similar bonds, paged, and the list of them as a file (bond-page §2, §6, §7): Q11, access row 8. */
export function SimilarSection({ page: { bond }, ports, address }: SectionProps) {
  const label = useLabel()
  const model = useListDownload(ports.files.similar, bond.id)
  const name = label('section_similar')
  return (
    <SectionCard id="similar" title={name} actions={<ListDownloadButton model={model} />}>
      <ListDownloadOutcome model={model} />
      <IssueListTable
        id="similar"
        address={address}
        name={name}
        bondId={bond.id}
        first={bond.similar}
        load={ports.similar}
      />
    </SectionCard>
  )
}

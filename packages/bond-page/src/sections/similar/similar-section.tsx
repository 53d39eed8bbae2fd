'use client'
import { AccessPrompt, ErrorState, GatedButton, useAnnounce } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { IssueListTable } from '../issue-list/issue-list.tsx'
import { useIssueList } from '../issue-list/use-issue-list.ts'
import { LockedNote } from '../locked-note.tsx'
import { SectionCard } from '../section.tsx'
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

type ListDownloadProps = { model: ReturnType<typeof useListDownload> }

/** Downloads the list of securities, gated (access row 8). */
function ListDownloadButton({ model: { state, download } }: ListDownloadProps) {
  const label = useLabel()
  return (
    <GatedButton
      action="downloadList"
      icon={<Download />}
      size="s"
      pending={state.kind === 'pending'}
      onAllowed={download}
    >
      {label('list_download')}
    </GatedButton>
  )
}

/** Announces a saved file, and shows why there is none. */
function ListDownloadOutcome({ model: { state, download } }: ListDownloadProps) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const saved = state.kind === 'saved' ? label('list_saved', { name: state.fileName }) : null
  useEffect(() => {
    if (saved) announce(saved)
  }, [saved, announce])
  return (
    <>
      {state.kind === 'refused' && (
        <div className="px-4 pt-3 desk:px-5">
          <AccessPrompt role="alert" verdict={state.verdict} />
        </div>
      )}
      {state.kind === 'failed' && <ErrorState message={label('list_failed')} onRetry={download} />}
      {region}
    </>
  )
}

'use client'
import type { FileFacts } from '@accrue/api-client'
import { AccessPrompt, ErrorState, GatedButton, useAnnounce } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import type { SectionProps } from '../../section-props.ts'
import type { FileDownload } from '../file-download/file-download.reducer.ts'
import { saveNamedFile, useFileDownload } from '../file-download/use-file-download.ts'
import { IssueListTable } from '../issue-list/issue-list.tsx'
import { useIssueList } from '../issue-list/use-issue-list.ts'
import { LockedNote } from '../locked-note.tsx'
import { SectionCard } from '../section.tsx'

/** Similar bonds, paged, with the list as a file (bond-page §2, §6, §7): Q11, access row 8. */
export function SimilarSection({ page: { bond }, ports, address }: SectionProps) {
  const label = useLabel()
  const file = useFileDownload<FileFacts>({ save: facts => saveNamedFile(facts, `similar-${bond.id}.xlsx`) })
  const download = () => file.download(signal => ports.files.similar({ bondId: bond.id }, { signal }))
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
          <ListDownloadButton state={file.state} onPress={download} />
        </>
      }
    >
      <ListDownloadOutcome state={file.state} onRetry={download} />
      <IssueListTable model={model} bondId={bond.id} name={name} />
    </SectionCard>
  )
}

/** Downloads the list of securities, gated (access row 8). */
function ListDownloadButton({ state, onPress }: { state: FileDownload; onPress: () => void }) {
  const label = useLabel()
  return (
    <GatedButton
      action="downloadList"
      icon={<Download />}
      size="s"
      pending={state.kind === 'pending'}
      onAllowed={onPress}
    >
      {label('list_download')}
    </GatedButton>
  )
}

/** Announces a saved file, and shows why there is none. */
function ListDownloadOutcome({ state, onRetry }: { state: FileDownload; onRetry: () => void }) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const saved = state.kind === 'saved' ? label('list_saved', { name: state.name }) : null
  useEffect(() => {
    if (saved) announce(saved)
  }, [saved, announce])
  return (
    <>
      {state.kind === 'locked' && (
        <div className="px-4 pt-3 desk:px-5">
          <AccessPrompt role="alert" verdict={state.verdict} />
        </div>
      )}
      {state.kind === 'refused' && <ErrorState message={label(state.code)} onRetry={onRetry} />}
      {state.kind === 'failed' && <ErrorState message={label('list_failed')} onRetry={onRetry} />}
      {region}
    </>
  )
}

'use client'
import { AccessPrompt, ErrorState, GatedButton, useAnnounce } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Download } from '@accrue/ui/foundation/icons'
import { useEffect } from 'react'
import type { useListDownload } from './use-list-download.ts'

export type ListDownloadProps = { model: ReturnType<typeof useListDownload> }

/** Downloads the list of securities, gated (access row 8). */
export function ListDownloadButton({ model: { state, download } }: ListDownloadProps) {
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
export function ListDownloadOutcome({ model: { state, download } }: ListDownloadProps) {
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

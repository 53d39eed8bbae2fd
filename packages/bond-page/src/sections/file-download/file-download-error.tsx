'use client'
import { AccessPrompt, Notice, RetryNotice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { FileDownload } from './file-download.reducer.ts'

export type FileDownloadErrorProps = {
  state: FileDownload
  /** The message of a failure. */
  failure: string
  onRetry: () => void
}

/** Why there is no file: missing access, a refusal, or a failure with Retry (bond-page §8). */
export function FileDownloadError({ state, failure, onRetry }: FileDownloadErrorProps) {
  const label = useLabel()
  switch (state.kind) {
    case 'locked':
      return <AccessPrompt role="alert" verdict={state.verdict} />
    case 'refused':
      return <Notice tone="down">{label(state.code)}</Notice>
    case 'failed':
      return <RetryNotice onRetry={onRetry}>{failure}</RetryNotice>
    default:
      return null
  }
}

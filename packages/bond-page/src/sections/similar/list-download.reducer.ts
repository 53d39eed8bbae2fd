import type { FileFacts } from '@accrue/api-client'
import type { AccessVerdict } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'

/** Where the download of the list stands. */
export type ListDownload =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'saved'; fileName: string }
  /** The server said no after all: the session has ended, or the right was taken. */
  | { kind: 'refused'; verdict: AccessVerdict }
  | { kind: 'failed' }

export type ListDownloadEvent =
  | { type: 'requested' }
  | { type: 'saved'; fileName: string }
  | { type: 'refused'; code: string }
  | { type: 'failed' }

/** What each event makes of the download. A refusal that is not about access is as good as a fault, and may be tried again. */
export function listDownloadReducer(_: ListDownload, event: ListDownloadEvent): ListDownload {
  switch (event.type) {
    case 'requested':
      return { kind: 'pending' }
    case 'saved':
      return { kind: 'saved', fileName: event.fileName }
    case 'refused': {
      const verdict = gateOf(event.code)
      return verdict ? { kind: 'refused', verdict } : { kind: 'failed' }
    }
    case 'failed':
      return { kind: 'failed' }
  }
}

/** The file's name: the server's, else one of ours. */
export function listFileName({ fileName }: Pick<FileFacts, 'fileName'>, bondId: number): string {
  return fileName || `similar-${bondId}.xlsx`
}

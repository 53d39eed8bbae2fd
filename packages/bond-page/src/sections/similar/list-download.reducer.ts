import type { FileFacts } from '@accrue/api-client'
import type { AccessVerdict } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'

export type ListDownload =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'saved'; fileName: string }
  /** The server refused: the session has ended, or the access was withdrawn. */
  | { kind: 'refused'; verdict: AccessVerdict }
  | { kind: 'failed' }

export type ListDownloadEvent =
  | { type: 'requested' }
  | { type: 'saved'; fileName: string }
  | { type: 'refused'; code: string }
  | { type: 'failed' }

/** The download of the list. A refusal that is not about access counts as a failure, with Retry. */
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

/** The server's file name, else a default one. */
export function listFileName({ fileName }: Pick<FileFacts, 'fileName'>, bondId: number): string {
  return fileName || `similar-${bondId}.xlsx`
}

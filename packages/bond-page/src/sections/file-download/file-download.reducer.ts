import type { AccessVerdict } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'

/** A file that the user requests from the server. */
export type FileDownload =
  | { kind: 'idle' }
  | { kind: 'pending' }
  | { kind: 'saved'; name: string }
  /** The session has ended, or the access was withdrawn. */
  | { kind: 'locked'; verdict: AccessVerdict }
  /** A refusal with a message of its own; `code` is its label key. */
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }

export type FileDownloadEvent =
  | { type: 'requested' }
  | { type: 'saved'; name: string }
  | { type: 'refused'; code: string }
  | { type: 'failed' }
  /** Other data is shown: a message about the previous data goes. */
  | { type: 'dataChanged' }

/** Refusals with texts of bond-page §8; others count as failures. */
const LABELLED: readonly string[] = ['graph_period_start_incorrect', 'many_points', 'no_data_for_period']

export function fileDownloadReducer(state: FileDownload, event: FileDownloadEvent): FileDownload {
  switch (event.type) {
    case 'requested':
      return { kind: 'pending' }
    case 'saved':
      return { kind: 'saved', name: event.name }
    case 'refused': {
      const verdict = gateOf(event.code)
      if (verdict) return { kind: 'locked', verdict }
      return LABELLED.includes(event.code) ? { kind: 'refused', code: event.code } : { kind: 'failed' }
    }
    case 'failed':
      return { kind: 'failed' }
    case 'dataChanged':
      return state.kind === 'pending' ? state : { kind: 'idle' }
  }
}

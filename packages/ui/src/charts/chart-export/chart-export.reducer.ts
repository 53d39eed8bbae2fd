import type { PictureKind } from './export-plan.ts'

/** What runs or came of the last attempt. `id` tells two like ones apart. */
export type ExportState =
  | { phase: 'idle'; id: number }
  | { phase: 'busy'; id: number; kind: PictureKind }
  | { phase: 'done'; id: number; kind: PictureKind }
  | { phase: 'failed'; id: number; kind: PictureKind }

export type ExportEvent =
  | { type: 'started'; kind: PictureKind }
  /** `id` is that of the attempt; what belongs to an older one is dropped. */
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number }
  /** Success was shown long enough. */
  | { type: 'hidden'; id: number }
  | { type: 'dismissed' }

export const EXPORT_START: ExportState = { phase: 'idle', id: 0 }

/** One picture at a time; success is hidden, failure stays until it is dismissed or tried again. */
export function exportReducer(state: ExportState, event: ExportEvent): ExportState {
  const { id } = state
  switch (event.type) {
    case 'started':
      return state.phase === 'busy' ? state : { phase: 'busy', id: id + 1, kind: event.kind }
    case 'done':
    case 'failed':
      return state.phase === 'busy' && event.id === id ? { phase: event.type, id, kind: state.kind } : state
    case 'hidden':
      return state.phase === 'done' && event.id === id ? { phase: 'idle', id } : state
    case 'dismissed':
      return state.phase === 'done' || state.phase === 'failed' ? { phase: 'idle', id } : state
  }
}

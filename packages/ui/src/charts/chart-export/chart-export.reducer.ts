import type { PictureKind } from './export-plan.ts'

/** The current export, or the result of the last one. `id` tells two attempts with the same result apart. */
export type ExportState =
  | { phase: 'idle'; id: number }
  | { phase: 'busy'; id: number; kind: PictureKind }
  | { phase: 'done'; id: number; kind: PictureKind }
  | { phase: 'failed'; id: number; kind: PictureKind }

export type ChartExportEvent =
  | { type: 'started'; kind: PictureKind }
  /** `id` is the attempt's; results of older attempts are dropped. */
  | { type: 'done'; id: number }
  | { type: 'failed'; id: number }
  /** The success message has timed out. */
  | { type: 'hidden'; id: number }
  | { type: 'dismissed' }

export const CHART_EXPORT_START: ExportState = { phase: 'idle', id: 0 }

/** One picture at a time. A success message disappears by itself; a failure stays until it is dismissed or retried. */
export function chartExportReducer(state: ExportState, event: ChartExportEvent): ExportState {
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

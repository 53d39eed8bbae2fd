import type { AccessVerdict } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'

/** Maximum points of the archive's workbook (bond-page §5, readings #18: 2500 itself is allowed). */
const MAX_POINTS = 2500

export type ArchiveExcel =
  | { kind: 'idle' }
  | { kind: 'pending' }
  /** More points than the maximum. */
  | { kind: 'manyPoints' }
  /** The server refused: the session has ended, or the right was withdrawn. */
  | { kind: 'locked'; verdict: AccessVerdict }
  /** A refusal with a message; `code` is its label key. */
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }

export type ArchiveExcelEvent =
  /** The form was submitted; `points` is the number of rows in the period. */
  | { type: 'submitted'; points: number }
  /** Other rows are shown. */
  | { type: 'rowsChanged'; points: number }
  | { type: 'saved' }
  | { type: 'refused'; code: string }
  | { type: 'failed' }

/** Refusals about the period, with texts of bond-page §8. */
const LABELLED: readonly string[] = ['no_data_for_period', 'graph_period_start_incorrect']

/** The Excel export of the archive. Too many points are refused without a request (C21). */
export function archiveExcelReducer(state: ArchiveExcel, event: ArchiveExcelEvent): ArchiveExcel {
  switch (event.type) {
    case 'submitted':
      return event.points > MAX_POINTS ? { kind: 'manyPoints' } : { kind: 'pending' }
    case 'rowsChanged':
      return afterRows(state, event.points)
    case 'saved':
      return { kind: 'idle' }
    case 'refused': {
      if (event.code === 'many_points') return { kind: 'manyPoints' }
      const verdict = gateOf(event.code)
      if (verdict) return { kind: 'locked', verdict }
      return LABELLED.includes(event.code) ? { kind: 'refused', code: event.code } : { kind: 'failed' }
    }
    case 'failed':
      return { kind: 'failed' }
  }
}

/** Messages about the previous rows go; a pending request continues. */
function afterRows(state: ArchiveExcel, points: number): ArchiveExcel {
  if (state.kind === 'pending' || state.kind === 'idle') return state
  return state.kind === 'manyPoints' && points > MAX_POINTS ? state : { kind: 'idle' }
}

import type { AccessVerdict } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'

/** Most points that the archive's workbook may have (bond-page §5, readings #18: 2500 itself is allowed). */
const EXCEL_POINTS = 2500

/** The export of the archive. */
export type ArchiveExcel =
  | { kind: 'idle' }
  | { kind: 'pending' }
  /** More points than a workbook may have. */
  | { kind: 'manyPoints' }
  /** The server refused: the session has ended, or the right was withdrawn. */
  | { kind: 'locked'; verdict: AccessVerdict }
  /** A refusal with a text of its own: its label key. */
  | { kind: 'refused'; code: string }
  | { kind: 'failed' }

export type ArchiveExcelEvent =
  /** The form was sent, or would be: `points` is what the period has. */
  | { type: 'submitted'; points: number }
  /** Other rows are shown. */
  | { type: 'rowsChanged'; points: number }
  | { type: 'saved' }
  | { type: 'refused'; code: string }
  | { type: 'failed' }

/** Refusals about the period, with texts of bond-page §8. */
const LABELLED: readonly string[] = ['no_data_for_period', 'graph_period_start_incorrect']

/** What can happen to the export. Too many points are refused before a request is sent, until there are fewer (C21). */
export function archiveExcelReducer(state: ArchiveExcel, event: ArchiveExcelEvent): ArchiveExcel {
  switch (event.type) {
    case 'submitted':
      return event.points > EXCEL_POINTS ? { kind: 'manyPoints' } : { kind: 'pending' }
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

/** A message about other rows is not true of these; a request on its way goes on. */
function afterRows(state: ArchiveExcel, points: number): ArchiveExcel {
  if (state.kind === 'pending' || state.kind === 'idle') return state
  return state.kind === 'manyPoints' && points > EXCEL_POINTS ? state : { kind: 'idle' }
}

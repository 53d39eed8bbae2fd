import type { Verdict } from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'

/** Most points that the archive's workbook may have (bond-page §5, readings #18: 2500 itself is allowed). */
const EXCEL_POINTS = 2500

/** Where the export of the archive stands. */
export type ArchiveExcel =
  | { kind: 'idle' }
  | { kind: 'asking' }
  /** More points than a workbook may have. */
  | { kind: 'manyPoints' }
  /** The server said no after all: the session has ended, or the right was taken. */
  | { kind: 'locked'; verdict: Verdict }
  /** A refusal with words of its own: its label. */
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

/** Refusals about the period, in the words of bond-page §8. */
const SAID: readonly string[] = ['no_data_for_period', 'graph_period_start_incorrect']

/** The Excel export of the archive. Too many points are refused here, before anybody is asked; fewer clear that by themselves (C21). */
export function archiveExcelReducer(state: ArchiveExcel, event: ArchiveExcelEvent): ArchiveExcel {
  switch (event.type) {
    case 'submitted':
      return event.points > EXCEL_POINTS ? { kind: 'manyPoints' } : { kind: 'asking' }
    case 'rowsChanged':
      return afterRows(state, event.points)
    case 'saved':
      return { kind: 'idle' }
    case 'refused': {
      if (event.code === 'many_points') return { kind: 'manyPoints' }
      const verdict = gateOf(event.code)
      if (verdict) return { kind: 'locked', verdict }
      return SAID.includes(event.code) ? { kind: 'refused', code: event.code } : { kind: 'failed' }
    }
    case 'failed':
      return { kind: 'failed' }
  }
}

/** What was said of other rows is no longer true of these; what is under way stays so. */
function afterRows(state: ArchiveExcel, points: number): ArchiveExcel {
  if (state.kind === 'asking' || state.kind === 'idle') return state
  return state.kind === 'manyPoints' && points > EXCEL_POINTS ? state : { kind: 'idle' }
}

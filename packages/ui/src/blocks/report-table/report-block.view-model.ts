import { gateOf } from '../../foundation/access/access.ts'
import type { BlockGate } from '../loaded/loaded.reducer.ts'
import type { ReportOption, ReportTableFacts } from './report-facts.ts'
import type { ReportLoad, ReportPhase } from './report-load.reducer.ts'

/** A table of a block, and how many of its rows are shown at first. */
export type ReportTablePlan = {
  id: string
  /** What the server calls it; '' or absent: the label `titleKey`. */
  title?: string
  titleKey: string
  /** The rows and columns of the report, closed and open. */
  table: ReportTableFacts
  /** Default 5 (shared-blocks §9). */
  limit?: number
  /** The same of the closed view. Default: `limit`. */
  closedLimit?: number
}

/** What stands below the head of a block. */
export type ReportBodyViewModel =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'refused'; verdict: BlockGate }
  /** This report has no tables; another one may. */
  | { kind: 'nothing' }
  /** `busy`: another report is on its way, and these are the figures of the one before. */
  | { kind: 'tables'; tables: readonly ReportTablePlan[]; busy: boolean }

/** What a load is drawn as, with the tables that `plan` finds in its facts. */
export function reportBody<Query, Facts>(
  { phase, got }: Pick<ReportLoad<Query, Facts>, 'phase' | 'got'>,
  plan: (facts: Facts) => readonly ReportTablePlan[],
): ReportBodyViewModel {
  const stopped = stopOf(phase)
  if (stopped) return stopped
  const tables = got === null ? [] : plan(got.facts)
  const busy = phase.kind === 'asking'
  if (tables.length === 0) return { kind: busy ? 'loading' : 'nothing' }
  return { kind: 'tables', tables, busy }
}

/** A refusal for want of access has its prompt; any other is as good as a fault, and may be tried again. */
function stopOf(phase: ReportPhase): ReportBodyViewModel | null {
  if (phase.kind === 'failed') return { kind: 'failed' }
  if (phase.kind !== 'refused') return null
  const verdict = gateOf(phase.code)
  return verdict ? { kind: 'refused', verdict } : { kind: 'failed' }
}

/** A table that has rows in one of its views, as a plan; none otherwise. */
export function planned(
  plan: Omit<ReportTablePlan, 'table'> & { table: ReportTableFacts | null },
): ReportTablePlan[] {
  const { table } = plan
  const hasRows = Boolean(table?.open?.rows.length || table?.closed?.rows.length)
  return table && hasRows ? [{ ...plan, table }] : []
}

/** Rows of the closed cash flow (shared-blocks §9). */
export const CLOSED_CASH_FLOW_ROWS = 7

/** The first address of earlier reports that a table brings. */
export function archiveUrlOf(tables: readonly (ReportTableFacts | null)[]): string | null {
  return tables.find(table => table?.archiveUrl)?.archiveUrl ?? null
}

/** The report that is chosen: the one asked for, or the first one when an issuer was asked for and not a report. */
export function chosenReport(reports: readonly ReportOption[], asked: number): number | null {
  return reports.some(({ id }) => id === asked) ? asked : (reports[0]?.id ?? null)
}

/** The export link of what is shown or on its way; a report that did not come has none, and that of another one is not its. */
export function exportLinkOf<Facts extends { exportLink: string | null }>({
  phase,
  got,
}: Pick<ReportLoad<unknown, Facts>, 'phase' | 'got'>): string | null {
  return phase.kind === 'asking' || phase.kind === 'ready' ? (got?.facts.exportLink ?? null) : null
}

import { type Gate, gateOf } from '../../foundation/access/access.ts'
import type { ReportOption, ReportTableFacts } from './report-facts.ts'
import type { ReportLoad, ReportPhase } from './report-load.reducer.ts'

/** A table of a block, and how many of its rows are initially shown. */
export type ReportTablePlan = {
  id: string
  /** The server's title; '' or absent: the label `titleKey`. */
  title?: string
  titleKey: string
  /** The rows and columns of the report, closed and open. */
  table: ReportTableFacts
  /** Default 5 (shared-blocks §9). */
  limit?: number
  /** The limit of the closed view. Default: `limit`. */
  closedLimit?: number
}

/** The body of a report block. */
export type ReportBodyViewModel =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'refused'; verdict: Gate }
  /** This report has no tables; another report may have some. */
  | { kind: 'nothing' }
  /** `busy`: another report is loading, and these tables are those of the previous one. */
  | { kind: 'tables'; tables: readonly ReportTablePlan[]; busy: boolean }

/** The body for the state of a load; `plan` selects the tables from its facts. */
export function reportBody<Query, Facts>(
  { phase, loaded }: Pick<ReportLoad<Query, Facts>, 'phase' | 'loaded'>,
  plan: (facts: Facts) => readonly ReportTablePlan[],
): ReportBodyViewModel {
  const error = errorOf(phase)
  if (error) return error
  const tables = loaded === null ? [] : plan(loaded.facts)
  const busy = phase.kind === 'loading'
  if (tables.length === 0) return { kind: busy ? 'loading' : 'nothing' }
  return { kind: 'tables', tables, busy }
}

/** Missing access shows its prompt; any other refusal is treated as a failure and can be retried. */
function errorOf(phase: ReportPhase): ReportBodyViewModel | null {
  if (phase.kind === 'failed') return { kind: 'failed' }
  if (phase.kind !== 'refused') return null
  const verdict = gateOf(phase.code)
  return verdict ? { kind: 'refused', verdict } : { kind: 'failed' }
}

/** A plan for the table if one of its views has rows, else none. */
export function planned(
  plan: Omit<ReportTablePlan, 'table'> & { table: ReportTableFacts | null },
): ReportTablePlan[] {
  const { table } = plan
  const hasRows = Boolean(table?.open?.rows.length || table?.closed?.rows.length)
  return table && hasRows ? [{ ...plan, table }] : []
}

/** Initial rows of the closed cash flow (shared-blocks §9). */
export const CLOSED_CASH_FLOW_ROWS = 7

/** The first address of earlier reports in the tables. */
export function archiveUrlOf(tables: readonly (ReportTableFacts | null)[]): string | null {
  return tables.find(table => table?.archiveUrl)?.archiveUrl ?? null
}

/** The requested report, or the first one if `requested` is the id of an issuer. */
export function chosenReport(reports: readonly ReportOption[], requested: number): number | null {
  return reports.some(({ id }) => id === requested) ? requested : (reports[0]?.id ?? null)
}

/** The export link while a report is shown or loading; a failed report must not export the previous one. */
export function exportLinkOf<Facts extends { exportLink: string | null }>({
  phase,
  loaded,
}: Pick<ReportLoad<unknown, Facts>, 'phase' | 'loaded'>): string | null {
  return phase.kind === 'loading' || phase.kind === 'ready' ? (loaded?.facts.exportLink ?? null) : null
}

import type { Port } from '../../foundation/state/use-request.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'

/** A report file. `url` is null for users without access; it is unchecked. */
export type ReportFile = { url: string | null; mimeType: string | null }

/** Files of one quarter in Russian and English; null for none. */
export type ReportQuarter = { quarter: number; ru: ReportFile | null; en: ReportFile | null }

/** Files of one year (shared-blocks §3 "Issuer report item"). */
export type ReportYear = { year: number; quarters: readonly ReportQuarter[] }

/** The lists of report files. */
export type ReportFileKind = 'annual-reports' | 'msfo' | 'rsbu' | 'esg' | 'reporting'

type ReportFilesQuery = { kind: ReportFileKind; issuerId: number }
export type ReportFilesPort = Port<ReportFilesQuery, BlockAnswer<readonly ReportYear[]>>

/** The access that files require: full access, on the bond page also the grant for documents (readings #5, access row 10). */
export type ReportFilesGate = 'reportFiles' | 'reporting'

import {
  vGetBankReportPath,
  vGetBankReportQuery,
  vGetInternationalReportPath,
  vGetInternationalReportQuery,
  vGetLocalReportPath,
  vGetMultipliersPath,
  vGetReportFilesPath,
} from '@accrue/api-client/schemas'
import { json } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import type { Filer } from '../market/filers.ts'
import { multipliers } from '../page/multipliers.ts'
import { reportFileList } from '../page/report-files.ts'
import {
  bankQuarters,
  bankReport,
  internationalReport,
  localReport,
  type ReportKind,
  reportOf,
} from '../page/reports.ts'
import { viewOf } from '../page/view.ts'
import { requireIssuer } from './comments.ts'

/** The filer and kind of a report's number; 404 for an unknown issuer. An issuer without filings has an empty report. */
function requireReport({ deps: { market } }: Call, id: number): { filer: Filer | null; kind: ReportKind } {
  const { issuerId, ...kind } = reportOf(id)
  if (!market.issuer(issuerId)) throw notFound()
  return { filer: market.filer(issuerId), kind }
}

export const reportRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getBankReport',
    request: { path: vGetBankReportPath, query: vGetBankReportQuery },
    handle(call) {
      const { path, query } = call
      const issuer = requireIssuer(call, path.emitentId)
      const view = viewOf(call)
      // The data covers whole banks only; a branch has no report.
      const quarters = query.branch ? [] : bankQuarters(view, issuer.name, path.archiveFlag === 1)
      return json(bankReport(view, issuer.id, quarters))
    },
  }),
  route({
    operation: 'getInternationalReport',
    request: { path: vGetInternationalReportPath, query: vGetInternationalReportQuery },
    handle(call) {
      const { filer, kind } = requireReport(call, call.path.reportId)
      return json(internationalReport(viewOf(call), filer, kind, call.query.source ?? 'own'))
    },
  }),
  route({
    operation: 'getLocalReport',
    request: { path: vGetLocalReportPath },
    handle(call) {
      const { filer, kind } = requireReport(call, call.path.reportId)
      return json(localReport(viewOf(call), filer, kind))
    },
  }),
  route({
    operation: 'getMultipliers',
    request: { path: vGetMultipliersPath },
    handle(call) {
      const issuer = requireIssuer(call, call.path.emitentId)
      return json(multipliers(viewOf(call), call.deps.market.filer(issuer.id)))
    },
  }),
  route({
    operation: 'getReportFiles',
    request: { path: vGetReportFilesPath },
    handle(call) {
      const issuer = requireIssuer(call, call.path.emitentId)
      return json(reportFileList(viewOf(call), call.deps.market.filer(issuer.id), call.path.apiUrl))
    },
  }),
]

import { json } from '../http/answers.ts'
import { badRequest, notFound } from '../http/refusal.ts'
import { type Call, idParam, idQuery, type Route, route, wordParam } from '../http/route.ts'
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
import { issuerParam } from './comments.ts'

/** The filer and kind of a report's number; 404 when no issuer has it. An issuer without filings has an empty report. */
function reportParam(call: Call<unknown>): { filer: Filer | null; kind: ReportKind } {
  const { issuerId, ...kind } = reportOf(idParam(call, 'reportId'))
  const { market } = call.deps
  if (!market.issuer(issuerId)) throw notFound()
  return { filer: market.filer(issuerId), kind }
}

/** 0 is the actual report, 1 the archive. */
function archiveParam(call: Call<unknown>): boolean {
  const flag = call.params.archiveFlag
  if (flag !== '0' && flag !== '1') throw badRequest('archiveFlag')
  return flag === '1'
}

export const reportRoutes: readonly Route[] = [
  route({
    operation: 'getBankReport',
    method: 'GET',
    path: '/api/report_bank_rsbu/{emitentId}/{archiveFlag}/',
    callClass: 'read',
    query: ['branch'],
    handle(call) {
      const issuer = issuerParam(call, 'emitentId')
      const archive = archiveParam(call)
      // the data has whole banks only: a branch has nothing of its own
      const view = viewOf(call)
      const quarters = idQuery(call, 'branch') === null ? bankQuarters(view, issuer.name, archive) : []
      return json(bankReport(view, issuer.id, quarters))
    },
  }),
  route({
    operation: 'getInternationalReport',
    method: 'GET',
    path: '/api/report_msfo/{reportId}/',
    callClass: 'read',
    query: ['source'],
    handle(call) {
      const source = call.query.get('source') ?? 'own'
      if (source !== 'own' && source !== 'partner') throw badRequest('source')
      const { filer, kind } = reportParam(call)
      return json(internationalReport(viewOf(call), filer, kind, source))
    },
  }),
  route({
    operation: 'getLocalReport',
    method: 'GET',
    path: '/api/report_rsbu/{reportId}/',
    callClass: 'read',
    handle(call) {
      const { filer, kind } = reportParam(call)
      return json(localReport(viewOf(call), filer, kind))
    },
  }),
  route({
    operation: 'getMultipliers',
    method: 'GET',
    path: '/api/company/{emitentId}/multipliers/',
    callClass: 'read',
    handle: call =>
      json(multipliers(viewOf(call), call.deps.market.filer(issuerParam(call, 'emitentId').id))),
  }),
  route({
    operation: 'getReportFiles',
    method: 'GET',
    path: '/api/company/get-report/{apiUrl}/{emitentId}/',
    callClass: 'read',
    handle(call) {
      const kind = wordParam(call, 'apiUrl', ['annual-reports', 'msfo', 'rsbu', 'esg', 'reporting'])
      const issuer = issuerParam(call, 'emitentId')
      return json(reportFileList(viewOf(call), call.deps.market.filer(issuer.id), kind))
    },
  }),
]

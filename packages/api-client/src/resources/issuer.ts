import { callAt } from '../call-at.ts'
import type { Caller } from '../caller.ts'
import { decodeComments } from '../decode/comments.ts'
import { decodeDeleted, decodeFirstItem } from '../decode/first-item.ts'
import { decodeIndicators } from '../decode/indicators.ts'
import { decodeIssuerMap, decodeNetwork } from '../decode/issuer-map.ts'
import {
  decodeBankReport,
  decodeInternationalReport,
  decodeLocalReport,
  decodeMultipliers,
  decodeReportFiles,
  type ReportFileKind,
} from '../decode/reports.ts'
import { type Answer, refusedHere, unwrap } from '../fault.ts'
import type { CallOptions } from '../http.ts'

/** Reports of an issuer. */
export function reportCalls({ call }: Caller) {
  return {
    /** Actual or archive bank report. */
    bank: (
      { issuerId, archive, branch }: { issuerId: number; archive: boolean; branch?: number },
      options?: CallOptions,
    ) => {
      const path = { emitentId: issuerId, archiveFlag: archive ? (1 as const) : (0 as const) }
      return call('getBankReport', { path, query: { branch } }, decodeBankReport, options)
    },
    /** Report by the international standard, from the product's own data or the partner's. */
    international: (
      { reportId, source }: { reportId: number; source?: 'own' | 'partner' },
      options?: CallOptions,
    ) =>
      call(
        'getInternationalReport',
        { path: { reportId }, query: { source } },
        decodeInternationalReport,
        options,
      ),
    /** Report by the local standard. */
    local: ({ reportId }: { reportId: number }, options?: CallOptions) =>
      call('getLocalReport', { path: { reportId } }, decodeLocalReport, options),
    /** Multipliers by period. */
    multipliers: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      call('getMultipliers', { path: { emitentId: issuerId } }, decodeMultipliers, options),
    /** Report files by year and quarter. */
    files: ({ kind, issuerId }: { kind: ReportFileKind; issuerId: number }, options?: CallOptions) =>
      call('getReportFiles', { path: { apiUrl: kind, emitentId: issuerId } }, decodeReportFiles, options),
  }
}

/** Analytics comments about an issuer. */
export function commentCalls({ call }: Caller) {
  return {
    /** The comments. */
    aboutIssuer: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      call('getIssuerComments', { path: { emitentId: issuerId } }, decodeComments, options),
    /**
     * Asks a provider for access to its files: from a click only. An answer without items means that nobody is signed in (readings #17)
     * and is refused with `need_auth`.
     */
    requestAccess: async (
      { providerId }: { providerId: number },
      options?: CallOptions,
    ): Promise<Answer<{ sent: boolean }>> => {
      const answer = await call(
        'createCommentsAccessRequest',
        { path: { providerId } },
        body => decodeFirstItem(body, 'success'),
        options,
      )
      if (answer.kind === 'refused') return answer
      if (answer.data === null) return refusedHere('need_auth', 'Nobody is signed in.')
      return { kind: 'ok', data: { sent: answer.data } }
    },
  }
}

/** Consensus-forecast indicators. */
export function indicatorCalls({ call }: Caller) {
  return {
    /** The indicators of an issuer. */
    list: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      call('getIssuerIndicators', { path: { emitentId: issuerId } }, decodeIndicators, options),
    /** Deletes one of the user's own requests. */
    deleteRequest: ({ id }: { id: number }, options?: CallOptions) =>
      call('deleteIndicatorRequest', { path: { id } }, decodeDeleted, options),
  }
}

/** The issuer map. */
export function mapCalls({ call }: Caller) {
  return {
    /** Yield against duration of an issuer's bonds; `bondId` is the main one. */
    issuer: ({ issuerId, bondId }: { issuerId: number; bondId?: number }, options?: CallOptions) =>
      call('getIssuerMap', { path: { emitentId: issuerId }, query: { bondId } }, decodeIssuerMap, options),
  }
}

/** Whose relations are asked for: an issuer's in one direction, or those of a same-origin url. */
export type NetworkQuery = { issuerId: number; direction: 'from' | 'to' } | { url: string }

/** Relations of issuers. */
export function networkCalls(caller: Caller) {
  const { call } = caller
  return {
    /** The port of a network graph: the rows of a same-origin url (shared-blocks §7). Rejects with a refusal. */
    load: async (url: string, options?: CallOptions) =>
      unwrap(await callAt(caller, 'getIssuerNetwork', { url }, decodeNetwork, options)),
    /** Related issuers: `from` what the issuer holds, `to` who holds it. */
    issuers: (query: NetworkQuery, options?: CallOptions) =>
      'url' in query
        ? callAt(caller, 'getIssuerNetwork', query, decodeNetwork, options)
        : call(
            'getIssuerNetwork',
            { path: { emitentId: query.issuerId, direction: query.direction } },
            decodeNetwork,
            options,
          ),
  }
}

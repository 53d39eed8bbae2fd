import type { Caller } from '../caller.ts'
import { decodeComments } from '../decode/comments.ts'
import { decodeDeleted, decodeFirstItem } from '../decode/first-item.ts'
import { decodeIndicators } from '../decode/indicators.ts'
import { decodeIssuerMap, decodeNetwork, type NetworkRow } from '../decode/issuer-map.ts'
import {
  decodeBankReport,
  decodeInternationalReport,
  decodeLocalReport,
  decodeMultipliers,
  decodeReportFiles,
  type ReportFileKind,
} from '../decode/reports.ts'
import { type Answer, FOREIGN_URL, refusedHere, unwrap } from '../fault.ts'
import {
  createCommentsAccessRequest,
  deleteIndicatorRequest,
  getBankReport,
  getInternationalReport,
  getIssuerComments,
  getIssuerIndicators,
  getIssuerMap,
  getIssuerNetwork,
  getLocalReport,
  getMultipliers,
  getReportFiles,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Reports of an issuer. */
export function reportCalls({ read }: Caller) {
  return {
    /** Actual or archive bank report. */
    bank: (
      { issuerId, archive, branch }: { issuerId: number; archive: boolean; branch?: number },
      options?: CallOptions,
    ) => {
      const path = { emitentId: issuerId, archiveFlag: archive ? (1 as const) : (0 as const) }
      return read(
        request => getBankReport({ ...request, path, query: { branch } }),
        decodeBankReport,
        options,
      )
    },
    /** Report by the international standard, from the product's own data or the partner's. */
    international: (
      { reportId, source }: { reportId: number; source?: 'own' | 'partner' },
      options?: CallOptions,
    ) =>
      read(
        request => getInternationalReport({ ...request, path: { reportId }, query: { source } }),
        decodeInternationalReport,
        options,
      ),
    /** Report by the local standard. */
    local: ({ reportId }: { reportId: number }, options?: CallOptions) =>
      read(request => getLocalReport({ ...request, path: { reportId } }), decodeLocalReport, options),
    /** Multipliers by period. */
    multipliers: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      read(
        request => getMultipliers({ ...request, path: { emitentId: issuerId } }),
        decodeMultipliers,
        options,
      ),
    /** Report files by year and quarter. */
    files: ({ kind, issuerId }: { kind: ReportFileKind; issuerId: number }, options?: CallOptions) =>
      read(
        request => getReportFiles({ ...request, path: { apiUrl: kind, emitentId: issuerId } }),
        decodeReportFiles,
        options,
      ),
  }
}

/** Analytics comments about an issuer. */
export function commentCalls({ read, writingGet }: Caller) {
  return {
    /** The comments. */
    aboutIssuer: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      read(
        request => getIssuerComments({ ...request, path: { emitentId: issuerId } }),
        decodeComments,
        options,
      ),
    /**
     * Asks a provider for access to its files: from a click only. An answer without items means that nobody is signed in (readings #17)
     * and is refused with `need_auth`.
     */
    requestAccess: async (
      { providerId }: { providerId: number },
      options?: CallOptions,
    ): Promise<Answer<{ sent: boolean }>> => {
      const answer = await writingGet(
        request => createCommentsAccessRequest({ ...request, path: { providerId } }),
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
export function indicatorCalls({ read, write }: Caller) {
  return {
    /** The indicators of an issuer. */
    list: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      read(
        request => getIssuerIndicators({ ...request, path: { emitentId: issuerId } }),
        decodeIndicators,
        options,
      ),
    /** Deletes one of the user's own requests. */
    deleteRequest: ({ id }: { id: number }, options?: CallOptions) =>
      write(request => deleteIndicatorRequest({ ...request, path: { id } }), decodeDeleted, options),
  }
}

/** The issuer map. */
export function mapCalls({ read }: Caller) {
  return {
    /** Yield against duration of an issuer's bonds; `bondId` is the main one. */
    issuer: ({ issuerId, bondId }: { issuerId: number; bondId?: number }, options?: CallOptions) =>
      read(
        request => getIssuerMap({ ...request, path: { emitentId: issuerId }, query: { bondId } }),
        decodeIssuerMap,
        options,
      ),
  }
}

/** Whose relations are asked for: an issuer's in one direction, or those of a same-origin url. */
export type NetworkQuery = { issuerId: number; direction: 'from' | 'to' } | { url: string }

/** Relations of issuers. */
export function networkCalls({ read, ownPath }: Caller) {
  /** The rows of a url that the page names. */
  const at = (url: string, options?: CallOptions): Promise<Answer<NetworkRow[]>> => {
    const path = ownPath(url)
    if (path === null) return Promise.resolve(FOREIGN_URL)
    return read(request => request.client.get({ ...request, url: path }), decodeNetwork, options)
  }
  return {
    /** The port of a network graph: the rows of a same-origin url (shared-blocks §7). Rejects with a refusal. */
    load: async (url: string, options?: CallOptions) => unwrap(await at(url, options)),
    /** Related issuers: `from` what the issuer holds, `to` who holds it. */
    issuers: (query: NetworkQuery, options?: CallOptions) => {
      if ('url' in query) return at(query.url, options)
      const path = { emitentId: query.issuerId, direction: query.direction }
      return read(request => getIssuerNetwork({ ...request, path }), decodeNetwork, options)
    },
  }
}

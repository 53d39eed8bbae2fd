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
import { type Answer, clientRefusal, FOREIGN_URL, unwrap } from '../fault.ts'
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

export function reportCalls({ read }: Caller) {
  return {
    /** Actual or archived bank report. */
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
    /** Report by the international standard, from our own or the partner's data. */
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

/** Analytics comments on an issuer. */
export function commentCalls({ read, writingGet }: Caller) {
  return {
    aboutIssuer: ({ issuerId }: { issuerId: number }, options?: CallOptions) =>
      read(
        request => getIssuerComments({ ...request, path: { emitentId: issuerId } }),
        decodeComments,
        options,
      ),
    /**
     * Requests access to a provider's files; call it on a click only. An answer without items means that nobody is signed in (readings
     * #17), so it becomes a `need_auth` refusal.
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
      if (answer.data === null) return clientRefusal('need_auth', 'Nobody is signed in.')
      return { kind: 'ok', data: { sent: answer.data } }
    },
  }
}

export function indicatorCalls({ read, write }: Caller) {
  return {
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

export function mapCalls({ read }: Caller) {
  return {
    /** Yields and durations of an issuer's bonds; `bondId` is the main bond. */
    issuer: ({ issuerId, bondId }: { issuerId: number; bondId?: number }, options?: CallOptions) =>
      read(
        request => getIssuerMap({ ...request, path: { emitentId: issuerId }, query: { bondId } }),
        decodeIssuerMap,
        options,
      ),
  }
}

/** Relations of an issuer in one direction, or those of a same-origin url. */
export type NetworkQuery = { issuerId: number; direction: 'from' | 'to' } | { url: string }

export function networkCalls({ read, ownPath }: Caller) {
  const at = (url: string, options?: CallOptions): Promise<Answer<NetworkRow[]>> => {
    const path = ownPath(url)
    if (path === null) return Promise.resolve(FOREIGN_URL)
    return read(request => request.client.get({ ...request, url: path }), decodeNetwork, options)
  }
  return {
    /** The port of a network graph: the rows of a same-origin url (shared-blocks §7). Rejects with `ApiRefusal`. */
    load: async (url: string, options?: CallOptions) => unwrap(await at(url, options)),
    /** Related issuers: `from` lists its holdings, `to` its holders. */
    issuers: (query: NetworkQuery, options?: CallOptions) => {
      if ('url' in query) return at(query.url, options)
      const path = { emitentId: query.issuerId, direction: query.direction }
      return read(request => getIssuerNetwork({ ...request, path }), decodeNetwork, options)
    },
  }
}

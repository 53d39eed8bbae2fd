import type { Caller } from '../caller.ts'
import type { Day } from '../decode/day.ts'
import { decodeExportLink } from '../decode/file.ts'
import { codeOfLanguage, type Language } from '../decode/languages.ts'
import {
  downloadFile,
  exportArchive,
  exportCashFlow,
  exportReport,
  exportSimilarBonds,
  getCashFlowExportLink,
  printBondPage,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Time limit of a printed document in milliseconds; it may wait for others first. */
const PRINT_MS = 90_000

export function exportCalls({ read, file }: Caller) {
  return {
    /** The archive table of one trading ground as a workbook of at most 2500 points. */
    archive: (
      {
        bondId,
        venueId,
        from,
        to,
        lang,
      }: { bondId: number; venueId: number; from: Day; to: Day; lang?: Language },
      options?: CallOptions,
    ) => {
      const body = {
        tgId: venueId,
        startDate: from,
        endDate: to,
        ...(lang ? { lang: codeOfLanguage(lang) } : {}),
      }
      return file(request => exportArchive({ ...request, path: { id: bondId }, body }), options)
    },
    /** A link to the cash-flow workbook. */
    cashFlowLink: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      read(request => getCashFlowExportLink({ ...request, path: { id: bondId } }), decodeExportLink, options),
    cashFlowFile: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      file(request => exportCashFlow({ ...request, path: { id: bondId } }), options),
    /** A report of an issuer as a workbook. */
    report: (
      {
        report,
        id,
        archive,
        from,
        to,
      }: { report: 'bank' | 'msfo' | 'rsbu'; id: number; archive?: boolean; from: Day; to: Day },
      options?: CallOptions,
    ) => {
      const query = {
        from,
        to,
        ...(archive === undefined ? {} : { archive: archive ? ('1' as const) : ('0' as const) }),
      }
      return file(request => exportReport({ ...request, path: { report, id }, query }), options)
    },
    /** The list of similar securities as a workbook. */
    similar: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      file(request => exportSimilarBonds({ ...request, path: { bondId } }), options),
    /** The chosen sections as PDF; refused with `pdf_unavailable` when the server cannot print. */
    page: (
      { bondId, blocks, lang }: { bondId: number; blocks: readonly string[]; lang?: Language },
      options?: CallOptions,
    ) => {
      const query = { blocks: blocks.join(','), lang: lang && codeOfLanguage(lang) }
      return file(request => printBondPage({ ...request, path: { id: bondId }, query }), {
        timeoutMs: PRINT_MS,
        ...options,
      })
    },
    /** A document, a report file or a comment's file. */
    document: (
      { kind, id }: { kind: 'document' | 'report' | 'comment'; id: number },
      options?: CallOptions,
    ) => file(request => downloadFile({ ...request, path: { kind, id } }), options),
  }
}

import type { Caller } from '../caller.ts'
import type { Day } from '../decode/day.ts'
import { decodeExportLink, decodeFile } from '../decode/file.ts'
import type { Lang } from '../decode/session.ts'
import type { CallOptions } from '../http.ts'

/** Start of an export whose first day is left empty (shared-blocks §5). */
const EARLIEST: Day = '1970-01-01'

const PLACEHOLDER = /%25(archive|from|to)%25|%(archive|from|to)%/gi

/** How long a document may take to be printed, in milliseconds: others may be before it. */
const PRINT_MS = 90_000

/** Which part of a report goes into its file. */
export type ExportRange = { archive: boolean; from: Day | null; to: Day }

/**
 * The export link with %archive%, %from% and %to% replaced, wherever and however often they stand, their marks encoded or not. An
 * empty first day is 1970-01-01 (shared-blocks §5, readings #45). Whether the link stays on this site is for `safeUrl` to say.
 */
export function fillExportLink(link: string, { archive, from, to }: ExportRange): string {
  const values: Record<string, string> = { archive: archive ? '1' : '0', from: from ?? EARLIEST, to }
  return link.replace(PLACEHOLDER, (_, encoded?: string, plain?: string) =>
    encodeURIComponent(values[(encoded ?? plain ?? '').toLowerCase()] ?? ''),
  )
}

/** Files. */
export function exportCalls({ call }: Caller) {
  return {
    /** The archive table of one trading ground as a workbook, at most 2500 points. */
    archive: (
      {
        bondId,
        tradingGroundId,
        from,
        to,
        lang,
      }: { bondId: number; tradingGroundId: number; from: Day; to: Day; lang?: Lang },
      options?: CallOptions,
    ) => {
      const body = { tgId: tradingGroundId, startDate: from, endDate: to, ...(lang ? { lang } : {}) }
      return call('exportArchive', { path: { id: bondId }, body }, decodeFile, options)
    },
    /** The link of the cash-flow workbook, to which the page then goes. */
    cashFlowLink: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      call('getCashFlowExportLink', { path: { id: bondId } }, decodeExportLink, options),
    /** The cash-flow workbook itself. */
    cashFlowFile: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      call('exportCashFlow', { path: { id: bondId } }, decodeFile, options),
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
      return call('exportReport', { path: { report, id }, query }, decodeFile, options)
    },
    /** The list of similar securities as a workbook. */
    similar: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      call('exportSimilarBonds', { path: { bondId } }, decodeFile, options),
    /** The page as a PDF document with the chosen sections; refused with `pdf_unavailable` where the server cannot print. */
    page: (
      { bondId, blocks, lang }: { bondId: number; blocks: readonly string[]; lang?: Lang },
      options?: CallOptions,
    ) =>
      call('printBondPage', { path: { id: bondId }, query: { blocks: blocks.join(','), lang } }, decodeFile, {
        timeoutMs: PRINT_MS,
        ...options,
      }),
    /** A document, a report file or the file of a comment. */
    document: (
      { kind, id }: { kind: 'document' | 'report' | 'comment'; id: number },
      options?: CallOptions,
    ) => call('downloadFile', { path: { kind, id } }, decodeFile, options),
  }
}

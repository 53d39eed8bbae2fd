import type { DocumentItem } from '@accrue/api-client'
import { formatOf } from '@accrue/ui/blocks'
import { formatDecimal, type LabelOf } from '@accrue/ui/foundation'
import { type CellObject, createColumns, type DataTableColumnDef } from '@accrue/ui/tables'

export type DocumentsOptions = {
  label: LabelOf
  lang: string
  /** Whether this user can open the files (access row 9). */
  open: boolean
}

const column = createColumns<DocumentItem>()

/** Q10: the columns of the documents. The title links to the file if the user has access; otherwise the address is ignored. */
export function documentColumns(options: DocumentsOptions): DataTableColumnDef<DocumentItem>[] {
  const { label, open } = options
  const missing = { reason: label('reason_not_given') }
  return [
    column.link('title', {
      header: label('document'),
      href: ({ url }) => (open ? url : null),
      details: ({ illustrative }) => (illustrative ? { detail: label('illustrative') } : undefined),
    }),
    column.day(document => document.day ?? missing, { id: 'day', header: label('document_day') }),
    column.text(document => document.type ?? missing, { id: 'type', header: label('document_type') }),
    column.text(document => fileCell(document, options), { id: 'file', header: label('document_file') }),
  ]
}

function fileCell(document: DocumentItem, { label, lang, open }: DocumentsOptions): CellObject {
  if (!open) return { locked: true }
  if (!document.url) return { reason: label('document_no_file') }
  const format = formatOf(document.mimeType) ?? label('document_file')
  const size = document.size === null ? null : sizeText(document.size, label, lang)
  return { text: size ? `${format}, ${size}` : format, sortValue: document.size ?? format }
}

const KILO = 1000

/** A size in whole kilobytes; from a million bytes, in megabytes with one decimal. */
export function sizeText(bytes: number, label: LabelOf, lang: string): string {
  const large = bytes >= KILO ** 2
  const size = formatDecimal(large ? bytes / KILO ** 2 : Math.max(1, bytes / KILO), {
    lang,
    decimals: large ? 1 : 0,
  })
  return label(large ? 'file_size_mb' : 'file_size_kb', { size: size ?? '' })
}

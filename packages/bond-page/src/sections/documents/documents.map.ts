import type { DocumentItem } from '@accrue/api-client'
import { formatOf } from '@accrue/ui/blocks'
import { formatDecimal, type LabelOf } from '@accrue/ui/foundation'
import type { CellObject, TableColumn, TableRow } from '@accrue/ui/tables'
import { newestFirst } from '../../rules/newest-first.ts'

export type DocumentsOptions = {
  label: LabelOf
  lang: string
  /** Whether this user may have the files (access row 9). */
  open: boolean
}

/** The columns of the documents; a phone opens on the day. */
export function documentColumns(label: LabelOf): TableColumn[] {
  return [
    { id: 'title', header: label('document') },
    { id: 'day', header: label('document_day'), kind: 'day' },
    { id: 'type', header: label('document_type') },
    { id: 'file', header: label('document_file') },
  ]
}

/** Q10: the documents, the newest first. The title leads to the file, for whom it is open; an address that came all the same is not used. */
export function documentRows(documents: readonly DocumentItem[], options: DocumentsOptions): TableRow[] {
  const { label, open } = options
  return documents.toSorted(newestFirst).map(document => ({
    id: String(document.id),
    cells: {
      title: {
        text: document.title,
        ...(open && document.url ? { href: document.url } : {}),
        ...(document.illustrative ? { detail: label('illustrative') } : {}),
      },
      day: document.day ?? { reason: label('reason_not_given') },
      type: document.type ?? { reason: label('reason_not_given') },
      file: fileCell(document, options),
    },
  }))
}

function fileCell(document: DocumentItem, { label, lang, open }: DocumentsOptions): CellObject {
  if (!open) return { locked: true }
  if (!document.url) return { reason: label('document_no_file') }
  const format = formatOf(document.mimeType) ?? label('document_file')
  const size = document.size === null ? null : sizeText(document.size, label, lang)
  return { text: size ? `${format}, ${size}` : format, sortValue: document.size ?? format }
}

const KILO = 1000

/** A size in bytes as people read it: whole kilobytes, from a million bytes on megabytes with one decimal. */
export function sizeText(bytes: number, label: LabelOf, lang: string): string {
  const large = bytes >= KILO ** 2
  const size = formatDecimal(large ? bytes / KILO ** 2 : Math.max(1, bytes / KILO), {
    lang,
    decimals: large ? 1 : 0,
  })
  return label(large ? 'file_size_mb' : 'file_size_kb', { size: size ?? '' })
}

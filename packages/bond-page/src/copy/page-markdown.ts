import { type ExportedTable, toMarkdown } from '@accrue/ui/tables'
import type { CopiedPart, PageCopy } from './page-copy.ts'

/** The page as GitHub-flavoured Markdown: headings, sentences, lists and pipe tables, every sign of Markdown in a text escaped (P10). */
export function pageMarkdown({ address, parts }: PageCopy): string {
  return `${parts.map(part => markdownPart(part, address)).join('\n\n')}\n`
}

function markdownPart(part: CopiedPart, address: string): string {
  switch (part.kind) {
    case 'heading':
      return `${'#'.repeat(part.level)} ${plain(part.text)}${part.level === 1 ? `\n\n<${address}>` : ''}`
    case 'text':
      return plain(part.text)
    case 'list':
      return part.items.map(item => `- ${plain(item)}`).join('\n')
    case 'table':
      return toMarkdown(tableOf(part)).trimEnd()
  }
}

/** Signs that Markdown would read inside a line, or at its beginning. */
const SIGNS = /[\\`*_[\]<>|~]|^(?:[#>+-]|\d+[.)])(?=\s)/g

const plain = (text: string) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SIGNS, '\\$&')

/** Markdown knows no table without headings: theirs stay empty. */
function tableOf({ head, rows }: Extract<CopiedPart, { kind: 'table' }>): ExportedTable {
  const width = Math.max(head.length, ...rows.map(row => row.length))
  const places = Array.from({ length: width }, (_, at) => at)
  const columns = places.map(at => ({
    id: String(at),
    title: head[at] ?? '',
    isNumber: at > 0 && rows.length > 0 && rows.every(row => NUMBER.test(row[at] ?? '')),
  }))
  return { columns, rows: rows.map(row => places.map(at => ({ value: null, shown: row[at] ?? '' }))) }
}

/** A figure as the page writes it, or the dash of one that is not known. */
const NUMBER = /^(?:[−–+-]?[\d.,\s\u00a0\u202f]*\d\s?%?|–)$/

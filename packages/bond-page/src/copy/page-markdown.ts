import { type ExportedTable, toMarkdown } from '@accrue/ui/tables'
import type { CopiedPart, PageCopy } from './page-copy.ts'

/** The page as GitHub-flavoured Markdown, with Markdown characters in texts escaped (P10). */
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

/** Characters with a meaning in Markdown, inside a line or at its start. */
const MARKDOWN_CHARS = /[\\`*_[\]<>|~]|^(?:[#>+-]|\d+[.)])(?=\s)/g

const plain = (text: string) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(MARKDOWN_CHARS, '\\$&')

/** Markdown tables need a header row; it stays empty for a table without headings. */
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

/** A formatted number, or the dash of an unknown one. */
const NUMBER = /^(?:[−–+-]?[\d.,\s\u00a0\u202f]*\d\s?%?|–)$/

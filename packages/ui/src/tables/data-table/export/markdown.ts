import type { ExportedTable } from './exported-table.ts'

/** The table in GitHub-flavoured Markdown with the screen's text: for people, so numbers have the table's decimals. */
export function toMarkdown({ columns, rows }: ExportedTable): string {
  if (columns.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return [
    line(columns.map(({ title }) => markdownText(title))),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map(row => line(row.map(({ shown }) => markdownText(shown)))),
  ].join('')
}

/** Everything that could end a cell, or start a link, an image, a tag, code, emphasis or an entity. */
const SIGNS = /[\\`*_[\]<>|~]|&(?=#?\w+;)/g

/** Plain text for Markdown: special characters are escaped, and a new line is a break within the cell. */
export function markdownText(text: string): string {
  return text
    .trim()
    .replace(SIGNS, '\\$&')
    .replace(/\r\n|\r|\n/g, '<br>')
}

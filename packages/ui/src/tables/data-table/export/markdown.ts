import type { ExportedTable } from './exported-table.ts'

/** The table as a GitHub-flavoured Markdown table, in the words of the screen: for people, so numbers have their decimals. */
export function toMarkdown({ columns, rows }: ExportedTable): string {
  if (columns.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return [
    line(columns.map(({ title }) => markdownText(title))),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map(row => line(row.map(({ shown }) => markdownText(shown)))),
  ].join('')
}

/** Everything that could end a cell, or begin a link, a picture, a tag, code, emphasis or an entity. */
const SIGNS = /[\\`*_[\]<>|~]|&(?=#?\w+;)/g

/** Text as it is, whatever it holds: signs of Markdown are escaped, a new line is a break within the cell. */
export function markdownText(text: string): string {
  return text
    .trim()
    .replace(SIGNS, '\\$&')
    .replace(/\r\n|\r|\n/g, '<br>')
}

import type { ExportedTable, ExportedValue } from './exported-table.ts'

export type CsvOptions = {
  /** Begins with a byte order mark, without which Excel takes UTF-8 for something else. Default false. */
  bom?: boolean
}

const BOM = '\uFEFF'

/** The table as CSV after RFC 4180, a line of headings first, every line ended by CRLF. No cell is a formula. */
export function toCsv({ columns, rows }: ExportedTable, { bom = false }: CsvOptions = {}): string {
  const lines = [
    columns.map(({ title }) => csvText(title)),
    ...rows.map(row => row.map(({ value }) => csvValue(value))),
  ]
  return (bom ? BOM : '') + lines.map(cells => `${cells.join(',')}\r\n`).join('')
}

function csvValue(value: ExportedValue): string {
  if (value === null) return ''
  return value.kind === 'number' ? value.digits : csvText(value.text)
}

/** Text as a cell: harmless to a spreadsheet, quoted where a reader would mistake it. */
export function csvText(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a spreadsheet would run: a formula's first sign, full width too, whatever blanks stand before it. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/

/** The text with an apostrophe before it where a spreadsheet would take it for a formula. For text only: −1.5 is a number. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

import type { ExportedTable, ExportedValue } from './exported-table.ts'

export type CsvOptions = {
  /** Starts with a byte order mark, which Excel needs to recognise UTF-8. Default false. */
  bom?: boolean
}

const BOM = '\uFEFF'

/** The table as CSV (RFC 4180): one header line, every line ends in CRLF. No cell is a formula. */
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

/** Text as a cell: safe for spreadsheets, quoted if necessary. */
export function csvText(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a spreadsheet would run: a formula's first character, full width too, after any whitespace. */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/

/** Adds an apostrophe to text that a spreadsheet would run as a formula. For text only: −1.5 is a number. */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

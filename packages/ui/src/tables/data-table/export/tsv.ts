import { withoutFormula } from './csv.ts'
import type { ExportedValue } from './exported-table.ts'

/**
 * Values as text for the clipboard, cells parted by tabs: what spreadsheets paste into as many cells. Numbers are plain decimal
 * digits, no text is a formula, as in the CSV file.
 */
export function toTsv(rows: readonly (readonly ExportedValue[])[]): string {
  return rows.map(row => row.map(tsvValue).join('\t')).join('\r\n')
}

function tsvValue(value: ExportedValue): string {
  if (value === null) return ''
  return value.kind === 'number' ? value.digits : tsvText(value.text)
}

/** Quoted only where a spreadsheet would take it for several cells, or for a quoted one: others would show the quotes. */
function tsvText(text: string): string {
  const safe = withoutFormula(text)
  return /[\t\r\n]|^"/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

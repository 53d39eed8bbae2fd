import { withoutFormula } from './csv.ts'
import type { ExportedValue } from './exported-table.ts'

/**
 * Values as tab-separated text for the clipboard, which spreadsheets paste into separate cells. As in the CSV file, numbers are plain
 * decimal digits, and no text is a formula.
 */
export function toTsv(rows: readonly (readonly ExportedValue[])[]): string {
  return rows.map(row => row.map(tsvValue).join('\t')).join('\r\n')
}

function tsvValue(value: ExportedValue): string {
  if (value === null) return ''
  return value.kind === 'number' ? value.digits : tsvText(value.text)
}

/** Quoted only if a spreadsheet would split it into several cells or read it as quoted: others would show the quotes. */
function tsvText(text: string): string {
  const safe = withoutFormula(text)
  return /[\t\r\n]|^"/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

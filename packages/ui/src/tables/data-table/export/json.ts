import type { ExportedTable, ExportedValue } from './exported-table.ts'

/**
 * The table as a JSON array, one object per row with column ids as keys. Values are numbers, texts and nulls.
 * Numbers have all their digits, so that readers with decimal types lose nothing.
 */
export function toJson({ columns, rows }: ExportedTable): string {
  const keys = columns.map(({ id }) => JSON.stringify(id))
  const lines = rows.map(row => {
    const fields = row.map(({ value }, index) => `${keys[index]}: ${jsonValue(value)}`)
    return `  { ${fields.join(', ')} }`
  })
  return lines.length > 0 ? `[\n${lines.join(',\n')}\n]\n` : '[]\n'
}

function jsonValue(value: ExportedValue): string {
  if (value === null) return 'null'
  return value.kind === 'number' ? value.digits : JSON.stringify(value.text)
}

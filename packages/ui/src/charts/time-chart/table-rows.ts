import { timeText } from '../plot/chart-text.ts'
import { indexAtOrBefore } from '../series/column.ts'
import type { Line } from '../series/time-series.ts'
import { gapText, type ValueFormat, valueText } from './value-text.ts'

/** The rows that the table shows before it is asked for all of them. */
export const FIRST_TABLE_ROWS = 100

type TableCell = {
  id: string
  text: string
  /** Set when the text is no value but tells why there is none. */
  aside: '' | undefined
}

export type TableRows = {
  columns: { id: string; text: string }[]
  rows: { at: number; date: string; cells: TableCell[] }[]
  /** Rows in all, shown or not. */
  total: number
}

/** One column of the table: the values of a line, or a part of its bars. */
type Part = { id: string; line: Line; of: 'open' | 'high' | 'low' | null }

const BAR_PARTS = ['open', 'high', 'low'] as const

const BAND_PARTS = ['high', 'low'] as const

function partsOf(line: Line): Part[] {
  const names = !line.barValues ? [] : line.variant === 'band' ? BAND_PARTS : BAR_PARTS
  return [...names.map(of => ({ id: `${line.id}:${of}`, line, of })), { id: line.id, line, of: null }]
}

/** The label key of a part. */
function partKey({ line, of }: Part): string {
  if (line.variant === 'band') return of === 'high' ? 'indicator_upper' : 'indicator_lower'
  return `chart_bar_${of}`
}

/** The chart's data as rows, newest first. Masked lines say that they are, and no number of them is written (C22). */
export function tableRows(
  lines: readonly Line[],
  instants: boolean,
  limit: number,
  format: ValueFormat,
): TableRows {
  const listed = lines.filter(line => !line.trend)
  const parts = listed.flatMap(partsOf)
  const times = [...new Set(listed.flatMap(line => [...line.column.x]))].sort((a, b) => b - a)
  return {
    columns: parts.map(part => ({ id: part.id, text: headOf(part, format) })),
    rows: times.slice(0, limit).map(at => ({
      at,
      date: timeText(at, instants, format),
      cells: parts.map(part => cellOf(part, at, format)),
    })),
    total: times.length,
  }
}

/** One unit is written once: in the head (visual rule 1). */
function headOf(part: Part, format: ValueFormat): string {
  const { line, of } = part
  const { label } = format
  const name = of ? label('chart_bar_part', { name: line.name, part: label(partKey(part)) }) : line.name
  const unit = line.masked ? '' : format.mode === 'percent' ? '%' : line.unit || format.unit
  return unit ? label('chart_table_head', { name, unit }) : name
}

function cellOf({ id, line, of }: Part, at: number, format: ValueFormat): TableCell {
  const { x, y } = line.column
  const index = indexAtOrBefore(x, at)
  if (x[index] !== at) return { id, text: '', aside: undefined }
  if (of === null && Number.isNaN(y[index]))
    return { id, text: gapText(line.column, index, format), aside: '' }
  if (line.masked) return { id, text: format.label('chart_value_hidden'), aside: '' }
  const value = (of && line.barValues ? line.barValues[of] : line.values)[index] as number
  return {
    id,
    text: Number.isNaN(value) ? '' : valueText(value, { ...line, unit: '' }, format),
    aside: undefined,
  }
}

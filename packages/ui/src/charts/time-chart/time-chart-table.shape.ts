import { indexAtOrBefore } from './column.ts'
import type { Line } from './time-chart.shape.ts'
import { gapText, timeText, valueText, type Writing } from './time-chart-words.ts'

/** The rows that the table twin shows before it is asked for all of them. */
export const FIRST_TABLE_ROWS = 100

export type TableCell = {
  id: string
  text: string
  /** Set when the text is no value but tells why there is none. */
  aside: '' | undefined
}

export type TableTwin = {
  columns: { id: string; text: string }[]
  rows: { at: number; date: string; cells: TableCell[] }[]
  /** Rows in all, shown or not. */
  total: number
}

/** The chart's data as rows, newest first. Masked lines say that they are, and no number of them is written (C22). */
export function tableRows(
  lines: readonly Line[],
  instants: boolean,
  limit: number,
  writing: Writing,
): TableTwin {
  const listed = lines.filter(line => !line.trend)
  const times = [...new Set(listed.flatMap(line => [...line.column.x]))].sort((a, b) => b - a)
  return {
    columns: listed.map(line => ({ id: line.id, text: headOf(line, writing) })),
    rows: times.slice(0, limit).map(at => ({
      at,
      date: timeText(at, instants, writing),
      cells: listed.map(line => cellOf(line, at, writing)),
    })),
    total: times.length,
  }
}

/** One unit is written once: in the head (visual rule 1). */
function headOf(line: Line, writing: Writing): string {
  const unit = line.masked ? '' : writing.mode === 'percent' ? '%' : line.unit || writing.unit
  return unit ? writing.label('chart_table_head', { name: line.name, unit }) : line.name
}

function cellOf(line: Line, at: number, writing: Writing): TableCell {
  const { x, y } = line.column
  const index = indexAtOrBefore(x, at)
  if (x[index] !== at) return { id: line.id, text: '', aside: undefined }
  const value = y[index] as number
  if (Number.isNaN(value)) return { id: line.id, text: gapText(line.column, index, writing.label), aside: '' }
  if (line.masked) return { id: line.id, text: writing.label('chart_value_hidden'), aside: '' }
  return { id: line.id, text: valueText(value, { ...line, unit: '' }, writing), aside: undefined }
}

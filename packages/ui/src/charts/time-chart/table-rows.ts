import { timeText } from '../plot/chart-text.ts'
import { indexAtOrBefore } from '../plot/column.ts'
import type { SeriesLine } from '../series/time-series.ts'
import { gapText, type ValueFormat, valueText } from './value-text.ts'

/** The rows that the table shows before "Show all". */
export const FIRST_TABLE_ROWS = 100

type TableCell = {
  id: string
  text: string
  /** Set when the text is the reason for a missing value. */
  aside: '' | undefined
}

export type TableRows = {
  columns: { id: string; text: string }[]
  rows: { at: number; date: string; cells: TableCell[] }[]
  /** Rows in all, shown or not. */
  total: number
}

/** Lines of another chart of the stack, with their own number format. */
export type TableExtra = {
  lines: readonly SeriesLine[]
  /** The name of their chart, which the column titles contain. */
  name: string
  decimals: number
  unit: string
}

/** One column of the table: the values of a line, or a part of its bars. */
type Part = { id: string; line: SeriesLine; of: 'open' | 'high' | 'low' | null; format: ValueFormat }

const BAR_PARTS = ['open', 'high', 'low'] as const

const BAND_PARTS = ['high', 'low'] as const

function partsOf(line: SeriesLine, format: ValueFormat): Part[] {
  const names = !line.barValues ? [] : line.variant === 'band' ? BAND_PARTS : BAR_PARTS
  return [
    ...names.map(of => ({ id: `${line.id}:${of}`, line, of, format })),
    { id: line.id, line, of: null, format },
  ]
}

function partsOfExtra({ lines, name, decimals, unit }: TableExtra, format: ValueFormat): Part[] {
  const own: ValueFormat = { ...format, decimals, unit, mode: 'absolute' }
  return lines.flatMap(line => {
    const title = line.name === name ? name : format.label('chart_bar_part', { name, part: line.name })
    return partsOf({ ...line, name: title }, own)
  })
}

/** The label key of a part. */
function partKey({ line, of }: Pick<Part, 'line' | 'of'>): string {
  if (line.variant === 'band') return of === 'high' ? 'indicator_upper' : 'indicator_lower'
  return `chart_bar_${of}`
}

/** The chart's data as rows, newest first. Masked lines have a note in the place of numbers (C22). */
export function tableRows(
  lines: readonly SeriesLine[],
  instants: boolean,
  limit: number,
  format: ValueFormat,
  extras: readonly TableExtra[] = [],
): TableRows {
  const listed = lines.filter(line => !line.trend)
  const parts = [
    ...listed.flatMap(line => partsOf(line, format)),
    ...extras.flatMap(extra => partsOfExtra(extra, format)),
  ]
  const times = [...new Set(parts.flatMap(({ line }) => [...line.column.x]))].sort((a, b) => b - a)
  return {
    columns: parts.map(part => ({ id: part.id, text: columnTitle(part) })),
    rows: times.slice(0, limit).map(at => ({
      at,
      date: timeText(at, instants, format),
      cells: parts.map(part => cellOf(part, at)),
    })),
    total: times.length,
  }
}

/** The unit is written once, in the column header (visual rule 1). */
function columnTitle(part: Part): string {
  const { line, of, format } = part
  const { label } = format
  const name = of ? label('chart_bar_part', { name: line.name, part: label(partKey(part)) }) : line.name
  const unit = line.masked ? '' : format.mode === 'percent' ? '%' : line.unit || format.unit
  return unit ? label('chart_table_head', { name, unit }) : name
}

function firstValueIndex(y: Float64Array): number {
  const first = y.findIndex(value => !Number.isNaN(value))
  return first < 0 ? y.length : first
}

function cellOf({ id, line, of, format }: Part, at: number): TableCell {
  const { x, y } = line.column
  const index = indexAtOrBefore(x, at)
  if (x[index] !== at) return { id, text: '', aside: undefined }
  // a computed line begins when it has enough data
  if (line.computed && index < firstValueIndex(y)) return { id, text: '', aside: undefined }
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

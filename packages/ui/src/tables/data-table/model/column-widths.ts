import type { RowData } from '@tanstack/react-table'
import { LONG_TEXT } from '../../../foundation/format/cut-text.ts'
import {
  type CellColumn,
  type CellViewModel,
  type TableCell,
  toCellViewModel,
} from '../../cells/cell.view-model.ts'
import { type DrawnColumn, headerText, pinnedCount, pinnedEndCount } from '../columns/drawn-columns.ts'
import type { DataTableRow } from '../columns/features.ts'
import { cellValue } from '../row-models/cell-value.ts'
import type { LineSpan } from './line-window.ts'

/** Rows sampled to estimate the column widths of a long table, evenly from the first to the last. */
const SAMPLE = 32
/** Pixels of a wide letter at the table's 13 px; digits are narrower. Ideographs are as wide as they are high. */
const LETTER = 7.8
const IDEOGRAPH = 13.5
/** Padding left and right of a cell's text, and the card's own margin at the table's edges, in pixels. */
const PADDING = 26
const EDGE = 10
/** Space for the sort arrow next to a heading, and for an "i" next to a text. */
const ARROW = 16
const BUTTON = 28
/** Bounds of columns in pixels: longer text wraps. */
const MIN_WIDTH = { text: 96, number: 64, day: 64, comment: 240 } as const
const MAX_WIDTH = { text: 280, number: 400, day: 240, comment: 440 } as const
const MIN_ROW_HEADING = 144
/** No heading makes a column wider than this, as in `headStyles`. */
const MAX_HEADING = 152
/** Widths of the number column and of the checkboxes. */
const NUMBERS = 64
const BOXES = 56

/** Column widths of a long table, in pixels: fixed, so that rows can mount and unmount without moving the columns. */
export type ColumnWidths = {
  leading: readonly number[]
  columns: readonly number[]
  /** How many columns stay in view. Default 1, the first one. */
  pinned?: number
  /** How many columns stay in view at the end. Default 0. */
  pinnedEnd?: number
}

/** The table's width if nothing stretches its columns, in pixels. */
export function totalWidth({ leading, columns }: ColumnWidths): number {
  return [...leading, ...columns].reduce((sum, width) => sum + width, 0)
}

/** Widths by column id. */
export type EstimatedWidths = ReadonlyMap<string, number>

export type EstimateInput<Data extends RowData> = {
  columns: readonly DrawnColumn<Data>[]
  data: readonly Data[]
  lang: string
}

/** Estimates the widths that the headings and a sample of the rows need. */
export function estimateWidths<Data extends RowData>({
  columns,
  data,
  lang,
}: EstimateInput<Data>): EstimatedWidths {
  const sample = sampleOf(data)
  return new Map(
    columns.map(drawn => {
      const cells = sample.map((row, index) =>
        rawWidth(cellValue(row, index, drawn.column), drawn.meta, lang),
      )
      return [drawn.id, bounded(Math.max(headingWidth(drawn), ...cells), drawn)]
    }),
  )
}

function sampleOf<Data>(rows: readonly Data[]): Data[] {
  const step = Math.max(1, (rows.length - 1) / (SAMPLE - 1))
  return Array.from({ length: SAMPLE }, (_, index) => rows[Math.floor(index * step)]).filter(
    row => row !== undefined,
  )
}

/** The widths with those of columns in which a row needs more; the same object if all rows fit. */
export function widened<Data extends RowData>(
  widths: EstimatedWidths,
  columns: readonly DrawnColumn<Data>[],
  rows: readonly DataTableRow<Data>[],
  lang: string,
): EstimatedWidths {
  const wider = new Map<string, number>()
  for (const { original, index } of rows)
    for (const drawn of columns) {
      const width = bounded(rawWidth(cellValue(original, index, drawn.column), drawn.meta, lang), drawn)
      if (width > (wider.get(drawn.id) ?? widths.get(drawn.id) ?? 0)) wider.set(drawn.id, width)
    }
  return wider.size === 0 ? widths : new Map([...widths, ...wider])
}

/**
 * The rendered columns' widths, with the margins at the table's edges and the cells before the first column. `textScale` is the
 * factor by which the browser's text is larger than the default.
 */
export function columnWidths<Data extends RowData>(
  estimated: EstimatedWidths,
  columns: readonly DrawnColumn<Data>[],
  leading: { numbers: boolean; boxes: boolean },
  textScale = 1,
): ColumnWidths {
  const last = columns.length - 1
  const scaled = (width: number) => Math.ceil(width * textScale)
  return {
    leading: [...(leading.numbers ? [NUMBERS] : []), ...(leading.boxes ? [BOXES] : [])].map(scaled),
    columns: columns.map(({ id }, place) =>
      scaled((estimated.get(id) ?? 0) + (place === 0 ? EDGE : 0) + (place === last ? EDGE : 0)),
    ),
    pinned: pinnedCount(columns),
    pinnedEnd: pinnedEndCount(columns),
  }
}

function bounded<Data extends RowData>(width: number, { meta, isRowHeading }: DrawnColumn<Data>): number {
  const { kind = 'text' } = meta
  const min = isRowHeading ? MIN_ROW_HEADING : MIN_WIDTH[kind]
  return Math.ceil(Math.min(Math.max(width, min), Math.max(MAX_WIDTH[kind], min)))
}

function headingWidth<Data extends RowData>({ column, meta }: DrawnColumn<Data>): number {
  const info = meta.info ? BUTTON : 0
  // the unit is below the name, and a long name is cut
  return Math.min(PADDING + ARROW + info + textWidth(headerText(column)) * 0.9, MAX_HEADING)
}

/** The width that a cell needs on one line; plain numbers and text are not formatted for it. */
function rawWidth(cell: TableCell, column: CellColumn, lang: string): number {
  if (cell === null || cell === undefined) return 0
  if (typeof cell === 'string' && (column.kind === undefined || column.kind === 'text'))
    return PADDING + textWidth(cell.slice(0, LONG_TEXT))
  if (typeof cell === 'object' || typeof cell === 'string' || column.kind !== 'number')
    return cellWidth(toCellViewModel(cell, column, lang))
  if (column.decimals === undefined || !Number.isFinite(cell))
    return cellWidth(toCellViewModel(cell, column, lang))
  const digits = Math.max(1, Math.ceil(Math.log10(Math.abs(cell) + 1)))
  const marks = Math.floor((digits - 1) / 3) + 1 + (cell < 0 || column.sign === 'change' ? 1 : 0)
  return PADDING + LETTER * (digits + column.decimals + marks)
}

/** The width that a cell's content needs on one line. */
function cellWidth(cell: CellViewModel): number {
  if (cell.kind === 'blank') return 0
  // a locked cell is three dots; its prompt lies over the neighbours
  if (cell.kind === 'locked') return PADDING + 24
  if (cell.kind !== 'text') return PADDING + 120
  const more = (cell.info.length > 0 ? BUTTON : 0) + (cell.arrow ? ARROW : 0) + (cell.full === null ? 0 : 60)
  return PADDING + textWidth(cell.text) + textWidth(cell.detail ?? '') + more
}

function textWidth(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at++) width += text.charCodeAt(at) < 0x2e80 ? LETTER : IDEOGRAPH
  return width
}

/** The horizontal view of a wide table, in pixels: scroll distance from the start, and width. */
export type SideView = { offset: number; width: number }

/** Columns rendered ahead of a scrolling view, in scroll direction. */
const AHEAD = 2

/**
 * The columns to render, apart from the first and the pinned ones, which stay in view: those in view, or the currently rendered
 * ones while they cover it. Null if that is all of them.
 */
export function columnWindow(
  widths: ColumnWidths,
  { offset, width: viewWidth }: SideView,
  drawn: LineSpan | null,
): LineSpan | null {
  const { columns, leading, pinned = 1, pinnedEnd = 0 } = widths
  const end = columns.length - pinnedEnd
  const edges = [leading.reduce((sum, width) => sum + width, 0)]
  for (const [place, width] of columns.entries()) edges.push((edges[place] ?? 0) + width)
  const total = edges.at(-1) ?? 0
  if (total <= viewWidth || viewWidth <= 0 || end <= pinned) return null
  // elastic scrolling may move it beyond its end
  const start = Math.min(offset, total - viewWidth)
  const inView = (place: number) => (edges[place + 1] ?? 0) > start && (edges[place] ?? 0) < start + viewWidth
  const places = columns
    .map((_, place) => place)
    .filter(place => place >= pinned && place < end && inView(place))
  const first = places[0] ?? pinned
  const seen = { from: first, to: (places.at(-1) ?? first) + 1 }
  if (
    drawn &&
    drawn.from <= seen.from &&
    drawn.to >= seen.to &&
    drawn.to - drawn.from <= seen.to - seen.from + 2 * AHEAD
  )
    return drawn
  return {
    from: Math.max(pinned, seen.from - (drawn && seen.from < drawn.from ? AHEAD : 0)),
    to: Math.min(end, seen.to + (drawn && seen.to > drawn.to ? AHEAD : 0)),
  }
}

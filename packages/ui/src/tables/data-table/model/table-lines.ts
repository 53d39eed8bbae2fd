import type { RowData } from '@tanstack/react-table'
import type { DataTableRow } from '../columns/features.ts'
import type { CollapsiblePart } from '../columns/table-meta.ts'
import { groupSize } from '../row-models/groups.ts'
import type { ShownRowModel } from '../row-models/shown-rows.ts'
import type { LineSpan } from './line-window.ts'

/** A range of rows under one heading, or without one. */
export type TableSection<Data extends RowData> = {
  key: string
  /** The heading: a grouped row. */
  group: DataTableRow<Data> | null
  rows: readonly DataTableRow<Data>[]
  /** Position of its first row among the shown ones, from 1; the rows of collapsed groups count. */
  from: number
}

/** The shown rows by section, and the totals below them. */
export function tableSectionsOf<Data extends RowData>({
  rows,
  totals,
  isGrouped,
}: Pick<ShownRowModel<Data>, 'rows' | 'totals' | 'isGrouped'>): {
  sections: TableSection<Data>[]
  totals: readonly DataTableRow<Data>[]
} {
  const body = totals === 0 ? rows : rows.slice(0, -totals)
  const last = totals === 0 ? [] : rows.slice(-totals)
  const starts = isGrouped ? body.flatMap((row, place) => (row.getIsGrouped() ? [place] : [])) : []
  const loose = starts.length > 0 ? body.slice(0, starts[0]) : body
  const sections: TableSection<Data>[] =
    loose.length > 0 ? [{ key: 'rows', group: null, rows: loose, from: 1 }] : []
  let from = loose.length + 1
  for (const [index, start] of starts.entries()) {
    const group = body[start] as DataTableRow<Data>
    const below = body.slice(start + 1, starts[index + 1])
    sections.push({ key: `group ${group.id}`, group, rows: below, from })
    const { getRowMeta, expandedParts } = group.table.options.meta ?? {}
    from += group.getIsExpanded() ? below.length : groupSize(group, getRowMeta, expandedParts)
  }
  return { sections, totals: last }
}

/** Above this number of lines only those near the view are rendered; up to it the browser's own search finds every row (T2). */
export const DRAW_ALL = 500

/** A line of the body: the heading of a group, or a row. */
export type TableLine<Data extends RowData> =
  | { kind: 'group'; section: TableSection<Data> }
  /** `place` is the index in the section's rows. */
  | { kind: 'row'; section: TableSection<Data>; place: number; row: DataTableRow<Data> }

/** The lines of the body in order, without one object each. */
export type TableLines<Data extends RowData> = {
  sections: readonly TableSection<Data>[]
  /** Each section's first line, from 0. */
  starts: readonly number[]
  count: number
  /** There are too many lines to render all. */
  windowed: boolean
}

/** The lines of these sections: the group heading, if any, then its rows. */
export function tableLinesOf<Data extends RowData>(
  sections: readonly TableSection<Data>[],
): TableLines<Data> {
  const starts: number[] = []
  let count = 0
  for (const section of sections) {
    starts.push(count)
    count += headings(section) + section.rows.length
  }
  return { sections, starts, count, windowed: count > DRAW_ALL }
}

function headings<Data extends RowData>({ group }: TableSection<Data>): number {
  return group ? 1 : 0
}

/** The line at this index, from 0; null outside of the table. */
export function lineAt<Data extends RowData>(
  { sections, starts, count }: TableLines<Data>,
  at: number,
): TableLine<Data> | null {
  if (!(at >= 0 && at < count)) return null
  const index = sectionAt(starts, at)
  const section = sections[index]
  if (!section) return null
  const place = at - (starts[index] ?? 0) - headings(section)
  const row = section.rows[place]
  return row ? { kind: 'row', section, place, row } : { kind: 'group', section }
}

/** The last section that starts at or before this line. */
function sectionAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** The heading of the line's group; empty if there is none. */
export function headingOf<Data extends RowData>(
  { sections, starts }: TableLines<Data>,
  at: number,
): LineSpan[] {
  const index = sectionAt(starts, at)
  const from = starts[index] ?? 0
  return sections[index]?.group ? [{ from, to: from + 1 }] : []
}

/** The current index of a row or of a group's heading, by its id; −1 if it is gone. */
export function placeOfLine<Data extends RowData>(
  { sections, starts }: TableLines<Data>,
  { kind, id }: LineName,
): number {
  for (const [index, section] of sections.entries()) {
    const start = starts[index] ?? 0
    if (kind === 'group' && section.group?.id === id) return start
    const place = kind === 'row' ? section.rows.findIndex(row => row.id === id) : -1
    if (place >= 0) return start + headings(section) + place
  }
  return -1
}

/** A line's identity, independent of its position. */
export type LineName = { kind: 'group' | 'row'; id: string }

/** The identity of a line; null outside of the table. */
export function nameOfLine<Data extends RowData>(lines: TableLines<Data>, at: number): LineName | null {
  const line = lineAt(lines, at)
  if (!line) return null
  return { kind: line.kind, id: (line.kind === 'row' ? line.row.id : line.section.group?.id) ?? '' }
}

/** The rendered part of a section: ranges of its lines, each with the gap before it. */
export type DrawnSection<Data extends RowData> = {
  section: TableSection<Data>
  ranges: readonly DrawnRange[]
}

export type DrawnRange = {
  /** React key of the range. */
  key: string
  /** The omitted lines before it, including those of omitted sections. */
  gap: LineSpan
  /** Whether it starts with the group heading. */
  heading: boolean
  /** Its rows by index in the section. */
  rows: LineSpan
  /** The index of its first row among all lines. */
  at: number
}

/** The rendered lines by section. A section stays one element, whatever number of its ranges is rendered: otherwise it would lose focus. */
export function drawnSections<Data extends RowData>(
  lines: TableLines<Data>,
  spans: readonly LineSpan[],
): DrawnSection<Data>[] {
  const drawn: DrawnSection<Data>[] = []
  let end = 0
  for (const span of spans) {
    let index = sectionAt(lines.starts, span.from)
    for (let at = span.from; at < span.to; index++) {
      const section = lines.sections[index]
      const start = lines.starts[index]
      if (!section || start === undefined) break
      const head = headings(section)
      const to = Math.min(span.to, start + head + section.rows.length)
      const rows = { from: Math.max(0, at - start - head), to: Math.max(0, to - start - head) }
      const heading = head === 1 && at === start
      const last = drawn.at(-1)
      const key = `range ${last?.section === section ? last.ranges.length : 0}`
      const range = { key, gap: { from: end, to: at }, heading, rows, at: heading ? at + 1 : at }
      if (last?.section === section) drawn[drawn.length - 1] = { ...last, ranges: [...last.ranges, range] }
      else drawn.push({ section, ranges: [range] })
      at = end = to
    }
  }
  return drawn
}

/** Row indexes for screen readers, from 1, and the row count; the heading row is included. */
export type RowIndexes = {
  head: 1
  previous: number
  lines: number
  next: number
  totals: number
  count: number
}

/** Row indexes of a table that does not render all rows; null otherwise, because then the browser counts them. */
export function rowIndexes<Data extends RowData>(
  { count, windowed }: TableLines<Data>,
  { collapsibleCounts, totals }: Pick<ShownRowModel<Data>, 'collapsibleCounts' | 'totals'>,
): RowIndexes | null {
  if (!windowed) return null
  const has = (part: CollapsiblePart) => Number(collapsibleCounts[part] > 0)
  const previous = 2
  const lines = previous + has('previous')
  const next = lines + count
  const end = next + has('next')
  return { head: 1, previous, lines, next, totals: end, count: end + totals - 1 }
}

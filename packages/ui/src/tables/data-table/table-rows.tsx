'use client'
import { useMemo, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { type LineHeights, type Span, topOf } from './line-window.shape.ts'
import { PrintNote } from './print-note.tsx'
import type { RowSlots } from './row-slots.shape.ts'
import { Gap } from './table-gap.tsx'
import { type DrawnSection, type DrawnStretch, drawnSections } from './table-lines.shape.ts'
import { DataRow } from './table-row.tsx'
import { rowKeys } from './table-rows.shape.ts'
import { GroupRow, type GroupRowProps } from './table-section.tsx'
import type { FixedColumns } from './use-column-widths.ts'
import type { DataTableModel } from './use-data-table.ts'
import { useDrawnColumns } from './use-drawn-columns.ts'
import { useDrawnLines } from './use-drawn-lines.ts'
import { useRowSlots } from './use-row-slots.ts'

export type TableRowsProps = {
  model: DataTableModel
  /** Cells before the first column: row numbers and boxes. */
  leads: GroupRowProps['leads']
  /** The columns of a long table. */
  fixed: FixedColumns | undefined
  onRequestAccess: ((rowId: string) => void) | undefined
  onToggleSubRows: ((rowId: string) => void) | undefined
}

/** The rows under their groups: all of a short table, of a long one those near the view (T2). */
export function TableRows({ model, leads, fixed, ...tells }: TableRowsProps) {
  const { lines, indexes } = model
  const first = useRef<HTMLTableSectionElement>(null)
  const { spans, heights, printing, kept } = useDrawnLines({ lines, first, rowIndex: indexes?.lines ?? 0 })
  const sections = useMemo(() => drawnSections(lines, spans), [lines, spans])
  const across = useDrawnColumns(first, fixed?.widths ?? null)
  const slotsOf = useRowSlots(lines, sections, kept)
  const makeRoom = fixed?.makeRoom
  useLayoutEffect(() => {
    for (const { section, stretches } of makeRoom ? sections : [])
      for (const { rows } of stretches) makeRoom?.(section.rows.slice(rows.from, rows.to), across)
  }, [makeRoom, sections, across])
  const end = spans.at(-1)?.to ?? 0
  const width = Number(leads.numbers) + Number(leads.boxes) + model.figure.columns.shown.length
  const rest = printing ? 0 : topOf(heights, lines.count) - topOf(heights, end)
  return (
    <>
      {sections.map((drawn, index) => (
        <tbody key={drawn.section.key} ref={index === 0 ? first : null} data-slot="table-section">
          {drawn.stretches.flatMap(stretch => [
            <Gap key={stretch.key} width={width} height={gapOf(stretch, heights)} />,
            ...stretchRows({ drawn, stretch, model, leads, across, ...tells, slots: slotsOf(drawn) }),
          ])}
          {index === sections.length - 1 && <Gap key="rest" width={width} height={rest} />}
        </tbody>
      ))}
      {printing && <PrintNote width={width} shown={end} total={lines.count} />}
    </>
  )
}

function gapOf({ gap }: DrawnStretch, heights: LineHeights): number {
  return topOf(heights, gap.to) - topOf(heights, gap.from)
}

type StretchInput = Omit<TableRowsProps, 'fixed'> & {
  drawn: DrawnSection
  stretch: DrawnStretch
  across: Span | null
  /** The elements of a long table's rows; null: each row has its own. */
  slots: RowSlots | null
}

function stretchRows({ drawn: { section }, stretch, model, leads, across, slots, ...tells }: StretchInput) {
  const { indexes, figure, events } = model
  const selected = leads.boxes ? model.selected : null
  const { from, to } = stretch.rows
  const rows = section.rows.slice(from, to)
  const keys = rowKeys(rows)
  const indexOf = (line: number) => (indexes ? indexes.lines + line : undefined)
  const made = rows.map((row, place) => (
    <DataRow
      key={`row ${slots?.get(keys[place] ?? '') ?? keys[place]}`}
      row={figure.figureOf(row)}
      columns={figure.columns.shown}
      across={across}
      index={indexOf(stretch.at + place)}
      number={leads.numbers ? section.from + from + place : undefined}
      selected={selected?.has(row.id)}
      onToggle={events.toggleRow}
      {...tells}
    />
  ))
  if (!stretch.heading || !section.group) return made
  const head = { section, group: section.group, model, leads, index: indexOf(stretch.at - 1) }
  return [<GroupRow key="group" {...head} />, ...made]
}

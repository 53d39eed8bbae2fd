'use client'
import type { RowData } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type CellMarks, cellMarks } from './cell-selection/cell-marks.ts'
import type { CollapsiblePart, RowMeta } from './columns/table-meta.ts'
import { DataRow } from './data-row.tsx'
import { GroupRow } from './group-row.tsx'
import { type LineHeights, type LineSpan, topOf } from './model/line-window.ts'
import { rowKeys } from './model/row-keys.ts'
import { type DrawnRange, drawnSections, type TableSection } from './model/table-lines.ts'
import type { DataTableModel } from './model/use-data-table.ts'
import { rowButtonStyles } from './styles/row-button.tsx'
import { cellStyles, rowStyles } from './styles/table-styles.tsx'
import { SkeletonRows, TableMessage } from './table-status.tsx'
import { useRowSlots } from './window/row-slots.ts'
import type { FixedColumns } from './window/use-column-widths.ts'
import { useDrawnColumns } from './window/use-drawn-columns.ts'
import { useDrawnLines } from './window/use-drawn-lines.ts'

export type TableBodyProps<Data extends RowData> = {
  model: DataTableModel<Data>
  rowNumbers: boolean
  selectable: boolean
  status: 'ready' | 'loading' | 'failed'
  skeletonRows: number
  empty: string | undefined
  failure: string | undefined
  onRetry: (() => void) | undefined
  onRequestAccess: ((row: Data) => void) | undefined
  /** The columns of a long table; absent: the browser computes their widths. */
  fixed?: FixedColumns<Data>
  /** Whether cells can be selected. Default false. */
  cellSelection?: boolean
}

/** Everything below the headings: messages, collapsed rows, rows under their groups, totals. */
export function TableBody<Data extends RowData>(props: TableBodyProps<Data>) {
  const { model, rowNumbers, selectable, status, skeletonRows, empty, failure, onRetry, onRequestAccess } =
    props
  const { columns, indexes, totals, isEmpty, matches, collapsibleParts, actions, getRowMeta, lang } = model
  const leadingCells = Number(rowNumbers) + Number(selectable)
  const width = leadingCells + columns.drawn.length

  if (isEmpty && status === 'loading')
    return <SkeletonRows columns={columns.drawn} before={leadingCells} count={skeletonRows} />
  const toggleRow = (which: 'previous' | 'next') => {
    const found = collapsibleParts.find(({ part }) => part === which)
    return (
      found && <ToggleRow {...found} onToggle={actions.togglePart} width={width} index={indexes?.[which]} />
    )
  }
  const totalKeys = rowKeys(totals)
  const marks = props.cellSelection ? cellMarks(model.table) : null
  // totals stay when nothing matches; without any data the filters are not the reason
  const isNoMatch =
    matches?.shown === 0 &&
    (matches.total > 0 || model.table.options.manualFiltering === true) &&
    model.canClearFilters &&
    status !== 'failed'
  return (
    <>
      {status === 'failed' && <TableMessage kind="failed" width={width} text={failure} onRetry={onRetry} />}
      {isNoMatch && <TableMessage kind="no-match" width={width} onClearFilters={actions.clearFilters} />}
      {isEmpty && !isNoMatch && status !== 'failed' && (
        <TableMessage kind="empty" width={width} text={empty} />
      )}
      {toggleRow('previous')}
      <TableRows {...props} marks={marks} />
      {toggleRow('next')}
      {totals.length > 0 && (
        <tfoot data-slot="table-totals">
          {totals.map((row, place) => {
            const meta = getRowMeta?.(row.original)
            return (
              <DataRow
                key={totalKeys[place]}
                row={row}
                meta={meta}
                columns={columns.drawn}
                span={spanOf(meta, columns)}
                lang={lang}
                across={null}
                index={indexes ? indexes.totals + place : undefined}
                number={rowNumbers ? null : undefined}
                isSelected={selectable ? null : undefined}
                isExpanded={null}
                marks={marks?.ofRow(model.lines.count + place)}
                onRequestAccess={onRequestAccess}
              />
            )
          })}
        </tfoot>
      )}
    </>
  )
}

/** The rows under their groups: all rows of a short table, the rows near the view of a long one (T2). */
function TableRows<Data extends RowData>({
  model,
  rowNumbers,
  selectable,
  onRequestAccess,
  fixed,
  marks,
}: TableBodyProps<Data> & { marks: CellMarks | null }) {
  const { lines, indexes, columns, getRowMeta, lang } = model
  const first = useRef<HTMLTableSectionElement>(null)
  const { spans, heights, printing, focusedLine } = useDrawnLines({
    lines,
    first,
    rowIndex: indexes?.lines ?? 0,
    active: marks?.active ?? -1,
    corner: marks?.corner ?? -1,
    density: model.state.density,
  })
  const sections = useMemo(() => drawnSections(lines, spans), [lines, spans])
  const across = useDrawnColumns(first, model.widths && fixed ? fixed.widths : null)
  const slotsOf = useRowSlots(lines, sections, focusedLine)
  const widenColumns = fixed?.widenColumns
  useLayoutEffect(() => {
    for (const { section, ranges } of widenColumns ? sections : [])
      for (const { rows } of ranges) widenColumns?.(section.rows.slice(rows.from, rows.to), across)
  }, [widenColumns, sections, across])

  const leadingCells = Number(rowNumbers) + Number(selectable)
  const width = leadingCells + columns.drawn.length
  const end = spans.at(-1)?.to ?? 0
  const rest = printing ? 0 : topOf(heights, lines.count) - topOf(heights, end)
  const indexOf = (line: number) => (indexes ? indexes.lines + line : undefined)

  const rowsOf = (
    section: TableSection<Data>,
    { rows: { from, to }, at }: DrawnRange,
    slots: ReadonlyMap<string, string> | null,
  ) => {
    const rows = section.rows.slice(from, to)
    const keys = rowKeys(rows)
    return rows.map((row, place) => {
      const meta = getRowMeta?.(row.original)
      return (
        <DataRow
          key={`row ${slots?.get(keys[place] ?? '') ?? keys[place]}`}
          row={row}
          meta={meta}
          columns={columns.drawn}
          span={spanOf(meta, columns)}
          lang={lang}
          across={across}
          index={indexOf(at + place)}
          number={rowNumbers ? section.from + from + place : undefined}
          isSelected={selectable ? (row.getCanSelect() ? row.getIsSelected() : null) : undefined}
          isExpanded={row.getCanExpand() ? row.getIsExpanded() : null}
          marks={marks?.ofRow(at + place)}
          onRequestAccess={onRequestAccess}
        />
      )
    })
  }

  return (
    <>
      {sections.map(({ section, ranges }, index) => {
        const slots = slotsOf(section)
        return (
          <tbody key={section.key} ref={index === 0 ? first : null} data-slot="table-section">
            {ranges.flatMap(range => [
              <Gap key={range.key} width={width} height={heightOf(range.gap, heights)} />,
              range.heading && section.group && (
                <GroupRow
                  key="group"
                  group={section.group}
                  isExpanded={section.group.getIsExpanded()}
                  columns={columns.drawn}
                  lang={lang}
                  // a phone shows no row numbers
                  leadingCells={Number(rowNumbers && model.layout !== 'phone') + Number(selectable)}
                  index={indexOf(range.at - 1)}
                  marks={marks?.ofRow(range.at - 1)}
                />
              ),
              ...rowsOf(section, range, slots),
            ])}
            {index === sections.length - 1 && <Gap key="rest" width={width} height={rest} />}
          </tbody>
        )
      })}
      {printing && <PrintNote width={width} shown={end} total={lines.count} />}
    </>
  )
}

function heightOf({ from, to }: LineSpan, heights: LineHeights): number {
  return topOf(heights, to) - topOf(heights, from)
}

/** The rendered columns among the row's first `colSpan` visible columns, at least the first. */
function spanOf<Data extends RowData>(
  meta: RowMeta | undefined,
  { drawn, visible }: DataTableModel<Data>['columns'],
): number {
  const colSpan = Math.floor(meta?.colSpan ?? 1)
  if (!(colSpan > 1)) return 1
  const spanned = new Set(visible.slice(0, colSpan))
  return Math.max(1, drawn.filter(column => spanned.has(column)).length)
}

/** A placeholder for lines that are not rendered. `height` is an attribute, because the server's policy forbids inline styles. `data-slot` table-gap. */
function Gap({ width, height }: { width: number; height: number }) {
  if (height <= 0) return null
  return (
    <tr data-slot="table-gap" aria-hidden>
      <td colSpan={width} height={height} />
    </tr>
  )
}

type PrintNoteProps = {
  /** How many cells a row has. */
  width: number
  shown: number
  total: number
}

/** On paper, below the rows of a table too long to print whole: the number of printed rows. `data-slot` table-print-note. */
function PrintNote({ width, shown, total }: PrintNoteProps) {
  const label = useLabel()
  return (
    <tbody data-slot="table-print-note" className="not-print:hidden">
      <tr>
        <td colSpan={width} className={cellStyles()}>
          {label('table_status_rows', { shown, total })}
        </td>
      </tr>
    </tbody>
  )
}

type ToggleRowProps = {
  part: CollapsiblePart
  /** The number of its rows. */
  count: number
  isOpen: boolean
  onToggle: (part: CollapsiblePart) => void
  /** How many cells a row has. */
  width: number
  /** Its `aria-rowindex`; absent if the table renders all its rows. */
  index: number | undefined
}

/** The row that expands or collapses the rows before or after (T2). `data-slot` table-toggle. */
function ToggleRow({ part, count, isOpen, onToggle, width, index }: ToggleRowProps) {
  const label = useLabel()
  const Icon = (part === 'previous') === isOpen ? ChevronDown : ChevronUp
  return (
    <tbody data-slot="table-toggle" data-part={part} data-state={isOpen ? 'open' : 'closed'}>
      <tr aria-rowindex={index} className={rowStyles()}>
        <td colSpan={width} className={cellStyles()}>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(part)}
            className={rowButtonStyles({ of: 'collapsible' })}
          >
            <Icon aria-hidden="true" />
            {label(`table_${part === 'previous' ? 'prev' : 'next'}_${isOpen ? 'hide' : 'show'}`, { count })}
          </button>
        </td>
      </tr>
    </tbody>
  )
}

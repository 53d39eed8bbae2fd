'use client'
import { FlexRender, type RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, memo, type ReactElement, type ReactNode, useMemo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { plainText, type TableCell, toCellViewModel } from '../cells/cell.view-model.ts'
import { CellContent } from '../cells/cell-content.tsx'
import { tabStopIn } from './cell-selection/cell-marks.ts'
import { gridCell } from './cell-selection/grid-cell.tsx'
import { type DrawnColumn, pinnedCount, pinnedEndCount } from './columns/drawn-columns.ts'
import type { DataTableRow } from './columns/features.ts'
import type { RowMeta } from './columns/table-meta.ts'
import { drawnSpans, type LineSpan } from './model/line-window.ts'
import { cellValue } from './row-models/cell-value.ts'
import { groupDepth } from './row-models/groups.ts'
import { ExpandArrow, rowButtonStyles } from './styles/row-button.tsx'
import { columnCellStyles, leadStyles, rowStyles } from './styles/table-styles.tsx'

export type DataRowProps<Data extends RowData> = {
  row: DataTableRow<Data>
  meta: RowMeta | undefined
  /** The columns to draw. */
  columns: readonly DrawnColumn<Data>[]
  /** How many of them the first cell spans. */
  span: number
  lang: string
  /** The range of columns to render beside the first one; null: all. */
  across: LineSpan | null
  /** Its `aria-rowindex`; absent if the table renders all its rows. */
  index: number | undefined
  /** Its position among the shown rows, from 1; absent: no number column; null: the row has no number. */
  number: number | null | undefined
  /** Whether it is selected; absent: no checkboxes; null: this row has none. */
  isSelected: boolean | null | undefined
  /** Whether its sub-rows are shown; null: it has none. */
  isExpanded: boolean | null
  /** The selection marks of its cells; absent: cells cannot be selected. */
  marks?: string | undefined
  onRequestAccess: ((row: Data) => void) | undefined
}

/**
 * A row of cells; the first cell is its heading.
 * `data-slot` table-row, table-cell; state: `data-variant`, `data-selected`, `data-current` on the phone's column.
 */
export const DataRow = memo(function DataRow<Data extends RowData>({
  row,
  meta,
  columns,
  span,
  lang,
  across,
  index,
  number,
  isSelected,
  isExpanded,
  marks,
  onRequestAccess,
}: DataRowProps<Data>) {
  const [first] = columns
  // computed only where it is read aloud: most rows need no name
  let name: string | undefined
  const nameOf = () => {
    name ??= first ? textOf(row, first, lang) : ''
    return name
  }
  let actionColumn: DrawnColumn<Data> | undefined
  const showsAction = (column: DrawnColumn<Data>) => {
    actionColumn ??= columns.find(each => isWithheld(valueIn(row, each)))
    return column === actionColumn
  }
  const before = Number(number !== undefined) + Number(isSelected !== undefined)
  const spans =
    across && span === 1 ? besideFirst(across, columns, marks) : [{ from: span, to: columns.length }]

  const contentOf = (column: DrawnColumn<Data>): ReactNode => {
    const cell = column.isFormatted ? undefined : row.getAllCellsByColumnId()[column.id]
    if (cell) return <FlexRender cell={cell} />
    const value = valueIn(row, column)
    const isAway = isWithheld(value)
    return (
      // plain text needs no component around it: tables have thousands of such cells
      plainText(value, column.meta, lang) ?? (
        <CellContent
          // the element of a row can be reused for another row, and anything open in it belongs to the first
          key={row.id}
          cell={toCellViewModel(value, column.meta, lang)}
          showsAction={isAway && showsAction(column)}
          about={isAway ? nameOf() : ''}
          side={column.side}
          onRequest={onRequestAccess && (() => onRequestAccess(row.original))}
        />
      )
    )
  }

  // React skips an element that it received before: hiding one column costs the others nothing
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row or another language needs new cells
  const plainCells = useMemo(
    () => new WeakMap<DrawnColumn<Data>, ReactElement<ComponentProps<'td'>>>(),
    [row, lang],
  )
  const cellOf = (column: DrawnColumn<Data>, place: number): ReactElement => {
    const colIndex = across ? before + place + 1 : undefined
    const known = marks === undefined ? plainCells.get(column) : undefined
    if (known && known.props['aria-colindex'] === colIndex) return known
    const content = contentOf(column)
    const cell = (
      <td
        key={column.id}
        data-slot="table-cell"
        data-current={column.isCurrent ? '' : undefined}
        aria-colindex={colIndex}
        role={marks === undefined ? undefined : 'gridcell'}
        {...gridCell({ styles: columnCellStyles(column), marks, columnId: column.id, column: place })}
      >
        {content}
      </td>
    )
    if (marks === undefined && typeof content === 'string') plainCells.set(column, cell)
    return cell
  }

  const heading = first && contentOf(first)
  const depth = indentOf(meta?.depth ?? (row.depth === 0 ? 0 : row.depth - groupDepth(row.table)))
  return (
    <tr
      data-slot="table-row"
      aria-rowindex={index}
      data-row={marks === undefined ? undefined : row.id}
      data-variant={meta?.variant}
      data-selected={isSelected ? '' : undefined}
      className={rowStyles({ variant: meta?.variant })}
    >
      {number !== undefined && <td className={leadStyles({ of: 'number' })}>{number}</td>}
      {isSelected !== undefined && (
        <td className={leadStyles({ of: 'check' })}>
          {isSelected !== null && (
            <RowCheckbox
              key={row.id}
              name={nameOf() || String(number ?? row.id)}
              isSelected={isSelected}
              onChange={row.getToggleSelectedHandler()}
            />
          )}
        </td>
      )}
      {first && (
        <th
          scope="row"
          colSpan={span}
          data-slot="table-cell"
          {...gridCell({ styles: columnCellStyles(first), marks, columnId: first.id, column: 0, span })}
        >
          {indented(
            depth,
            isExpanded === null ? (
              heading
            ) : (
              <SubRowsToggle
                heading={heading}
                name={nameOf()}
                isExpanded={isExpanded}
                onToggle={() => row.toggleExpanded()}
              />
            ),
          )}
        </th>
      )}
      {spans.flatMap(({ from, to }, index) => [
        skipped(index, from - (spans[index - 1]?.to ?? span)),
        ...columns.slice(from, to).map((column, place) => cellOf(column, from + place)),
      ])}
      {skipped(spans.length, columns.length - (spans.at(-1)?.to ?? columns.length))}
    </tr>
  )
}) as <Data extends RowData>(props: DataRowProps<Data>) => ReactNode

/** The columns to render beside the first one: those near the view, the pinned ones, and the tab stop's, which may have focus. */
function besideFirst<Data extends RowData>(
  across: LineSpan,
  columns: readonly DrawnColumn<Data>[],
  marks: string | undefined,
): LineSpan[] {
  const count = columns.length
  const tabStop = marks === undefined ? -1 : tabStopIn(marks)
  const always = [
    { from: 1, to: pinnedCount(columns) },
    { from: count - pinnedEndCount(columns), to: count },
    ...(tabStop > 0 ? [{ from: tabStop, to: tabStop + 1 }] : []),
  ]
  return drawnSpans(across, always, count)
}

/** A placeholder for columns that are not rendered. */
function skipped(index: number, count: number): ReactNode {
  return count > 0 && <td key={`skipped ${index}`} colSpan={count} />
}

/** A press with Shift selects a range of rows; this stops the browser from selecting the text between them. */
function preventTextSelection(event: MouseEvent<HTMLInputElement>): void {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.focus()
}

/** The indent level of a row: a whole number, limited to the number of styles. */
function indentOf(depth: number): number {
  return Math.min(Math.max(Math.trunc(depth) || 0, 0), INDENTS.length - 1)
}

function indented(depth: number, heading: ReactNode): ReactNode {
  return depth > 0 ? <div className={INDENTS[depth]}>{heading}</div> : heading
}

type RowCheckboxProps = { name: string; isSelected: boolean; onChange: (event: unknown) => void }

/** A separate component, so that rows without a checkbox read no labels. */
function RowCheckbox({ name, isSelected, onChange }: RowCheckboxProps) {
  const label = useLabel()
  return (
    <Checkbox
      labelHidden
      label={label('table_select_row', { row: name })}
      checked={isSelected}
      onMouseDown={preventTextSelection}
      onChange={onChange}
    />
  )
}

type SubRowsToggleProps = { heading: ReactNode; name: string; isExpanded: boolean; onToggle: () => void }

/**
 * The name of a row that has sub-rows. Plain text becomes the button; if the cell has a link or a note, the button is next to it.
 * `data-slot` table-sub-rows; state: `aria-expanded`.
 */
function SubRowsToggle({ heading, name, isExpanded, onToggle }: SubRowsToggleProps) {
  const label = useLabel()
  const isText = typeof heading === 'string'
  return (
    <>
      {!isText && heading}
      <button
        type="button"
        data-slot="table-sub-rows"
        aria-expanded={isExpanded}
        aria-label={isText ? undefined : label('table_sub_rows', { row: name })}
        onClick={onToggle}
        className={clsx(rowButtonStyles({ of: 'group' }), 'min-w-6 justify-center font-medium')}
      >
        {isText && <span>{heading}</span>}
        <ExpandArrow collapsed={!isExpanded} />
      </button>
    </>
  )
}

function valueIn<Data extends RowData>(
  { original, index }: DataTableRow<Data>,
  { column }: DrawnColumn<Data>,
): TableCell {
  return cellValue(original, index, column)
}

/** The row's name: the full text of its first cell; empty if that is a component without `meta.text`. */
function textOf<Data extends RowData>(
  row: DataTableRow<Data>,
  column: DrawnColumn<Data>,
  lang: string,
): string {
  if (!column.isFormatted) return column.meta.text?.(row.original) ?? ''
  const cell = toCellViewModel(valueIn(row, column), column.meta, lang)
  return cell.kind === 'text' ? (cell.full ?? cell.text) : ''
}

function isWithheld(cell: TableCell): boolean {
  return typeof cell === 'object' && cell !== null && Boolean(cell.locked || cell.placeholder)
}

/**
 * Indents of the rows of a tree: `--table-header-indent` for lines under a heading line, and `--table-cell-indent` more
 * for every further level (shared-blocks §9: 10 and 4 px).
 */
export const INDENTS: readonly string[] = [
  '',
  'ps-(--table-header-indent,10px)',
  'ps-[calc(var(--table-header-indent,10px)+var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+2*var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+3*var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+4*var(--table-cell-indent,4px))]',
  'ps-[calc(var(--table-header-indent,10px)+5*var(--table-cell-indent,4px))]',
]

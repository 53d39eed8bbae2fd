'use client'
import { useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useLang, useVerdict } from '../../foundation/ui-provider.tsx'
import { reckonWidths } from './column-widths.shape.ts'
import { columnDefs, columnVisibility, dataTableFeatures } from './data-table.features.ts'
import { dataTableReducer, dataTableStart, type Fold, toggled } from './data-table.model.ts'
import {
  allToggled,
  announcement,
  checkedIds,
  dataTableFigure,
  type RowFigure,
  rowFigures,
  selectionOf,
} from './data-table.shape.ts'
import { nextOrder, type SortChange, type TableSort } from './row-order.ts'
import { columnsFigure, type TableColumn } from './table-columns.shape.ts'
import { linesOf, rowIndexes } from './table-lines.shape.ts'
import { rowsInPlay, sortedRows, type TableGroup, type TableRow } from './table-rows.shape.ts'
import { useTableLayout } from './use-table-layout.ts'

/** How a table behaves. */
export type DataTableOptions<Id extends string = string> = {
  /** The columns in order; the first one names the rows. Keep the array stable between renders. */
  columns: readonly TableColumn<Id>[]
  /** The rows in the server's order (readings #50). Keep the array stable between renders. */
  rows: readonly TableRow<Id>[]
  /** Headings over rows, in order; rows of none stand first (T2). */
  groups?: readonly TableGroup<Id>[]
  /** Ids of columns that the settings panel took away (T6). */
  hiddenColumns?: readonly string[]
  /** The sort, held by the parent; null is the given order. Absent: the table holds it (T7). */
  sort?: TableSort<Id>
  /** The first sort when the table holds it. */
  defaultSort?: TableSort<Id>
  /** Told of every press on a heading; `order` is null when the given order comes back (shared-blocks §4). */
  onSortChange?(change: SortChange<Id>): void
  /** `given`: the rows come sorted, the table only says how. Default `sort`. */
  rowOrder?: 'sort' | 'given'
  /** Rows shown at first. 0 or absent: all (shared-blocks §9). */
  limit?: number
  /** Rows that each "show more" adds, for long tables; absent: everything at once. */
  step?: number
  /** How often "show more" was pressed, held by the parent; 0 is collapsed. Absent: the table holds it (T4). */
  expansions?: number
  /** Called with the new count at each "show more" and "hide". */
  onExpansionsChange?(expansions: number): void
  /** Rows the server has; it may send fewer to those who may not see them (T5). */
  total?: number
  /** Told once each time the collapsed table is expanded; the place to log an action (T4). */
  onExpand?(): void
  /** What expanding takes: being signed in, or paid access. Absent: nothing (T5, readings #15). */
  lock?: 'auth' | 'paid'
  /** Ids of the ticked rows, held by the parent. */
  selected?: readonly string[]
  /** Ids of the rows ticked at first. Default: the rows' own `checked`. */
  defaultSelected?: readonly string[]
  /** The data column that a phone shows at first, from 0; clamped to those there are. Default 0 (T3). */
  defaultColumn?: number
  /** Told of every change of the ticks, with the ids in the order of the rows. */
  onSelectedChange?(ids: string[]): void
}

export type DataTableModel = ReturnType<typeof useDataTable>
export type DataTableEvents = DataTableModel['events']

const NO_GROUPS: readonly TableGroup[] = []
/** TanStack holds the columns, their visibility and the sort; a row model of a hundred thousand rows would be held for nothing. */
const NO_ROWS: RowFigure[] = []

/** Everything a table does, without its looks: `{ state, figure, selection, events, table }`, where `table` is TanStack's. */
export function useDataTable<Id extends string>(options: DataTableOptions<Id>) {
  const { columns: given, rows, hiddenColumns, limit, step, total } = options
  const groups: readonly TableGroup[] = options.groups ?? NO_GROUPS
  const lang = useLang()
  const layout = useTableLayout()
  const verdict = useVerdict(options.lock === 'auth' ? 'showMoreRowsSignedIn' : 'showMoreRows')
  const locked = options.lock !== undefined && verdict.kind !== 'allowed'
  const [state, dispatch] = useReducer(dataTableReducer, options, dataTableStart)
  const { open, turned, column } = state
  const expansions = options.expansions ?? state.expansions
  const sort: TableSort = options.sort === undefined ? state.sort : options.sort
  const ordering = options.rowOrder === 'given' ? null : sort
  const columns = useMemo(
    () => columnsFigure({ columns: given, hiddenColumns, column, oneColumn: layout === 'phone' }),
    [given, hiddenColumns, column, layout],
  )
  const figureOf = useMemo(() => rowFigures(columns, lang), [columns, lang])
  const play = useMemo(() => rowsInPlay(rows, open), [rows, open])
  const ordered = useMemo(
    () => sortedRows({ rows: play.rows, columns: given, sort: ordering, lang }),
    [play, given, ordering, lang],
  )
  const figure = useMemo(
    () =>
      dataTableFigure({
        columns,
        play: { ...play, rows: ordered },
        groups,
        sort,
        limit,
        step,
        total,
        locked,
        state: { expansions, open, turned },
        figureOf,
      }),
    [columns, play, ordered, groups, sort, limit, step, total, locked, expansions, open, turned, figureOf],
  )

  const lines = useMemo(() => linesOf(figure.sections), [figure])
  const indexes = useMemo(() => rowIndexes(lines, figure), [lines, figure])
  const wide = lines.windowed && layout === 'desk'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column that is taken away leaves the others as wide as they are
  const widths = useMemo(
    () => (wide ? reckonWidths({ columns: columns.every, rows, lang }) : null),
    [wide, given, rows, lang],
  )
  const held = useMemo(() => options.selected && new Set(options.selected), [options.selected])
  const ticked = held ?? state.selected
  // asked for by tables with boxes only: they go through all rows
  const selected = useMemo(() => once((): ReadonlySet<string> => ticked ?? checkedIds(rows)), [rows, ticked])
  const selection = useMemo(() => once(() => selectionOf(rows, selected())), [rows, selected])

  // what the events read when they happen, so that they can stay the same functions and rows need not be drawn again
  const now = { options, figure, sort, selection, selected, expansions, locked }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  const events = useMemo(() => {
    const select = (ids: ReadonlySet<string>) => {
      dispatch({ type: 'selected', ids })
      const { options, selection } = latest.current
      options.onSelectedChange?.(inRowOrder(ids, selection().ids))
    }
    return {
      /** A press on a heading. */
      pressSort(field: string) {
        const change = { field: field as Id, order: nextOrder(latest.current.sort, field) }
        dispatch({ type: 'sorted', change })
        latest.current.options.onSortChange?.(change)
      },
      /** More rows, or the refusal of them. */
      showMore() {
        const { locked, expansions, options } = latest.current
        if (locked) return dispatch({ type: 'refused' })
        dispatch({ type: 'expanded', from: expansions })
        options.onExpansionsChange?.(expansions + 1)
        if (expansions === 0) options.onExpand?.()
      },
      /** Back to the first rows. */
      showLess() {
        const { expansions, options } = latest.current
        dispatch({ type: 'collapsed', from: expansions })
        if (expansions > 0) options.onExpansionsChange?.(0)
      },
      /** The phone's next (1) or previous (−1) column; nothing at the ends. */
      stepColumn(by: 1 | -1) {
        const { at, data } = latest.current.figure.columns
        const index = at + by
        if (index >= 0 && index < data.length) dispatch({ type: 'columnShown', index })
      },
      /** The phone's column at this place, from 0. */
      showColumn: (index: number) => dispatch({ type: 'columnShown', index }),
      toggleFold: (fold: Fold) => dispatch({ type: 'foldToggled', fold }),
      toggleGroup: (group: string) => dispatch({ type: 'groupToggled', group }),
      toggleRow: (id: string) => select(toggled(latest.current.selected(), id)),
      toggleAll: () => select(allToggled(latest.current.selection(), latest.current.selected())),
    }
  }, [])

  const defs = useMemo(() => columnDefs(columns.every), [columns])
  const visibility = useMemo(() => columnVisibility(columns), [columns])
  const sorting = useMemo(() => (sort ? [{ id: sort.field, desc: sort.order === 'desc' }] : []), [sort])
  const table = useTable({
    features: dataTableFeatures,
    columns: defs,
    data: NO_ROWS,
    manualSorting: true,
    state: { sorting, columnVisibility: visibility },
  })

  return {
    state,
    figure,
    /** The figure's sections as lines, of which a long table draws some. */
    lines,
    /** Where its rows stand for assistive tech, when not all are drawn. */
    indexes,
    /** How wide the columns of a long table stand, by id; null where the browser finds out by itself. */
    widths,
    /** The box above the boxes, and the ids that it sets. */
    get selection() {
      return selection()
    },
    get selected() {
      return selected()
    },
    events,
    table,
    layout,
    /** Why expanding is refused; `allowed` when it is not. */
    verdict: locked ? verdict : ({ kind: 'allowed' } as const),
    said: announcement(state.said, figure),
  }
}

/** The function's result, worked out when it is first asked for. */
function once<Result>(work: () => Result): () => Result {
  let held: { result: Result } | null = null
  return () => {
    held ??= { result: work() }
    return held.result
  }
}

/** The ticked ids in the order of the rows; those of rows that are not shown come last. */
function inRowOrder(ids: ReadonlySet<string>, rowIds: readonly string[]): string[] {
  return [...new Set([...rowIds.filter(id => ids.has(id)), ...ids])]
}

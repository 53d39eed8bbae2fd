'use client'
import {
  type DataTableColumnDef,
  type DataTableModel,
  type DataTableRow,
  useDataTable,
} from '@accrue/ui/tables'
import type { Bond } from './bonds.ts'

export type OwnTableProps = {
  /** The first column names the tiles. */
  columns: readonly DataTableColumnDef<Bond>[]
  data: readonly Bond[]
}

/** A table as tiles: `useDataTable` handles sorting, limits, number formats and withheld values, the markup is custom. */
export function OwnTable({ columns, data }: OwnTableProps) {
  const model = useDataTable({ columns, data, limit: 3 })
  const { table, more, actions } = model
  return (
    <section aria-label="Bonds" className="grid justify-items-start gap-3 text-ink">
      <fieldset className="flex flex-wrap gap-2 text-13">
        <legend className="sr-text">Sort by</legend>
        {model.columns.visible.map(({ id, title, column }) => {
          const sorted = column.getIsSorted()
          return (
            <button
              key={id}
              type="button"
              aria-pressed={sorted !== false}
              onClick={() => column.toggleSorting()}
              className={pill}
            >
              {title} {sorted && (sorted === 'asc' ? '↑' : '↓')}
            </button>
          )
        })}
      </fieldset>
      <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
        {table.getRowModel().rows.map(row => (
          <Tile key={row.id} row={row} model={model} />
        ))}
      </ul>
      {more.kind === 'more' && (
        <button type="button" onClick={actions.showMore} className={pill}>
          {more.next} more
        </button>
      )}
      {more.kind === 'less' && (
        <button type="button" onClick={actions.showLess} className={pill}>
          Fewer
        </button>
      )}
    </section>
  )
}

const pill =
  'min-h-9 rounded-full border border-line-control px-3 text-13 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface max-desk:min-h-11'

function Tile({ row, model }: { row: DataTableRow<Bond>; model: DataTableModel<Bond> }) {
  return (
    <li className="grid gap-3 border-t-4 border-accent bg-surface-sunken p-4">
      <h3 className="text-16 font-heavy">{row.original.name}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-13">
        {model.columns.data.map(({ id, title, column }) => {
          const cell = model.cellOf(row, column)
          return (
            <div key={id} className="contents">
              <dt className="text-ink-2">{title}</dt>
              <dd className="num text-end">
                {cell.kind === 'text' && cell.text}
                {cell.kind === 'locked' && 'with full access'}
                {cell.kind === 'blank' && '–'}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

'use client'
import { type TableColumn, type TableRow, useDataTable } from '@accrue/ui/tables'

export type OwnTableProps = {
  /** The first one names the tiles. */
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

/** A table as tiles: sorting, limits, number formats and withheld values are `useDataTable`, the tiles are ours. */
export function OwnTable({ columns, rows }: OwnTableProps) {
  const { figure, events } = useDataTable({ columns, rows, limit: 3 })
  const { sort, more } = figure
  return (
    <section aria-label="Bonds" className="grid justify-items-start gap-3 text-ink">
      <fieldset className="flex flex-wrap gap-2 text-13">
        <legend className="sr-text">Sort by</legend>
        {figure.columns.every.map(({ id, header }) => (
          <button
            key={id}
            type="button"
            aria-pressed={sort?.field === id}
            onClick={() => events.pressSort(id)}
            className={pill}
          >
            {header} {sort?.field === id && (sort.order === 'asc' ? '↑' : '↓')}
          </button>
        ))}
      </fieldset>
      <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
        {figure.sections.flatMap(({ rows }) =>
          rows.map(row => <Tile key={row.id} row={figure.figureOf(row)} columns={figure.columns.every} />),
        )}
      </ul>
      {more.kind === 'more' && (
        <button type="button" onClick={events.showMore} className={pill}>
          {more.next} more
        </button>
      )}
      {more.kind === 'less' && (
        <button type="button" onClick={events.showLess} className={pill}>
          Fewer
        </button>
      )}
    </section>
  )
}

const pill =
  'min-h-9 rounded-full border border-line-control px-3 text-13 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface max-desk:min-h-11'

type Figure = ReturnType<typeof useDataTable>['figure']
type TileProps = { row: ReturnType<Figure['figureOf']>; columns: Figure['columns']['every'] }

function Tile({ row, columns: [, ...facts] }: TileProps) {
  return (
    <li className="grid gap-3 border-t-4 border-accent bg-surface-sunken p-4">
      <h3 className="text-16 font-heavy">{row.name}</h3>
      <dl className="grid grid-cols-[1fr_auto] gap-1 text-13">
        {facts.map(column => {
          const cell = row.cell(column)
          return (
            <div key={column.id} className="contents">
              <dt className="text-ink-2">{column.header}</dt>
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

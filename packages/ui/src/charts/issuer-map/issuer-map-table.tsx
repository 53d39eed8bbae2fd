'use client'
import { memo, useMemo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { Link } from '../../controls/link/link.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DataTableFrame, DataTableHead } from '../plot/data-table.tsx'
import { FIRST_TABLE_ROWS } from '../time-chart/table-rows.ts'
import { type MapFormat, mapRows } from './issuer-map.text.ts'
import type { DrawnPoint } from './issuer-map.view-model.ts'

export type IssuerMapTableProps = {
  id: string
  caption: string
  points: readonly DrawnPoint[]
  format: MapFormat
  /** Whether all rows are shown, or only the first hundred. */
  all: boolean
  onShowAll: () => void
  /** Keys of selected points in delete mode; null otherwise. */
  selected: ReadonlySet<string> | null
  /** Selects or deselects a point. */
  onSelect: (key: string) => void
}

/** The map as a table, by duration. It gives access to every point, including those at one place (C22, M1). Parts: `data-slot` issuer-map-table, issuer-map-table-more. */
export const IssuerMapTable = memo(function IssuerMapTable({
  id,
  caption,
  points,
  format,
  all,
  onShowAll,
  selected,
  onSelect,
}: IssuerMapTableProps) {
  const label = useLabel()
  const { heads, rows } = useMemo(
    () => mapRows(points, all ? points.length : FIRST_TABLE_ROWS, format),
    [points, all, format],
  )
  return (
    <DataTableFrame
      id={id}
      onShowAll={onShowAll}
      slot="issuer-map-table"
      name={label('map_table', { name: caption })}
      shown={rows.length}
      total={points.length}
      className="mx-4 mt-2 mb-4"
    >
      <table className="num w-full text-13">
        <caption className="sr-text">{caption}</caption>
        <thead>
          <tr>
            {selected ? <DataTableHead align="start">{label('map_select')}</DataTableHead> : null}
            <DataTableHead align="start">{label('map_issue')}</DataTableHead>
            {heads.map(head => (
              <DataTableHead key={head.id} align="end">
                {head.text}
              </DataTableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, href, cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {selected ? (
                <td className="w-0 px-3 py-0.5">
                  <Checkbox
                    label={label('map_select_point', { name })}
                    labelHidden
                    checked={selected.has(key)}
                    onCheckedChange={() => onSelect(key)}
                  />
                </td>
              ) : null}
              <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
                <Link href={href} variant="plain">
                  {name}
                </Link>
              </th>
              {cells.map(cell => (
                <td
                  key={cell.id}
                  data-aside={cell.aside}
                  className="px-3 py-1.5 text-end data-aside:text-ink-3"
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DataTableFrame>
  )
})

import { useMemo, useState } from 'react'
import { DataGrid } from 'react-data-grid'
import { createRoot } from 'react-dom/client'
import 'react-data-grid/lib/styles.css'
import { FIELDS, SORTED, TOGGLED, written } from './data.js'
import { offer } from './page.js'

const COLUMNS = FIELDS.map(({ id, title, kind }) => ({
  key: id,
  name: title,
  width: 110,
  sortable: true,
  ...(kind === 'number' ? { renderCell: ({ row }) => written(row[id]) } : {}),
}))
let setShown = () => {}

function Page({ rows }) {
  const [sort, setSort] = useState([])
  const [shown, set] = useState(true)
  setShown = set
  const columns = useMemo(() => COLUMNS.filter(({ key }) => shown || key !== TOGGLED), [shown])
  const sorted = useMemo(() => {
    const [by] = sort
    if (!by) return rows
    const turn = by.direction === 'ASC' ? 1 : -1
    return [...rows].sort((a, b) => turn * (a[by.columnKey] - b[by.columnKey]))
  }, [rows, sort])
  return (
    <DataGrid
      columns={columns}
      rows={sorted}
      rowKeyGetter={row => row.id}
      rowHeight={32}
      sortColumns={sort}
      onSortColumnsChange={setSort}
      style={{ height: 640, width: 1200 }}
    />
  )
}

const find = selector => document.querySelector(selector)
const headingOf = id =>
  find(`[role=columnheader][aria-colindex="${FIELDS.findIndex(field => field.id === id) + 1}"]`)

offer({
  take: flat => flat,
  mount: (host, rows) => createRoot(host).render(<Page rows={rows} />),
  box: () => find('[role=grid]'),
  heading: () => headingOf(SORTED),
  firstName: () => find('[role=row][aria-rowindex="2"] [role=gridcell]')?.textContent ?? '',
  showColumn: shown => setShown(shown),
  hasColumn: () => headingOf(TOGGLED)?.textContent === FIELDS.find(({ id }) => id === TOGGLED)?.title,
})

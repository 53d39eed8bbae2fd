import { ClientSideRowModelModule, ColumnApiModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { FIELDS, SORTED, TOGGLED, written } from './data.js'
import { offer } from './page.js'

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule])

const COLUMNS = FIELDS.map(({ id, title, kind }) => ({
  field: id,
  headerName: title,
  width: 110,
  ...(kind === 'number' ? { valueFormatter: ({ value }) => written(value) } : {}),
}))
const idOf = ({ data }) => data.id
/** @type {import('ag-grid-community').GridApi | null} */
let api = null
const hold = event => {
  api = event.api
}
const find = selector => document.querySelector(selector)

offer({
  take: flat => flat,
  mount: (host, rows) =>
    createRoot(host).render(
      <AgGridReact rowData={rows} rowHeight={32} getRowId={idOf} columnDefs={COLUMNS} onGridReady={hold} />,
    ),
  box: () => find('.ag-grid-viewport'),
  heading: () => find(`.ag-header-cell[col-id="${SORTED}"]`),
  firstName: () => find('.ag-row[row-index="0"] [col-id="name"]')?.textContent ?? '',
  showColumn: shown => api?.setColumnsVisible([TOGGLED], shown),
  hasColumn: () => Boolean(find(`.ag-header-cell[col-id="${TOGGLED}"]`)),
})

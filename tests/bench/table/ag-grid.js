import { ClientSideRowModelModule, ColumnApiModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import { FIELDS, SORTED, TOGGLED, written } from './data.js'
import { offer } from './page.js'

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule])

/** @type {import('ag-grid-community').GridApi | null} */
let api = null
const find = selector => document.querySelector(selector)

offer({
  take: flat => flat,
  mount(host, rows) {
    api = createGrid(host, {
      rowData: rows,
      rowHeight: 32,
      getRowId: ({ data }) => data.id,
      columnDefs: FIELDS.map(({ id, title, kind }) => ({
        field: id,
        headerName: title,
        width: 110,
        ...(kind === 'number' ? { valueFormatter: ({ value }) => written(value) } : {}),
      })),
    })
  },
  box: () => find('.ag-grid-viewport'),
  heading: () => find(`.ag-header-cell[col-id="${SORTED}"]`),
  firstName: () => find('.ag-row[row-index="0"] [col-id="name"]')?.textContent ?? '',
  showColumn: shown => api?.setColumnsVisible([TOGGLED], shown),
  hasColumn: () => Boolean(find(`.ag-header-cell[col-id="${TOGGLED}"]`)),
})

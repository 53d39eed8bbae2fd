import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { createColumns, DataTable, useDataTable } from '@accrue/ui/tables'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../packages/ui/src/styles/index.css'
import { FIELDS, SORTED, TOGGLED } from './data.js'
import { offer } from './page.js'

const column = createColumns()
const COLUMNS = FIELDS.map(({ id, title, kind }) => {
  if (kind === 'number') return column.number(id, { header: title, decimals: 4 })
  if (kind === 'day') return column.day(id, { header: title, dayStyle: 'YYYY-MM-DD' })
  return column.text(id, { header: title })
})
const NONE = { columnVisibility: {} }
const HIDDEN = { columnVisibility: { [TOGGLED]: false } }
const rowId = row => row.id
let setHidden = () => {}

function Quotes({ rows }) {
  const [state, set] = useState(NONE)
  setHidden = set
  const model = useDataTable({ columns: COLUMNS, data: rows, getRowId: rowId, state })
  return <DataTable model={model} caption="Quotes" />
}

function Page({ rows }) {
  return (
    <UiProvider lang="en" labels={labels}>
      <Quotes rows={rows} />
    </UiProvider>
  )
}

const find = selector => document.querySelector(selector)
const headingOf = id =>
  [...document.querySelectorAll('thead th')].find(
    cell => cell.textContent?.trim() === FIELDS.find(field => field.id === id)?.title,
  )

offer({
  take: flat => flat,
  mount(host, rows) {
    host.style.overflow = 'auto'
    host.style.setProperty('--row', '32px')
    createRoot(host).render(<Page rows={rows} />)
  },
  box: () => find('[data-slot=data-table]')?.parentElement,
  heading: () => headingOf(SORTED)?.querySelector('button'),
  firstName: () => find('tbody th')?.textContent ?? '',
  showColumn: shown => setHidden(shown ? NONE : HIDDEN),
  hasColumn: () => Boolean(headingOf(TOGGLED)),
})

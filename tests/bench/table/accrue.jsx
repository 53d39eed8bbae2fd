import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/eng.json'
import { DataTable } from '@accrue/ui/tables'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../packages/ui/src/styles/index.css'
import { FIELDS, SORTED, TOGGLED } from './data.js'
import { offer } from './page.js'

const COLUMNS = FIELDS.map(({ id, title, kind }) => ({
  id,
  header: title,
  kind,
  ...(kind === 'number' ? { decimals: 4 } : {}),
  ...(kind === 'day' ? { dayStyle: 'YYYY-MM-DD' } : {}),
}))
const HIDDEN = [TOGGLED]
const NONE = []
let setHidden = () => {}

function Page({ rows }) {
  const [hidden, set] = useState(NONE)
  setHidden = set
  return (
    <UiProvider lang="eng" labels={labels}>
      <DataTable caption="Quotes" columns={COLUMNS} rows={rows} hiddenColumns={hidden} />
    </UiProvider>
  )
}

const find = selector => document.querySelector(selector)
const headingOf = id =>
  [...document.querySelectorAll('thead th')].find(
    cell => cell.textContent?.trim() === FIELDS.find(field => field.id === id)?.title,
  )

offer({
  take: flat => flat.map(({ id, ...cells }) => ({ id, cells })),
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

import '@accrue/ui/styles.css'
import { Paginator } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/eng.json'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Pages() {
  const [page, setPage] = useState(1)
  return <Paginator page={page} total={383} onPageChange={setPage} />
}

createRoot(document.getElementById('root') ?? document.body).render(
  <UiProvider lang="eng" labels={labels}>
    <Pages />
  </UiProvider>,
)

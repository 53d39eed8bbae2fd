import '@accrue/ui/styles.css'
import { Paginator } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// of the dictionary only what a paginator says, in words of the page's own
const labels = {
  paginator: 'Pages',
  paginator_next: 'Next page',
  paginator_page: 'Page {page}',
  paginator_previous: 'Previous page',
  paginator_status: '{from}–{to} of {total}',
}

function Pages() {
  const [page, setPage] = useState(1)
  return <Paginator page={page} total={383} onPageChange={setPage} />
}

createRoot(document.getElementById('root') ?? document.body).render(
  <UiProvider lang="eng" labels={labels}>
    <Pages />
  </UiProvider>,
)

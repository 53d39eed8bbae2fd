import '@accrue/ui/styles.css'
import { Paginator } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// of the dictionary only what a paginator says, in words of the page's own
const labels = {
  number_blanked: '“{text}” is not a number',
  number_refused: '“{text}” was not entered',
  paginator: 'Pages',
  paginator_ellipsis: 'Go to page … of {pages}',
  paginator_jump: 'Go to page',
  paginator_jump_go: 'Go',
  paginator_jump_of: 'of {pages}',
  paginator_jump_refused: 'Enter a page from 1 to {pages}',
  paginator_next: 'Next page',
  paginator_page: 'Page {page}',
  paginator_previous: 'Previous page',
  paginator_status: '{from}–{to} of {total}, page {page} of {pages}',
}

function Pages() {
  const [page, setPage] = useState(1)
  return <Paginator page={page} total={383} onPageChange={setPage} />
}

createRoot(document.getElementById('root') ?? document.body).render(
  <UiProvider lang="en" labels={labels}>
    <Pages />
  </UiProvider>,
)

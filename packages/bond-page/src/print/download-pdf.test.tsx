import { ApiFault, type Refused } from '@accrue/api-client'
import type { Session } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catchFiles } from '../../../ui/src/testing/catch-files.ts'
import { BondPage } from '../bond-page.tsx'
import type { BondPagePorts } from '../ports.ts'
import { controlledPort } from '../testing/controlled-port.ts'
import { quietPorts } from '../testing/facts.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'
// loads the lazy dialog before the tests
import './pdf-dialog.tsx'

type Page = BondPagePorts['files']['page']
type PdfRequest = Parameters<Page>[0]
const pdfPort = () => controlledPort<PdfRequest, Awaited<ReturnType<Page>>>()
const UNAVAILABLE: Refused = {
  kind: 'refused',
  code: 'pdf_unavailable',
  message: '',
  field: null,
  status: 503,
  retryAfter: null,
}
const FILE = {
  kind: 'ok',
  data: { blob: new Blob(['%PDF']), fileName: '', contentType: 'application/pdf' },
} as const

function renderPdf(port: Page, session: Session = SESSIONS.pro, page = NOTE_PAGE) {
  const actionLogged = vi.fn(async () => {})
  const quiet = quietPorts()
  const ports = quietPorts({ actionLogged, files: { ...quiet.files, page: port } })
  const view = renderPage(<BondPage page={page} ports={ports} address={memoryAddress()} />, {
    session,
  })
  return { ...view, actionLogged }
}

type PdfDialog = BoundFunctions<typeof queries>

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  return within(await screen.findByRole('dialog', { name: 'Download PDF' }))
}
const checkboxes = (dialog: PdfDialog) =>
  dialog
    .getAllByRole('checkbox')
    .map(box => [box.parentElement?.parentElement?.textContent, (box as HTMLInputElement).checked])
const pressDownload = (dialog: PdfDialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }))

let files: ReturnType<typeof catchFiles>
beforeEach(() => {
  files = catchFiles(document)
})
afterEach(() => files.restore())

const NAMES = ['Chart and archive', 'Summary', 'Latest quotes from market participants', 'Identifiers']

describe('P9 the selection of blocks: name, check, show (shared-blocks §3)', () => {
  test('has a checkbox for each section of the page, in the page’s order, all checked', async () => {
    renderPdf(pdfPort().port)
    const dialog = await openDialog()
    const headings = screen.getAllByRole('heading', { level: 2, hidden: true }).map(each => each.textContent)
    const names = checkboxes(dialog).map(([name]) => name)
    expect(names).toEqual(headings.filter(name => name && names.includes(name)))
    expect(names).toEqual(expect.arrayContaining(NAMES))
    expect(checkboxes(dialog).every(([, on]) => on)).toBe(true)
  })

  test('clear all and select all work; with none selected the button shows a message and sends no request', async () => {
    const port = pdfPort()
    const { actionLogged } = renderPdf(port.port)
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }))
    await pressDownload(dialog)
    expect(dialog.getByRole('status')).toHaveTextContent('Choose at least one section.')
    expect(port.calls).toEqual([])
    expect(actionLogged).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
    expect(checkboxes(dialog).every(([, on]) => on)).toBe(true)
    expect(dialog.queryByText('Choose at least one section.')).toBeNull()
  })

  test('the selection lasts for the visit, on the next page too', async () => {
    const cookie = new Map<string, string>()
    const store = {
      get: (key: string) => cookie.get(key) ?? null,
      set: (key: string, value: string) => Boolean(cookie.set(key, value)),
      remove: (key: string) => void cookie.delete(key),
    }
    const render = () =>
      renderPage(<BondPage page={NOTE_PAGE} ports={quietPorts()} address={memoryAddress()} />, {
        session: SESSIONS.pro,
        stores: { local: store, cookie: store },
      })
    const first = render()
    let dialog = await openDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    first.unmount()
    render()
    dialog = await openDialog()
    expect(dialog.getByRole('checkbox', { name: 'Summary' })).not.toBeChecked()
    expect(dialog.getByRole('checkbox', { name: 'Identifiers' })).toBeChecked()
  })
})

describe('P9 the document', () => {
  test('is requested with the selected blocks in the page’s language, saved under the ISIN, and logged once (P8)', async () => {
    const port = pdfPort()
    const { actionLogged } = renderPdf(port.port)
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Identifiers' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    await pressDownload(dialog)
    expect(dialog.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-busy', 'true')
    expect(dialog.getByText('Creating the document…')).toBeInTheDocument()
    await pressDownload(dialog)
    expect(port.requests()).toEqual([{ bondId: 1, blocks: ['info', 'identifiers'], lang: 'en' }])
    await port.answer(FILE)
    expect(files.caught.map(({ name }) => name)).toEqual(['bond-US91282CJZ59.pdf'])
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 3 }]])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('bond-US91282CJZ59.pdf is saved.')).toBeInTheDocument()
  })

  test('a network error keeps the selection, shows a message and offers Retry', async () => {
    const port = pdfPort()
    renderPdf(port.port)
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    await pressDownload(dialog)
    await port.fail()
    expect(dialog.getByRole('alert')).toHaveTextContent('The document could not be created.')
    expect(dialog.getByRole('checkbox', { name: 'Summary' })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await port.answer(FILE)
    expect(files.caught).toHaveLength(1)
  })

  test('too many requests have their own message', async () => {
    const error = {
      kind: 'tooMany',
      reason: 'status',
      endpoint: 'GET /api/bonds/1/pdf/',
      status: 429,
    } as const
    renderPdf(async () => {
      throw new ApiFault({ ...error, retryAfter: 30, detail: 'status 429' })
    })
    const dialog = await openDialog()
    await pressDownload(dialog)
    expect(await dialog.findByRole('alert')).toHaveTextContent('Try again in a minute.')
  })

  test('closing the dialog cancels the request', async () => {
    const port = pdfPort()
    renderPdf(port.port)
    const dialog = await openDialog()
    await pressDownload(dialog)
    await userEvent.keyboard('{Escape}')
    expect(port.calls[0]?.aborted()).toBe(true)
    await port.answerAt(0, FILE)
    expect(files.caught).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['visitor', 'reader'] as const)(
    '%s can download it: the action is not gated (access row 34)',
    async who => {
      const port = pdfPort()
      renderPdf(port.port, SESSIONS[who])
      await pressDownload(await openDialog())
      expect(port.requests()).toHaveLength(1)
    },
  )
})

describe('P9 the browser prints the document when the server cannot', () => {
  test('every selected section loads, the others are not printed, and afterwards the page has its screen layout', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    renderPdf(async () => UNAVAILABLE)
    const page = document.querySelector('[data-slot="bond-page"]')
    const excluded = () =>
      [...document.querySelectorAll('[data-off]')].map(place => place.querySelector('section')?.id)
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    await pressDownload(dialog)
    expect(await dialog.findByText(/Your browser will print the page/)).toBeInTheDocument()
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page).toHaveAttribute('data-paper')
    expect(excluded()).toEqual(['info'])
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(page).not.toHaveAttribute('data-paper'))
    expect(excluded()).toEqual([])
    print.mockRestore()
  })

  test('is offered without a request when the page says that the server cannot print', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const port = pdfPort()
    const { actionLogged } = renderPdf(port.port, SESSIONS.pro, { ...NOTE_PAGE, serverPrints: false })
    const dialog = await openDialog()
    expect(dialog.getByText(/Your browser will print the page/)).toBeInTheDocument()
    await pressDownload(dialog)
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(port.requests()).toEqual([])
    expect(actionLogged).toHaveBeenCalledOnce()
    fireEvent(window, new Event('afterprint'))
    print.mockRestore()
  })

  test('needs no second request after the server refused once', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const port = pdfPort()
    renderPdf(port.port)
    await pressDownload(await openDialog())
    await port.answer(UNAVAILABLE)
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    fireEvent(window, new Event('afterprint'))
    await pressDownload(await openDialog())
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    expect(port.requests()).toHaveLength(1)
    fireEvent(window, new Event('afterprint'))
    print.mockRestore()
  })

  test('prints in the light theme, and returns to the dark theme afterwards (design: print)', () => {
    document.documentElement.dataset.theme = 'dark'
    renderPdf(pdfPort().port)
    fireEvent(window, new Event('beforeprint'))
    fireEvent(window, new Event('beforeprint'))
    expect(document.documentElement.dataset.theme).toBe('light')
    fireEvent(window, new Event('afterprint'))
    fireEvent(window, new Event('afterprint'))
    expect(document.documentElement.dataset.theme).toBe('dark')
    delete document.documentElement.dataset.theme
  })
})

describe('P9 an address that opens the page as a document', () => {
  test('renders the named sections without actions, counts no view, and marks when it is ready', async () => {
    const pageViewed = vi.fn(async () => {})
    const address = memoryAddress('?print=identifiers,info')
    const { unmount } = renderPage(
      <BondPage page={NOTE_PAGE} ports={quietPorts({ pageViewed })} address={address} />,
      { session: SESSIONS.pro },
    )
    const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id)
    expect(ids).toEqual(['info', 'identifiers'])
    expect(screen.queryByRole('navigation', { name: 'Sections of this page' })).toBeNull()
    for (const name of ['Download PDF', 'Copy page', 'Add to watchlist'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-print-ready'), {
      timeout: 10_000,
    })
    expect(pageViewed).not.toHaveBeenCalled()
    unmount()
    expect(document.documentElement).not.toHaveAttribute('data-print-ready')
  })
})

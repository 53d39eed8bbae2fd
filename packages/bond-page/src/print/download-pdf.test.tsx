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
// the chooser is a file of its own; here it is there already
import './pdf-dialog.tsx'

type Page = BondPagePorts['files']['page']
type Question = Parameters<Page>[0]
const held = () => controlledPort<Question, Awaited<ReturnType<Page>>>()
const UNAVAILABLE: Refused = {
  ...{ kind: 'refused', code: 'pdf_unavailable', message: '', field: null },
  ...{ status: 503, retryAfter: null },
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

type Chooser = BoundFunctions<typeof queries>

const openChooser = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  return within(await screen.findByRole('dialog', { name: 'Download PDF' }))
}
const ticks = (dialog: Chooser) =>
  dialog
    .getAllByRole('checkbox')
    .map(box => [box.parentElement?.parentElement?.textContent, (box as HTMLInputElement).checked])
const make = (dialog: Chooser) => userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }))

let files: ReturnType<typeof catchFiles>
beforeEach(() => {
  files = catchFiles(document)
})
afterEach(() => files.restore())

const NAMES = ['Chart and archive', 'Summary', 'Latest quotes from market participants', 'Identifiers']

describe('P9 the chooser of blocks: name, check, show (shared-blocks §3)', () => {
  test('has a tick for each section that the page shows, in its order, all of them on', async () => {
    renderPdf(held().port)
    const dialog = await openChooser()
    const headings = screen.getAllByRole('heading', { level: 2, hidden: true }).map(each => each.textContent)
    const names = ticks(dialog).map(([name]) => name)
    expect(names).toEqual(headings.filter(name => name && names.includes(name)))
    expect(names).toEqual(expect.arrayContaining(NAMES))
    expect(ticks(dialog).every(([, on]) => on)).toBe(true)
  })

  test('all can be cleared and selected; with none chosen the button says what is missing and asks nobody', async () => {
    const port = held()
    const { actionLogged } = renderPdf(port.port)
    const dialog = await openChooser()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }))
    await make(dialog)
    expect(dialog.getByRole('status')).toHaveTextContent('Choose at least one section.')
    expect(port.all).toEqual([])
    expect(actionLogged).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Select all' }))
    expect(ticks(dialog).every(([, on]) => on)).toBe(true)
    expect(dialog.queryByText('Choose at least one section.')).toBeNull()
  })

  test('what was chosen stands for the visit, on the next page too', async () => {
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
    let dialog = await openChooser()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    first.unmount()
    render()
    dialog = await openChooser()
    expect(dialog.getByRole('checkbox', { name: 'Summary' })).not.toBeChecked()
    expect(dialog.getByRole('checkbox', { name: 'Identifiers' })).toBeChecked()
  })
})

describe('P9 the document', () => {
  test('is asked for with the chosen blocks in the page’s language, saved under the ISIN, and logged once (P8)', async () => {
    const port = held()
    const { actionLogged } = renderPdf(port.port)
    const dialog = await openChooser()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Identifiers' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    await make(dialog)
    expect(dialog.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-busy', 'true')
    expect(dialog.getByText('Making the document…')).toBeInTheDocument()
    await make(dialog)
    expect(port.asked()).toEqual([{ bondId: 1, blocks: ['info', 'identifiers'], lang: 'eng' }])
    await port.answer(FILE)
    expect(files.caught.map(({ name }) => name)).toEqual(['bond-US91282CJZ59.pdf'])
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 3 }]])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('bond-US91282CJZ59.pdf is saved.')).toBeInTheDocument()
  })

  test('a cut line keeps the choice, says so and offers Retry', async () => {
    const port = held()
    renderPdf(port.port)
    const dialog = await openChooser()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    await make(dialog)
    await port.fail()
    expect(dialog.getByRole('alert')).toHaveTextContent('The document could not be made.')
    expect(dialog.getByRole('checkbox', { name: 'Summary' })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await port.answer(FILE)
    expect(files.caught).toHaveLength(1)
  })

  test('too many at once has words of its own', async () => {
    const fault = {
      kind: 'tooMany',
      reason: 'status',
      endpoint: 'GET /api/bonds/1/pdf/',
      status: 429,
    } as const
    renderPdf(async () => {
      throw new ApiFault({ ...fault, retryAfter: 30, detail: 'status 429' })
    })
    const dialog = await openChooser()
    await make(dialog)
    expect(await dialog.findByRole('alert')).toHaveTextContent('Try again in a minute.')
  })

  test('closing the chooser gives up what is under way', async () => {
    const port = held()
    renderPdf(port.port)
    const dialog = await openChooser()
    await make(dialog)
    await userEvent.keyboard('{Escape}')
    expect(port.all[0]?.dropped()).toBe(true)
    await port.answerAt(0, FILE)
    expect(files.caught).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['visitor', 'reader'] as const)(
    '%s may have it: it is no gated action (access row 34)',
    async who => {
      const port = held()
      renderPdf(port.port, SESSIONS[who])
      await make(await openChooser())
      expect(port.asked()).toHaveLength(1)
    },
  )
})

describe('P9 the same document by the browser’s own printer, where the server has none', () => {
  test('every chosen section comes, the others stay off the paper, and afterwards the page is as before', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    renderPdf(async () => UNAVAILABLE)
    const ground = document.querySelector('[data-slot="bond-page"]')
    const off = () =>
      [...document.querySelectorAll('[data-off]')].map(place => place.querySelector('section')?.id)
    const dialog = await openChooser()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Summary' }))
    await make(dialog)
    expect(await dialog.findByText(/Your browser will print the page/)).toBeInTheDocument()
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(ground).toHaveAttribute('data-paper')
    expect(off()).toEqual(['info'])
    fireEvent(window, new Event('afterprint'))
    await waitFor(() => expect(ground).not.toHaveAttribute('data-paper'))
    expect(off()).toEqual([])
    print.mockRestore()
  })

  test('is offered at once where the page knows that the server has none: no request that fails', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const port = held()
    const { actionLogged } = renderPdf(port.port, SESSIONS.pro, { ...NOTE_PAGE, serverPrints: false })
    const dialog = await openChooser()
    expect(dialog.getByText(/Your browser will print the page/)).toBeInTheDocument()
    await make(dialog)
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    expect(port.asked()).toEqual([])
    expect(actionLogged).toHaveBeenCalledOnce()
    fireEvent(window, new Event('afterprint'))
    print.mockRestore()
  })

  test('is not asked for twice where the server said so once', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const port = held()
    renderPdf(port.port)
    await make(await openChooser())
    await port.answer(UNAVAILABLE)
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 10_000 })
    fireEvent(window, new Event('afterprint'))
    await make(await openChooser())
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    expect(port.asked()).toHaveLength(1)
    fireEvent(window, new Event('afterprint'))
    print.mockRestore()
  })

  test('paper is light: while the browser prints, so is the page, and dark again after (design: print)', () => {
    document.documentElement.dataset.theme = 'dark'
    renderPdf(held().port)
    fireEvent(window, new Event('beforeprint'))
    fireEvent(window, new Event('beforeprint'))
    expect(document.documentElement.dataset.theme).toBe('light')
    fireEvent(window, new Event('afterprint'))
    fireEvent(window, new Event('afterprint'))
    expect(document.documentElement.dataset.theme).toBe('dark')
    delete document.documentElement.dataset.theme
  })
})

describe('P9 the page as a document, by its address', () => {
  test('shows the named sections alone, with nothing to press, counts no view, and says when it is ready', async () => {
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

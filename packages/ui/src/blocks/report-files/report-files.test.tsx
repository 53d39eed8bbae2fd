import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { APPLE_REPORTS, TWO_LANGUAGE_REPORTS, withoutLinks } from '../../testing/fixtures/report-files.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS, sampleAccess } from '../../testing/sessions.ts'
import { ReportFiles, type ReportFilesProps } from './report-files.tsx'
import type { ReportFilesPort, ReportYear } from './report-files-facts.ts'

const respondWith =
  (data: readonly ReportYear[]): ReportFilesPort =>
  async () => ({ kind: 'ok', data })

async function setup(
  user: keyof typeof SESSIONS,
  props: Partial<ReportFilesProps> & { load?: ReportFilesPort } = {},
  onSignIn?: () => void,
) {
  const load = vi.fn(props.load ?? respondWith(TWO_LANGUAGE_REPORTS))
  const view = renderWithUi(<ReportFiles issuerId={2} kind="reporting" {...props} load={load} />, {
    session: SESSIONS[user],
    ...(onSignIn ? { onSignIn } : {}),
  })
  await act(async () => {})
  return { load, view, user: userEvent.setup() }
}
const links = () => screen.queryAllByRole('link').map(link => link.textContent)
const years = () => screen.getAllByRole('rowheader', { name: /^\d{4}$/ }).map(cell => cell.textContent)

describe('R5 report files by year and quarter (shared-blocks §2)', () => {
  test('are a section with `id`, `title` and `note`', async () => {
    await setup('pro', { id: 'esg', title: 'ESG reports', note: 'illustrative' })
    const section = screen.getByRole('region', { name: 'ESG reports' })
    expect(section).toHaveAttribute('id', 'esg')
    expect(section).toHaveTextContent('illustrative')
  })

  test('are loaded by kind and issuer', async () => {
    const { load } = await setup('pro', { kind: 'esg' })
    expect(load).toHaveBeenLastCalledWith({ kind: 'esg', issuerId: 2 }, { signal: expect.any(AbortSignal) })
  })

  test('a file is a link named after its format, year, quarter and language', async () => {
    await setup('pro')
    const link = screen.getByRole('link', { name: 'XLS, 2024, quarter II, Russian' })
    expect(link).toHaveAttribute('href', '/api/files/report/4/')
    expect(link).toHaveTextContent(/^XLS/)
  })

  test('the rows of a year are its quarters, I to IV', async () => {
    await setup('pro')
    const rows = screen.getAllByRole('row').slice(1)
    expect(
      rows.map(row =>
        within(row)
          .getAllByRole('rowheader')
          .map(cell => cell.textContent)
          .join(' '),
      ),
    ).toEqual(['2025 I', '2024 I', 'II', 'III', 'IV'])
  })

  test('a missing link is a dash that is read out as no file', async () => {
    await setup('pro')
    const row = screen.getByRole('row', { name: /^III/ })
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('–No file')
  })

  test('two years are shown until "show more", and again after "hide" (shared-blocks §4)', async () => {
    const { user } = await setup('pro')
    expect(years()).toEqual(['2025', '2024'])
    await user.click(screen.getByRole('button', { name: 'Show 1 more' }))
    expect(years()).toEqual(['2025', '2024', '2023'])
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(years()).toEqual(['2025', '2024'])
    expect(screen.getByRole('button', { name: 'Show 1 more' })).toHaveFocus()
  })

  test('two years need no button', async () => {
    await setup('pro', { load: respondWith(APPLE_REPORTS.slice(0, 2)) })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('the name of an external link says that it opens a new tab', async () => {
    await setup('pro', { load: respondWith(APPLE_REPORTS) })
    expect(
      screen.getByRole('link', { name: 'HTML, 2025, quarter I, English (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('R5 links work only with paid access (shared-blocks §5 and §6, access row 10)', () => {
  test.each([
    ['visitor', 'reportFiles', 'Sign in to use this'],
    ['reader', 'reportFiles', 'This needs full access'],
    ['visitor', 'reporting', 'Sign in to use this'],
    ['reader', 'reporting', 'Your access does not include this'],
    ['pro', 'reporting', 'Your access does not include this'],
  ] as const)('%s at the gate %s: no link to a file, and “%s”', async (user, gate, text) => {
    // even if the server had sent them
    await setup(user, { gate, load: respondWith(TWO_LANGUAGE_REPORTS) })
    expect(links().filter(name => name !== 'Get access')).toEqual([])
    expect(document.body.innerHTML).not.toContain('/api/files/')
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getAllByText('XLS')[0]?.parentElement).toHaveTextContent('XLS, locked')
  })

  test.each([
    ['pro', 'reportFiles'],
    ['desk', 'reportFiles'],
    ['desk', 'reporting'],
  ] as const)('%s at the gate %s: links, and no prompt', async (user, gate) => {
    await setup(user, { gate })
    expect(links()).toHaveLength(8)
    expect(document.querySelector('[data-slot=access-prompt]')).toBeNull()
  })

  test('a visitor is prompted to sign in', async () => {
    const onSignIn = vi.fn()
    const { user } = await setup('visitor', {}, onSignIn)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a signed-in user is prompted with the access page', async () => {
    await setup('reader')
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
  })

  test('a missing file is a dash for everybody', async () => {
    await setup('visitor', { load: respondWith(withoutLinks(APPLE_REPORTS)) })
    const row = screen.getByRole('row', { name: /^2025/ })
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['HTML, locked', '–No file'])
  })

  test('another user loads them again, and the previous links disappear at once', async () => {
    const load = vi.fn<ReportFilesPort>(respondWith(TWO_LANGUAGE_REPORTS))
    const page = (session: (typeof SESSIONS)[keyof typeof SESSIONS]) => (
      <UiProvider labels={english} session={session} access={sampleAccess(session)}>
        <ReportFiles issuerId={2} kind="reporting" load={load} />
      </UiProvider>
    )
    const view = renderWithUi(page(SESSIONS.pro))
    await act(async () => {})
    expect(links()).toHaveLength(8)
    const before = load.mock.calls.length
    load.mockImplementation(() => new Promise<never>(() => {}))
    view.rerender(page(SESSIONS.visitor))
    expect(links()).toEqual([])
    expect(load.mock.calls.length).toBeGreaterThan(before)
  })
})

describe('R5 while there are no files', () => {
  test('an empty list shows the empty state, and the page is notified', async () => {
    const onHasDataChange = vi.fn()
    await setup('pro', { load: respondWith([]), onHasDataChange })
    expect(screen.getByText('There are no report files.')).toBeInTheDocument()
    expect(onHasDataChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('a fault shows an error with Retry', async () => {
    const load = vi.fn<ReportFilesPort>().mockRejectedValue(new Error('offline'))
    const { user } = await setup('pro', { load })
    expect(screen.getByRole('alert')).toHaveTextContent('The list of report files could not be loaded.')
    load.mockImplementation(respondWith(TWO_LANGUAGE_REPORTS))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(years()).toEqual(['2025', '2024'])
  })

  test('a refusal by the server, after the session ended, is a prompt', async () => {
    await setup('pro', { load: async () => ({ kind: 'refused', code: 'need_auth' }) })
    expect(screen.getByText('Sign in to use this')).toBeInTheDocument()
  })
})

test('R5 has the parts that its docstring names', async () => {
  const { view } = await setup('pro')
  const parts = [...view.container.querySelectorAll('[data-slot^=report-file]')]
  expect([...new Set(parts.map(part => part.getAttribute('data-slot')))].sort()).toEqual([
    'report-file',
    'report-files',
    'report-files-more',
    'report-files-quarter',
    'report-files-year',
  ])
  expect(view.container.firstElementChild).toHaveAttribute('data-status', 'years')
  expect(view.container.childElementCount).toBe(1)
})

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import type { Session } from '../../foundation/access/access.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { deferred } from '../../testing/deferred.ts'
import { APPLE_MULTIPLIERS } from '../../testing/fixtures/multipliers.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS, sampleAccess } from '../../testing/sessions.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import type { MultiplierGroup, MultipliersFacts, MultipliersPort } from './multipliers.reducer.ts'
import { Multipliers, type MultipliersProps } from './multipliers.tsx'
import { useMultipliers } from './use-multipliers.ts'

const respondWith =
  (data: MultipliersFacts): MultipliersPort =>
  async () => ({ kind: 'ok', data })

async function setup(props: Partial<MultipliersProps> & { load?: MultipliersPort } = {}) {
  const load = vi.fn(props.load ?? respondWith(APPLE_MULTIPLIERS))
  const user = userEvent.setup()
  const view = renderWithUi(<Multipliers issuerId={2} {...props} load={load} />)
  await act(async () => {})
  return { load, user, view }
}
const tables = () =>
  screen.getAllByRole('table').map(table => table.querySelector('caption')?.textContent?.trim())
const block = () => screen.queryByRole('region', { name: 'Multipliers' })

describe('R4 multipliers of an issuer (shared-blocks §2, §4)', () => {
  test('are loaded by issuer id', async () => {
    const { load } = await setup()
    expect(load).toHaveBeenLastCalledWith({ issuerId: 2 }, { signal: expect.any(AbortSignal) })
  })

  test('have a tab for quarters and one for years, and a table with row headers', async () => {
    const { user } = await setup()
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Quarterly', 'Annual'])
    const row = within(screen.getByRole('table')).getByRole('row', { name: /^Net margin/ })
    // 24,780 of net income on 95,359 of revenue
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('25.99')
    await user.click(screen.getByRole('tab', { name: 'Annual' }))
    expect(screen.getByRole('columnheader', { name: /FY 2024/ })).toBeInTheDocument()
  })

  test('the first group is always shown, the rest can be shown and hidden', async () => {
    const { user } = await setup()
    expect(tables()).toEqual(['Profitability, %'])
    const more = screen.getByRole('button', { name: 'Show 3 more' })
    await user.click(more)
    expect(tables()).toEqual(['Profitability, %', 'Leverage', 'Liquidity', 'Per share, USD'])
    expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(tables()).toEqual(['Profitability, %'])
  })

  test('expanded groups stay shown in the other period', async () => {
    const { user } = await setup()
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }))
    await user.click(screen.getByRole('tab', { name: 'Annual' }))
    expect(tables()).toHaveLength(4)
  })

  test('a period without data has no tab; the title shows the only one', async () => {
    await setup({ load: respondWith({ ...APPLE_MULTIPLIERS, quarterly: [] }) })
    expect(screen.queryByRole('tab')).toBeNull()
    expect(block()).toHaveTextContent(/^MultipliersAnnual/)
  })

  test('without rows nothing is drawn, and the page is notified', async () => {
    const onHasDataChange = vi.fn()
    const { view } = await setup({ load: respondWith({ quarterly: [], annual: [] }), onHasDataChange })
    expect(view.container).toBeEmptyDOMElement()
    expect(onHasDataChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('a table of 2000 rows is cut at 1000, with a note (shared-blocks §9)', async () => {
    const long: MultiplierGroup = {
      id: 1,
      name: 'Long',
      columns: [{ id: 'name', title: { text: 'Multiplier' } }],
      rows: Array.from({ length: 2000 }, (_, index) => ({ id: String(index), cells: {} })),
    }
    await setup({ load: respondWith({ quarterly: [long], annual: [] }) })
    expect(screen.getByText('1,000 of 2,000 rows are shown.')).toBeInTheDocument()
  })

  test('markup in names and values is text', async () => {
    const evil = '<img src=x onerror=alert(1)>'
    const cells = { name: { text: evil, numeric: null, url: null, info: null, tooltip: null, tone: null } }
    const columns = [{ id: 'name', title: { text: evil } }]
    await setup({
      load: respondWith({
        annual: [{ id: 1, name: evil, columns, rows: [{ id: 'a', cells }] }],
        quarterly: [],
      }),
    })
    expect(screen.getByRole('table', { name: evil })).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('R4 while there is no answer', () => {
  test('the block shows a placeholder and is marked busy', async () => {
    await setup({ load: () => new Promise<never>(() => {}) })
    expect(block()).toHaveAttribute('aria-busy', 'true')
  })

  test('a fault shows an error with Retry', async () => {
    const load = vi.fn<MultipliersPort>().mockRejectedValue(new Error('offline'))
    const { user } = await setup({ load })
    expect(screen.getByRole('alert')).toHaveTextContent('The multipliers could not be loaded.')
    load.mockImplementation(respondWith(APPLE_MULTIPLIERS))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(tables()).toEqual(['Profitability, %'])
  })

  test('a refusal without a session shows a prompt', async () => {
    await setup({ load: async () => ({ kind: 'refused', code: 'need_auth' }) })
    expect(screen.getByText('Sign in to use this')).toBeInTheDocument()
  })

  test('signing in loads them again and removes the prompt', async () => {
    const load = vi.fn<MultipliersPort>(async () => ({ kind: 'refused', code: 'need_auth' }))
    const page = (session: Session) => (
      <UiProvider labels={english} session={session} access={sampleAccess(session)}>
        <Multipliers issuerId={2} load={load} />
      </UiProvider>
    )
    const view = renderWithUi(page(SESSIONS.visitor))
    expect(await screen.findByText('Sign in to use this')).toBeInTheDocument()
    load.mockImplementation(respondWith(APPLE_MULTIPLIERS))
    view.rerender(page(SESSIONS.pro))
    expect(screen.queryByText('Sign in to use this')).toBeNull()
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })

  test('another issuer aborts the pending request, and its answer is never shown', async () => {
    const first = deferred<BlockAnswer<MultipliersFacts>>()
    const load = vi.fn<MultipliersPort>(({ issuerId }) =>
      issuerId === 2 ? first.promise : new Promise<never>(() => {}),
    )
    const { view } = await setup({ load })
    view.rerender(<Multipliers issuerId={3} load={load} />)
    const [, { signal }] = load.mock.calls.findLast(([query]) => query.issuerId === 2) ?? [
      0,
      { signal: null },
    ]
    expect(signal?.aborted).toBe(true)
    await act(async () => first.resolve({ kind: 'ok', data: APPLE_MULTIPLIERS }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(load).toHaveBeenLastCalledWith({ issuerId: 3 }, expect.anything())
  })
})

test('R4 a page can create the `model`', async () => {
  function Page() {
    const model = useMultipliers({ issuerId: 2, load: respondWith(APPLE_MULTIPLIERS) })
    return (
      <>
        <button type="button" onClick={() => model.events.choosePeriod('annual')}>
          Years
        </button>
        <Multipliers model={model} title="Ratios" id="multipliers" />
      </>
    )
  }
  const user = userEvent.setup()
  renderWithUi(<Page />)
  const block = await screen.findByRole('region', { name: 'Ratios' })
  expect(block).toHaveAttribute('id', 'multipliers')
  await user.click(screen.getByRole('button', { name: 'Years' }))
  expect(screen.getByRole('tab', { name: 'Annual' })).toHaveAttribute('aria-selected', 'true')
})

test('R4 has the parts that its docstring names', async () => {
  const { view } = await setup()
  const parts = [...view.container.querySelectorAll('[data-slot^=multipliers]')]
  expect([...new Set(parts.map(part => part.getAttribute('data-slot')))].sort()).toEqual([
    'multipliers',
    'multipliers-more',
    'multipliers-table',
  ])
  expect(view.container.firstElementChild).toHaveAttribute('data-status', 'tables')
  expect(view.container.childElementCount).toBe(1)
})

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { EMPTY_WATCHLISTS, WATCHLISTS, watchlistPorts } from '../../testing/fixtures/watchlists.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { WatchlistAnswer, WatchlistSaved } from './save-watchlists.ts'
import type { WatchlistPanelOptions } from './use-watchlist-panel.ts'
import { WatchlistPanel, type WatchlistPanelViewProps } from './watchlist-panel.tsx'

type Options = Partial<WatchlistPanelViewProps & WatchlistPanelOptions> & {
  session?: keyof typeof SESSIONS
  onSignIn?: () => void
}

function setup({ session = 'desk', onSignIn, ...props }: Options = {}) {
  const ports = watchlistPorts(props.lists)
  const remove = vi.fn(props.remove ?? ports.remove)
  const append = vi.fn(props.append ?? ports.append)
  const [onUpdated, onRemoved] = [vi.fn(), vi.fn()]
  let keys = 0
  const options = { lists: WATCHLISTS, onUpdated, onRemoved, newKey: () => `key-${++keys}`, ...props }
  const view = renderWithUi(<WatchlistPanel {...options} remove={remove} append={append} />, {
    session: SESSIONS[session],
    ...(onSignIn && { onSignIn }),
  })
  return { remove, append, onUpdated, onRemoved, view, user: userEvent.setup() }
}

const box = (name: string) => screen.getByRole('checkbox', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (list: string, name: string | RegExp) =>
  within(screen.getByRole('row', { name: list })).getByLabelText(name)
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => user.click(button(name))

describe('W1 lists as checkboxes (shared-blocks §2, §4)', () => {
  test('in a fieldset, saved ones ticked, with the quantity on them', () => {
    setup()
    expect(screen.getByRole('group', { name: 'Your watchlists' })).toContainElement(box('Core rates'))
    expect(screen.getAllByRole('checkbox')).toHaveLength(9)
    expect(box('Core rates')).toBeChecked()
    expect(box('Core rates')).toHaveAccessibleDescription('On the list: 1 000')
    expect(box('Sovereigns')).not.toBeChecked()
    expect(screen.getByText('3 of 9 chosen')).toBeVisible()
  })

  test('"readonly": a read-only list says so and cannot be changed', async () => {
    const { user } = setup()
    expect(box('House list')).toHaveAttribute('aria-disabled', 'true')
    expect(box('House list')).toHaveAccessibleDescription('Read only · On the list: 250')
    await user.click(box('House list'))
    await press(user, 'Clear all')
    expect(box('House list')).toBeChecked()
  })

  test('"select-all and clear-all links"', async () => {
    const { user } = setup()
    await press(user, 'Select all')
    for (const one of screen.getAllByRole('checkbox')) expect(one).toBeChecked()
    await press(user, 'Clear all')
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box('House list')])
  })

  test('no list chosen: the button says what it removes, and removes it', async () => {
    const { user, remove, append, onRemoved, onUpdated } = setup()
    await press(user, 'Clear all')
    await press(user, 'Save: removes from 2 lists')
    expect(remove).toHaveBeenCalledExactlyOnceWith({ ids: [6001, 6002] }, { idempotencyKey: 'key-1-remove' })
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
    expect(onRemoved.mock.calls[0]?.[0]).toMatchObject([{ id: 6001, checked: false }, { id: 6002 }])
    expect(append).not.toHaveBeenCalled()
    expect(onUpdated).not.toHaveBeenCalled()
    expect(
      await screen.findByText('Removed from 2 lists', { selector: '[data-slot=watchlist-saved]' }),
    ).toBeVisible()
  })

  test('nothing to save: the button says so and does nothing', async () => {
    const { user, remove } = setup({ lists: EMPTY_WATCHLISTS })
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Save')).toHaveAccessibleDescription(/Nothing to save/)
    await press(user, 'Save')
    expect(remove).not.toHaveBeenCalled()
  })

  test('at least one chosen: the button becomes a continue button that opens the details', async () => {
    const { user } = setup()
    await press(user, 'Continue')
    expect(screen.getByRole('dialog', { name: 'Details of the purchase' })).toBeVisible()
    expect(screen.getAllByRole('rowheader').map(one => one.textContent)).toEqual([
      'Same for all lists',
      'Core rates',
      'Ideas',
    ])
  })

  test('no lists: the `emptyMessage` or the default (shared-blocks §8)', () => {
    const { view } = setup({ lists: [], emptyMessage: 'Create a list in your profile.' })
    expect(screen.getByText('Create a list in your profile.')).toBeVisible()
    view.unmount()
    setup({ lists: [] })
    expect(screen.getByText('You have no watchlists yet.')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('access row 4: prompts in place of the lists', () => {
  test('a visitor is prompted to sign in', async () => {
    const onSignIn = vi.fn()
    const { user } = setup({ session: 'visitor', onSignIn })
    expect(screen.getByText('Sign in to use this')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press(user, 'Sign in')
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a signed-in user without full access gets a link to the access page', () => {
    setup({ session: 'reader' })
    expect(document.querySelector('[data-slot=access-prompt]')).toHaveAttribute('data-verdict', 'denied')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/access/')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('`access` overrides the policy (readings #7)', () => {
    setup({ session: 'reader', access: { kind: 'allowed' }, hasListAccess: false })
    expect(screen.getAllByRole('checkbox')).toHaveLength(9)
  })
})

describe('W3 list 381 (shared-blocks §5)', () => {
  test('without NSD access it is unticked, the message shown, and saving stops', async () => {
    const { user, append } = setup({ session: 'pro' })
    await user.click(box('NSD'))
    await press(user, 'Continue')
    expect(screen.getByRole('alert')).toHaveTextContent('NSD: This list needs NSD access')
    expect(box('NSD')).not.toBeChecked()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(append).not.toHaveBeenCalled()
  })

  test('with NSD access it is saved', async () => {
    const { user, append } = setup()
    await user.click(box('NSD'))
    await press(user, 'Continue')
    await press(user, 'Save to 3 lists')
    expect(append.mock.calls[0]?.[0].items.map(item => item.listId)).toContain(381)
  })

  test('refused by the server: unticked, the message in the dialog, other values stay', async () => {
    const append = async () =>
      ({ kind: 'refused', code: 'watchlist_nsd_forbiddance', message: 'No', field: null }) as const
    const { user } = setup({ append })
    await user.click(box('NSD'))
    await press(user, 'Continue')
    await user.type(field('Ideas', 'Quantity'), '25')
    await press(user, 'Save to 3 lists')
    expect(await screen.findByRole('alert')).toHaveTextContent('NSD: This list needs NSD access')
    expect(screen.queryByRole('row', { name: 'NSD' })).toBeNull()
    expect(field('Ideas', 'Quantity')).toHaveValue('25')
  })
})

describe('W4 the calls (shared-blocks §7)', () => {
  test('remove settles before append; the parent is notified of the new lists', async () => {
    const removing = deferred<WatchlistAnswer<[]>>()
    const { user, remove, append, onUpdated, onRemoved } = setup({ remove: () => removing.promise })
    await user.click(box('Ideas'))
    expect(screen.getByText('Saving also removes it from 1 list.')).toBeVisible()
    expect(button('Continue')).toHaveAccessibleDescription('Saving also removes it from 1 list.')
    await press(user, 'Continue')
    await press(user, 'Save to 1, remove from 1')
    expect(remove).toHaveBeenCalledExactlyOnceWith({ ids: [6002] }, { idempotencyKey: 'key-2-remove' })
    expect(append).not.toHaveBeenCalled()
    await act(async () => removing.resolve({ kind: 'ok', data: [] }))
    expect(append).toHaveBeenCalledExactlyOnceWith(
      { items: [{ listId: 6001, values: { quantity: '1 000', price: '97.625', day: '2024-02-16' } }] },
      { idempotencyKey: 'key-2-append' },
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onUpdated).toHaveBeenCalledOnce()
    expect(onRemoved).not.toHaveBeenCalled()
  })

  test('a double click saves once; meanwhile the fields are locked and the dialog stays open', async () => {
    const appending = deferred<WatchlistAnswer<WatchlistSaved>>()
    const { user, append } = setup({ append: () => appending.promise })
    await press(user, 'Continue')
    await user.dblClick(button('Save to 2 lists'))
    await user.type(field('Core rates', 'Quantity'), '5')
    await user.keyboard('{Escape}')
    expect(field('Core rates', 'Quantity')).toHaveValue('1 000')
    expect(button('Save to 2 lists')).toHaveAttribute('aria-busy', 'true')
    expect(append).toHaveBeenCalledOnce()
    await act(async () => appending.reject(new Error('timeout')))
    expect(field('Core rates', 'Quantity')).not.toHaveAttribute('readonly')
  })

  test('a save continues after unmount, and the parent is notified', async () => {
    const removing = deferred<WatchlistAnswer<[]>>()
    const { user, append, onUpdated, view } = setup({ remove: () => removing.promise })
    await user.click(box('Ideas'))
    await press(user, 'Continue')
    await press(user, 'Save to 1, remove from 1')
    view.unmount()
    await act(async () => removing.resolve({ kind: 'ok', data: [] }))
    await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce())
    expect(append).toHaveBeenCalledOnce()
  })

  test('the last save can be undone by the same calls, and the focus goes to the main button', async () => {
    const { user, remove, append } = setup()
    await user.click(box('Sovereigns'))
    await press(user, 'Continue')
    await press(user, 'Save to 3 lists')
    await user.click(await screen.findByRole('button', { name: 'Undo the last save' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last save' })).toBeNull())
    expect(remove).toHaveBeenCalledExactlyOnceWith({ ids: [6005] }, { idempotencyKey: 'key-3-remove' })
    expect(append.mock.calls[1]?.[0].items.map(item => item.listId)).toEqual([6001, 6002])
    expect(box('Sovereigns')).not.toBeChecked()
    expect(button('Continue')).toHaveFocus()
    expect(screen.getAllByText('The last save is undone')[0]).toBeVisible()
  })
})

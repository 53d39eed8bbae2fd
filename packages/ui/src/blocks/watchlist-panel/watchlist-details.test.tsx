import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  bondWatchlist,
  EMPTY_WATCHLISTS,
  WATCHLISTS,
  watchlistPorts,
} from '../../testing/fixtures/watchlists.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { WatchlistPanelOptions } from './use-watchlist-panel.ts'
import { WatchlistPanel, type WatchlistPanelViewProps } from './watchlist-panel.tsx'

const EIGHT = EMPTY_WATCHLISTS.map(list => ({ ...list, checked: true }))
const offline = () => Promise.reject(new Error('connection refused'))

async function open(props: Partial<WatchlistPanelViewProps & WatchlistPanelOptions> = {}) {
  const ports = watchlistPorts(props.lists)
  const remove = vi.fn(props.remove ?? ports.remove)
  const append = vi.fn(props.append ?? ports.append)
  let keys = 0
  const user = userEvent.setup()
  renderWithUi(
    <WatchlistPanel
      {...bondWatchlist({})}
      lists={WATCHLISTS}
      newKey={() => `key-${++keys}`}
      {...props}
      remove={remove}
      append={append}
    />,
    { session: SESSIONS.desk, onSignIn: () => {} },
  )
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  return { user, remove, append }
}

/** A button by text or label; role queries on a page with many fields are too slow. */
function button(name: string): HTMLElement {
  const content = screen.queryByText(name, { selector: 'button *' })
  const found = content?.closest('button') ?? screen.getByLabelText(name, { selector: 'button' })
  return found
}
/** The row of a list by its heading; role queries are too slow. */
function row(name: string): HTMLElement {
  const found = screen.getByText(name, { selector: 'th[scope=row], th[scope=row] *' }).closest('tr')
  if (!found) throw new Error(`no row for ${name}`)
  return found
}
const TEMPLATE = 'Same for all lists'
const field = (list: string, name: string) => within(row(list)).getByLabelText(name, { selector: 'input' })
/** The cell under "Result to date". */
const result = (list: string) => row(list).children[4]
/** The names of the visible rows. */
const shownRows = () => screen.getAllByRole('rowheader').map(one => one.textContent)
const quantity = (list: string) => field(list, 'Quantity')
const price = (list: string) => field(list, 'Price, %')
const date = (list: string) => field(list, 'Buy date')
const save = () =>
  screen.getByText(/^Save /, { selector: '[role=dialog] button *' }).closest('button') as HTMLElement
/** The live region of the footer. */
const status = () => document.querySelector('[data-slot=watchlist-details-footer] > * > [role=status]')
const dialog = () => screen.queryByRole('dialog', { name: 'Details of the purchase' })
/** Sets the text at once, for tests that are not about single keys. */
function enter(field: HTMLElement, text: string) {
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
}
/** Sets the text at once: with userEvent the calendar would render again for each key. */
function enterDate(list: string, text: string) {
  fireEvent.change(date(list), { target: { value: text } })
  fireEvent.keyDown(date(list), { key: 'Enter' })
}

describe('W2 a form for each chosen list (shared-blocks §5, rule 28)', () => {
  test('the fields have the saved values, the date as DD.MM.YYYY; the first has the initial focus', async () => {
    await open()
    expect(screen.getByRole('row', { name: 'Core rates' })).toBe(row('Core rates'))
    expect(screen.getAllByRole('columnheader').map(one => one.firstChild?.textContent)).toEqual([
      'List',
      'Quantity',
      'Price, %',
      'Buy date',
      'Result to date',
    ])
    expect(price('Core rates')).toHaveAccessibleName('Price, % Core rates')
    expect(quantity('Core rates')).toHaveValue('1 000')
    expect(price('Core rates')).toHaveValue('97.625')
    expect(date('Core rates')).toHaveValue('16.02.2024')
    expect(quantity('Ideas')).toHaveValue('')
    expect(quantity('Core rates')).toHaveFocus()
  })

  test('"modal page size 6": eight lists are two pages', async () => {
    const { user } = await open({ lists: EIGHT })
    expect(shownRows()).toEqual([TEMPLATE, ...[1, 2, 3, 4, 5, 6].map(n => `List ${n}`)])
    await user.click(button('Page 2'))
    expect(shownRows()).toEqual([TEMPLATE, 'List 7', 'List 8'])
    fireEvent.change(quantity('List 7'), { target: { value: '5' } })
    enterDate('List 8', '31.02.2025')
    await user.click(button('Page 1'))
    await user.click(button('Page 2'))
    expect(quantity('List 7')).toHaveValue('5')
    expect(date('List 8')).toHaveValue('31.02.2025')
  })

  test.each([
    ['letters', 'abc', ''],
    ['more than three decimals', '101.09375', '101.094'],
  ])('price: %s, "%s" becomes "%s"', async (_sentence, text, expected) => {
    const { user } = await open()
    await user.click(price('Ideas'))
    await user.paste(text)
    await user.tab()
    expect(price('Ideas')).toHaveValue(expected)
  })

  test('quantity accepts any 32 characters', async () => {
    await open()
    expect(quantity('Ideas')).toHaveAttribute('maxlength', '32')
    fireEvent.change(quantity('Ideas'), { target: { value: 'x'.repeat(40) } })
    expect(quantity('Ideas')).toHaveValue('x'.repeat(32))
  })

  test('a price without a date blocks saving: wl_error_no_date', async () => {
    const { user, append } = await open()
    enter(price('Ideas'), '100')
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    expect(date('Ideas')).toHaveFocus()
    expect(date('Ideas')).toHaveAccessibleDescription('A price needs its buy date')
    expect(result('Ideas')).toHaveTextContent('A price needs its buy date')
    expect(status()).toHaveTextContent('1 list needs a buy date: Ideas')
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(save()).toHaveAccessibleDescription('1 list needs a buy date: Ideas')
    expect(date('Ideas')).toBeInvalid()
    enterDate('Ideas', '01.07.2025')
    expect(date('Ideas')).toBeValid()
    expect(status()).toBeEmptyDOMElement()
    await user.click(save())
    expect(append.mock.calls[0]?.[0].items[1]).toEqual({
      listId: 6002,
      values: { quantity: '', price: '100', day: '2025-07-01' },
    })
  })

  test('a date with price 0,00 blocks saving: wl_error_no_price', async () => {
    const { user, append } = await open()
    enterDate('Ideas', '01.07.2025')
    enter(price('Ideas'), '0,00')
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    expect(price('Ideas')).toHaveAccessibleDescription('A buy date needs its price')
  })

  test('an error is shown after the focus has left the list, not while it is filled in', async () => {
    const { user } = await open()
    await user.type(price('Ideas'), '100')
    expect(date('Ideas')).toBeValid()
    await user.click(quantity('Core rates'))
    expect(date('Ideas')).toHaveAccessibleDescription('A price needs its buy date')
    expect(result('Ideas')).toHaveTextContent('A price needs its buy date')
  })

  test.each([
    ['tomorrow', '12.07.2025', 'Not after 11.07.2025'],
    ['the year 1800', '01.01.1800', 'Not before 01.01.1900'],
  ])('an invalid date is refused: %s', async (_sentence, text, reason) => {
    await open()
    enterDate('Ideas', text)
    expect(date('Ideas')).toHaveAccessibleDescription(reason)
    expect(date('Ideas')).toHaveValue(text)
  })

  test('an invalid date blocks saving: a day that no calendar has', async () => {
    const text = '31.02.2025'
    const { user, append } = await open()
    enter(price('Ideas'), '100')
    enterDate('Ideas', text)
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    expect(date('Ideas')).toBeInvalid()
    expect(date('Ideas')).toHaveValue(text)
    expect(date('Ideas')).toHaveFocus()
    const reason = date('Ideas').getAttribute('aria-describedby') ?? ''
    expect(result('Ideas')).toHaveTextContent(document.getElementById(reason)?.textContent ?? 'no reason')
    expect(button('Ideas: This date cannot be saved')).toBeVisible()
    enterDate('Ideas', '11.07.2025')
    await user.click(save())
    expect(append).toHaveBeenCalledOnce()
  })

  test('"cannot be cleared": an empty text is refused, and there is no clear button', async () => {
    const { user, append } = await open()
    enterDate('Core rates', '')
    expect(date('Core rates')).toBeInvalid()
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    await user.click(button('Reset Core rates to its saved values'))
    expect(date('Core rates')).toHaveValue('16.02.2024')
    await user.click(save())
    expect(append).toHaveBeenCalledOnce()
  })

  test('"starts the week on Monday"', async () => {
    await open()
    fireEvent.keyDown(date('Ideas'), { key: 'ArrowDown' })
    const calendar = await screen.findByRole('grid', undefined, { timeout: 5000 })
    const days = within(calendar).getAllByRole('columnheader')
    expect(days[0]).toHaveTextContent(/^Mo/)
  })

  test('an error on page 2 blocks saving; Save and the list’s name focus its field', async () => {
    const { user, append } = await open({ lists: EIGHT })
    await user.click(button('Page 2'))
    enter(price('List 8'), '100')
    fireEvent.blur(price('List 8'))
    await user.click(button('Page 1'))
    await user.click(button('List 8: A price needs its buy date'))
    expect(date('List 8')).toHaveFocus()
    await user.click(button('Page 1'))
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    expect(date('List 8')).toHaveFocus()
  })

  test('of many lists with errors the footer names three', async () => {
    const { user } = await open({ lists: EIGHT })
    for (const n of [1, 2, 3, 4, 5]) fireEvent.change(price(`List ${n}`), { target: { value: '9' } })
    await user.click(save())
    expect(status()).toHaveTextContent('5 lists need a buy date: List 1, List 2, List 3 +2')
    expect(date('List 1')).toHaveFocus()
  })

  test('rejected text is shown in the row', async () => {
    const { user } = await open()
    await user.click(price('Ideas'))
    await user.paste('abc')
    expect(result('Ideas')).toHaveTextContent('abc')
  })
})

describe('W2 further features', () => {
  test('"Same for all lists", on every page, with Undo', async () => {
    const { user, append } = await open({ lists: EIGHT })
    expect(button('Fill in every list')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Fill in every list')).toHaveAccessibleDescription(/^Enter a quantity, a price or a date/)
    enter(quantity('List 2'), '7')
    enter(price(TEMPLATE), '99')
    enterDate(TEMPLATE, '01.07.2025')
    await user.click(button('Fill in every list'))
    expect(status()).toHaveTextContent('All 8 lists are filled in.')
    expect(price('List 2')).toHaveValue('99')
    expect(date('List 2')).toHaveValue('01.07.2025')
    expect(quantity('List 2')).toHaveValue('7')
    await user.click(button('Undo'))
    expect(button('Fill in every list')).toHaveFocus()
    expect(price('List 2')).toHaveValue('')
    expect(date('List 2')).toHaveValue('')
    expect(quantity('List 2')).toHaveValue('7')
    enter(quantity(TEMPLATE), '5')
    await user.click(button('Fill in every list'))
    await user.click(save())
    const { items } = append.mock.calls[0]?.[0] ?? { items: [] }
    expect(items).toHaveLength(8)
    for (const item of items) expect(item.values).toEqual({ quantity: '5', price: '99', day: '2025-07-01' })
  })

  test('"Same for all lists" with an invalid date shows the error and fills nothing in', async () => {
    const { user } = await open()
    enter(quantity(TEMPLATE), '5')
    enterDate(TEMPLATE, '31.02.2025')
    await user.click(button('Fill in every list'))
    expect(date(TEMPLATE)).toBeInvalid()
    expect(button('Fill in every list')).toHaveAccessibleDescription('This date cannot be saved')
    expect(quantity('Ideas')).toHaveValue('')
    enterDate(TEMPLATE, '')
    await user.click(button('Fill in every list'))
    expect(quantity('Ideas')).toHaveValue('5')
  })

  test('with one list there is no "Same for all lists"', async () => {
    await open({ lists: WATCHLISTS.slice(0, 1) })
    expect(shownRows()).toEqual(['Core rates'])
    expect(quantity('Core rates')).toHaveFocus()
  })

  test('lists are left out by keyboard one after the other; Undo restores the typed values', async () => {
    const { user } = await open()
    enter(quantity('Ideas'), '25')
    await user.click(button('Leave Core rates out'))
    expect(shownRows()).toEqual(['Ideas'])
    expect(status()).toHaveTextContent('Core rates is left out.')
    expect(button('Leave Ideas out')).toHaveFocus()
    // the bond is on this list, so saving removes it
    expect(button('Save to 1, remove from 1')).toBeVisible()
    await user.click(button('Undo'))
    expect(shownRows()).toEqual([TEMPLATE, 'Core rates', 'Ideas'])
    expect(quantity('Core rates')).toHaveFocus()
    await user.click(button('Leave Ideas out'))
    await user.keyboard('{Enter}')
    expect(dialog()).toBeNull()
    expect(screen.getByRole('button', { name: 'Save: removes from 2 lists' })).toHaveFocus()
    await user.click(screen.getByRole('checkbox', { name: 'Ideas' }))
    await user.click(button('Continue'))
    expect(quantity('Ideas')).toHaveValue('25')
  })

  test('the result today, with its formula, if today’s price is known', async () => {
    const bond = bondWatchlist({ currentPrice: 98.625, nominal: 100, currency: 'USD' })
    await open({ ...bond, name: 'US Treasury 4% 2034' })
    expect(result('Core rates')).toHaveTextContent(/\+1\.02%\s*USD \+1,000\.00/)
    expect(
      within(screen.getByRole('columnheader', { name: /^Result to date/ })).getByText(
        /Quantity × nominal × \(price now − buy price\) ÷ 100/,
      ),
    ).toBeInTheDocument()
    expect(result('Ideas')).toHaveTextContent('–')
    expect(document.querySelectorAll('[data-slot=watchlist-result][data-direction]')).toHaveLength(1)
    expect(dialog()).toHaveAccessibleDescription(
      'US Treasury 4% 2034, last 98.625. Price and date go together; both may stay empty.',
    )
  })

  test.each([
    ['withheld', null],
    ['absent', undefined],
  ])('no profit is shown when today’s price is %s', async (_sentence, currentPrice) => {
    await open({ ...bondWatchlist({ currentPrice, nominal: 100 }), name: 'US Treasury 4% 2034' })
    expect(document.querySelector('[data-slot=watchlist-result][data-direction]')).toBeNull()
    expect(result('Core rates')).toHaveTextContent('–')
    expect(dialog()).toHaveAccessibleDescription('Price and date go together; both may stay empty.')
  })
})

describe('no typed value is lost (reliability §3.3)', () => {
  test.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
    ['the close button', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Close'))],
  ])('%s asks first: keep editing or discard', async (sentence, close) => {
    const { user } = await open()
    enter(quantity('Ideas'), '25')
    await close(user)
    expect(dialog()).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Your entries are not saved.')
    expect(button('Keep editing')).toHaveFocus()
    if (sentence !== 'Escape') return
    await user.click(button('Keep editing'))
    expect(quantity('Ideas')).toHaveValue('25')
    expect(save()).toHaveFocus()
    await close(user)
    await user.click(button('Discard'))
    expect(dialog()).toBeNull()
    await user.click(button('Continue'))
    expect(quantity('Ideas')).toHaveValue('')
  })

  test('without changes it closes at once, and the focus returns', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    await waitFor(() => expect(button('Continue')).toHaveFocus())
  })

  test('back to the lists and to the details again', async () => {
    const { user } = await open()
    enter(quantity('Ideas'), '25')
    await user.click(button('Back to the lists'))
    await user.click(screen.getByRole('checkbox', { name: 'Sovereigns' }))
    await user.click(button('Continue'))
    expect(quantity('Ideas')).toHaveValue('25')
    expect(row('Sovereigns')).toBeVisible()
  })

  test('the server does not answer: the message, the values, and the same key on retry', async () => {
    const { user, append } = await open({ append: offline })
    enter(quantity('Ideas'), '25')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server did not respond. Your entries are still here.',
    )
    expect(quantity('Ideas')).toHaveValue('25')
    await user.click(button('Retry'))
    expect(save()).toHaveFocus()
    expect(append).toHaveBeenCalledTimes(2)
    expect(append.mock.calls[1]).toEqual(append.mock.calls[0])
    await screen.findByRole('alert')
    enter(quantity('Ideas'), '250')
    await user.click(save())
    expect(append.mock.calls[2]?.[1]).not.toEqual(append.mock.calls[0]?.[1])
  })

  test('removed and not added: shows what was done, and retries only adding', async () => {
    const ports = watchlistPorts()
    let tries = 0
    const append: typeof ports.append = (...call) => (++tries === 1 ? offline() : ports.append(...call))
    const { user, remove } = await open({ append, lists: WATCHLISTS.map(list => ({ ...list })) })
    await user.click(button('Back to the lists'))
    await user.click(screen.getByRole('checkbox', { name: 'Ideas' }))
    await user.click(button('Continue'))
    enter(quantity('Core rates'), '1 000 500')
    await user.click(button('Save to 1, remove from 1'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Removed from 1 list. Adding failed: The server did not respond. Your entries are still here.',
    )
    expect(quantity('Core rates')).toHaveValue('1 000 500')
    await user.click(button('Try adding again'))
    await waitFor(() => expect(dialog()).toBeNull())
    expect(remove).toHaveBeenCalledOnce()
    expect(tries).toBe(2)
  })

  test('the session ended (401): a prompt in place, the values stay', async () => {
    const append = async () => ({ kind: 'refused', code: 'need_auth', message: '', field: null }) as const
    const { user } = await open({ append })
    enter(quantity('Ideas'), '25')
    await user.click(save())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Sign in to use this')
    expect(within(alert).getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(quantity('Ideas')).toHaveValue('25')
  })

  test('a refusal that names its item marks its field', async () => {
    const append = async () =>
      ({ kind: 'refused', code: 'bad_request', message: 'Not allowed', field: 'price[0]' }) as const
    const { user } = await open({ append })
    await user.click(save())
    await waitFor(() =>
      expect(price('Core rates')).toHaveAccessibleDescription('The server did not accept this price'),
    )
  })

  test('the server’s message is text, including markup (shared-blocks §8)', async () => {
    const append = async () =>
      ({ kind: 'ok', data: { saved: false, watchlists: [], message: '<b>List is full</b>' } }) as const
    const { user } = await open({ append })
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveTextContent('<b>List is full</b>')
  })
})

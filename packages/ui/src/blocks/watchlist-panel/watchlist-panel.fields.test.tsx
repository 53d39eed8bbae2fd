import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import german from '../../../labels/de.json' with { type: 'json' }
import type { UiProviderProps } from '../../foundation/ui-provider.tsx'
import { STOCK_LISTS, watchlist, watchlistPorts } from '../../testing/fixtures/watchlists.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { WatchlistPanelOptions } from './use-watchlist-panel.ts'
import { purchaseFields, type WatchlistField } from './watchlist-fields.ts'
import { WatchlistPanel, type WatchlistPanelViewProps } from './watchlist-panel.tsx'

type Props = Partial<WatchlistPanelViewProps & WatchlistPanelOptions>

async function open(props: Props, provider: Partial<UiProviderProps> = {}) {
  const ports = watchlistPorts(props.lists)
  const remove = vi.fn(props.remove ?? ports.remove)
  const append = vi.fn(props.append ?? ports.append)
  const user = userEvent.setup()
  renderWithUi(
    <WatchlistPanel lists={STOCK_LISTS} newKey={() => 'key-1'} {...props} remove={remove} append={append} />,
    { session: SESSIONS.desk, ...provider },
  )
  await user.click(screen.getByRole('button', { name: /^(Continue|Weiter)$/ }))
  return { user, remove, append }
}

const row = (name: string) => screen.getByRole('row', { name })
/** A field by name; a day field opens a calendar, so it is a combobox. */
function field(list: string, name: string): HTMLElement {
  const named = { name: `${name} ${list}` }
  const here = within(row(list))
  return here.queryByRole('textbox', named) ?? here.getByRole('combobox', named)
}
const headings = () => screen.getAllByRole('columnheader').map(one => one.textContent)
const save = () => screen.getByRole('button', { name: /^Save to/ })
const status = () => document.querySelector('[data-slot=watchlist-details-footer] > * > [role=status]')
const result = (list: string) => within(row(list)).getAllByRole('cell').at(-2)
const enter = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } })
function enterDate(input: HTMLElement, text: string) {
  enter(input, text)
  fireEvent.keyDown(input, { key: 'Enter' })
}

describe('a stock: price in money, and quantity', () => {
  const STOCK: Props = {
    fields: purchaseFields({ priceUnit: 'USD', priceDecimals: 2 }),
    name: 'Apple Inc.',
    currentPrice: 169.23,
    currency: 'USD',
  }

  test('its fields have the currency as their unit', async () => {
    await open(STOCK)
    expect(headings()).toEqual([
      'List',
      'Quantity',
      'Price, USD',
      'Buy date',
      expect.stringMatching(/^Result to date/),
    ])
    expect(field('Technology', 'Price, USD')).toHaveValue('135.35')
    expect(field('Ideas', 'Price, USD')).toHaveAttribute('placeholder', '0.00')
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Apple Inc., last 169.23. Price and date go together; both may stay empty.',
    )
  })

  test('the result is quantity × price difference, in money, with its formula', async () => {
    await open(STOCK)
    expect(result('Technology')).toHaveTextContent(/\+25\.03%\s*USD \+1,355\.20/)
    expect(result('Ideas')).toHaveTextContent('–')
    expect(screen.getByRole('columnheader', { name: /^Result to date/ })).toHaveTextContent(
      'Quantity × (price now − buy price)',
    )
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/nominal|bond/i)
  })

  test('the port gets price and quantity as they were typed, rounded to cents', async () => {
    const { user, append } = await open(STOCK)
    enter(field('Ideas', 'Quantity'), '12.5')
    enter(field('Ideas', 'Price, USD'), '169,2345')
    enterDate(field('Ideas', 'Buy date'), '29.12.2017')
    await user.click(save())
    expect(append).toHaveBeenCalledExactlyOnceWith(
      {
        items: [
          { listId: 1, values: { quantity: '40', price: '135.35', day: '2017-02-16' } },
          { listId: 2, values: { quantity: '12.5', price: '169.23', day: '2017-12-29' } },
        ],
      },
      { idempotencyKey: 'key-1-append' },
    )
  })

  test('a price needs its date', async () => {
    const { user, append } = await open(STOCK)
    enter(field('Ideas', 'Price, USD'), '169.23')
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    expect(field('Ideas', 'Buy date')).toHaveFocus()
    expect(field('Ideas', 'Buy date')).toHaveAccessibleDescription('A price needs its buy date')
    expect(status()).toHaveTextContent('1 list needs a buy date: Ideas')
  })

  test('in another language', async () => {
    await open(STOCK, { lang: 'de', labels: german })
    expect(headings().slice(0, 4)).toEqual(['Liste', 'Menge', 'Preis, USD', 'Kaufdatum'])
    expect(result('Technology')).toHaveTextContent(/\+25,03\s?%\s*USD \+1\.355,20/)
  })

  test('without today’s price there is no result and no formula', async () => {
    await open({ ...STOCK, currentPrice: null })
    expect(result('Technology')).toHaveTextContent('–')
    expect(headings().at(-1)).toBe('Result to date')
  })

  test('a custom valuation gets the saved values, and has its own formula', async () => {
    const valuation = vi.fn(() => ({ percent: -2, amount: -30, currency: 'EUR' }))
    await open({ ...STOCK, valuation, formula: 'After tax.' })
    expect(valuation).toHaveBeenCalledWith({ quantity: '40', price: '135.35', day: '2017-02-16' })
    expect(result('Technology')).toHaveTextContent(/−2\.00%\s*EUR −30\.00/)
    expect(headings().at(-1)).toContain('After tax.')
  })
})

describe('custom fields', () => {
  const OWN: readonly WatchlistField[] = [
    {
      id: 'shares',
      kind: 'number',
      label: { plain: 'Shares' },
      decimals: 0,
      min: 1,
      max: 5000,
      required: true,
    },
    { id: 'target', kind: 'number', label: { plain: 'Target' }, unit: 'EUR', decimals: 2, needs: 'review' },
    { id: 'review', kind: 'day', label: { plain: 'Review' }, min: '2025-07-11', max: '2026-12-31' },
    { id: 'note', kind: 'text', label: { plain: 'Note' }, maxLength: 5, placeholder: { plain: 'why' } },
  ]
  const LISTS = [watchlist(1, 'Watched', { checked: true }), watchlist(2, 'Later')]
  const openOwn = (props: Props = {}) => open({ fields: OWN, lists: LISTS, ...props })

  test('are the columns, with their units, and the first has the focus', async () => {
    await openOwn()
    expect(headings()).toEqual(['List', 'Shares', 'Target, EUR', 'Review', 'Note', 'Result to date'])
    expect(field('Watched', 'Shares')).toHaveFocus()
    expect(field('Watched', 'Shares')).toHaveAttribute('placeholder', '0')
    expect(field('Watched', 'Note')).toHaveAttribute('placeholder', 'why')
    expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription()
  })

  test('the page sets title and note of the details', async () => {
    await openOwn({ detailsTitle: 'Reviews', detailsNote: 'A target needs its review.' })
    expect(screen.getByRole('dialog', { name: 'Reviews' })).toHaveAccessibleDescription(
      'A target needs its review.',
    )
  })

  test.each([
    ['a required field is empty', {}, 'Shares', 'Fill in “Shares”'],
    ['a number is too small', { Shares: '0' }, 'Shares', '“Shares”: not less than 1'],
    ['a number is too large', { Shares: '5001' }, 'Shares', '“Shares”: not more than 5,000'],
    [
      'a field lacks the one that it needs',
      { Shares: '5', 'Target, EUR': '9' },
      'Review',
      'Fill in “Review”',
    ],
  ])(
    '%s: saving is blocked, its row and the footer show the reason',
    async (_sentence, typed, wrong, reason) => {
      const { user, append } = await openOwn()
      for (const [name, text] of Object.entries(typed)) enter(field('Watched', name), text)
      await user.click(save())
      expect(append).not.toHaveBeenCalled()
      expect(field('Watched', wrong)).toHaveFocus()
      expect(field('Watched', wrong)).toHaveAccessibleDescription(reason)
      expect(result('Watched')).toHaveTextContent(reason)
      expect(status()).toHaveTextContent('1 list needs a correction: Watched')
    },
  )

  test('a day outside its bounds is refused, a future day within them is accepted', async () => {
    const { user, append } = await openOwn()
    enter(field('Watched', 'Shares'), '5')
    enterDate(field('Watched', 'Review'), '10.07.2025')
    expect(field('Watched', 'Review')).toHaveAccessibleDescription('Not before 11.07.2025')
    await user.click(save())
    expect(append).not.toHaveBeenCalled()
    enterDate(field('Watched', 'Review'), '31.12.2026')
    await user.click(save())
    expect(append).toHaveBeenCalledOnce()
  })

  test('the port gets a value for each field id', async () => {
    const { user, append } = await openOwn()
    enter(field('Watched', 'Shares'), '120')
    enter(field('Watched', 'Target, EUR'), '0')
    enterDate(field('Watched', 'Review'), '01.09.2025')
    enter(field('Watched', 'Note'), 'too long')
    await user.click(save())
    expect(append.mock.calls[0]?.[0].items).toEqual([
      { listId: 1, values: { shares: '120', target: '0', review: '2025-09-01', note: 'too l' } },
    ])
  })

  test('a refusal by the server marks the field by its id', async () => {
    const append = async () =>
      ({ kind: 'refused', code: 'odd', message: 'Not so many', field: 'shares[0]' }) as const
    const { user } = await openOwn({ append })
    enter(field('Watched', 'Shares'), '120')
    await user.click(save())
    await waitFor(() => expect(result('Watched')).toHaveTextContent('Not so many'))
    expect(field('Watched', 'Shares')).toBeInvalid()
  })

  test('"Same for all lists" requires a field, and fills every kind', async () => {
    const lists = LISTS.map(list => ({ ...list, checked: true }))
    const { user, append } = await openOwn({ lists })
    const template = 'Same for all lists'
    const fill = screen.getByRole('button', { name: 'Fill in every list' })
    expect(fill).toHaveAccessibleDescription('Fill in a field first.')
    enter(field(template, 'Shares'), '7')
    enterDate(field(template, 'Review'), '01.09.2025')
    await user.click(fill)
    expect(field('Later', 'Review')).toHaveValue('01.09.2025')
    await user.click(save())
    expect(append.mock.calls[0]?.[0].items.map(({ values }) => values.shares)).toEqual(['7', '7'])
  })

  test('price and quantity only: a price needs no date', async () => {
    const fields = purchaseFields({ priceUnit: 'USD' }).filter(({ id }) => id !== 'day')
    const { user, append } = await open({ fields, lists: LISTS, currentPrice: 169.23, currency: 'USD' })
    expect(headings().slice(0, 3)).toEqual(['List', 'Quantity', 'Price, USD'])
    enter(field('Watched', 'Quantity'), '10')
    enter(field('Watched', 'Price, USD'), '150')
    expect(result('Watched')).toHaveTextContent(/\+12\.82%\s*USD \+192\.30/)
    await user.click(save())
    expect(append.mock.calls[0]?.[0].items).toEqual([{ listId: 1, values: { quantity: '10', price: '150' } }])
  })

  test('a new array of fields on each render keeps typed values', async () => {
    const user = userEvent.setup()
    const ports = watchlistPorts(LISTS)
    const panel = (priceUnit: string) => (
      <WatchlistPanel {...ports} lists={LISTS} fields={purchaseFields({ priceUnit })} />
    )
    const view = renderWithUi(panel('USD'), { session: SESSIONS.desk })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    enter(field('Watched', 'Quantity'), '12')
    view.rerender(panel('EUR'))
    expect(field('Watched', 'Quantity')).toHaveValue('12')
    expect(field('Watched', 'Price, EUR')).toBeVisible()
  })
})

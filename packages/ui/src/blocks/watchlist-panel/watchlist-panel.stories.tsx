import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  bondWatchlist,
  EMPTY_WATCHLISTS,
  STOCK_LISTS,
  WATCHLISTS,
  watchlist,
  watchlistPorts,
} from '../../testing/fixtures/watchlists.ts'
import { useWatchlistPanel, type WatchlistPanelOptions } from './use-watchlist-panel.ts'
import { purchaseFields, type WatchlistField } from './watchlist-fields.ts'
import { WatchlistPanel, type WatchlistPanelProps } from './watchlist-panel.tsx'

/** A saved purchase. */
const bought = (id: number, name: string, quantity: string, price: string, day: string) =>
  watchlist(id, name, { checked: true, quantity, price, day })

/** More than a page of lists with purchases, one of them without its price. */
const SEVEN = [
  bought(381, 'NSD', '100', '96.914', '2025-04-11'),
  bought(7102, 'Core rates', '100', '96.914', '2025-04-11'),
  bought(7103, 'Ideas', '250', '98.227', '2025-07-10'),
  watchlist(7104, 'Short end', { checked: true }),
  watchlist(7105, 'Long end', { checked: true, quantity: '50', day: '2025-04-14' }),
  watchlist(7106, 'Income', { checked: true }),
  watchlist(7107, 'Under review', { checked: true }),
]
const NOTE = {
  ...bondWatchlist({ currentPrice: 97.6977, nominal: 100, currency: 'USD' }),
  name: 'US Treasury 4% 15 Feb 2034',
}

const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/Watchlist panel',
  component: WatchlistPanel,
  args: {
    ...watchlistPorts(),
    ...bondWatchlist({ currentPrice: 98.27, nominal: 100, currency: 'USD' }),
    lists: WATCHLISTS,
    newKey: () => 'story-key-1',
  },
  parameters: { session: 'desk' },
} satisfies Meta<WatchlistPanelProps>

export default meta
type Story = StoryObj<WatchlistPanelProps>
type Playing = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

const SLOW = { timeout: 5000 }

/** The dialog is rendered outside the canvas. */
function dialogOf({ canvasElement }: Playing) {
  const found = canvasElement.ownerDocument.querySelector('[data-slot=dialog]')
  if (!(found instanceof HTMLElement)) throw new Error('the dialog is not open')
  return found
}

function within(playing: Playing, slot: string, nth = 0): HTMLElement {
  const found = dialogOf(playing).querySelectorAll(slot)[nth]
  if (!(found instanceof HTMLElement)) throw new Error(`${slot} is not there`)
  return found
}

async function clear({ canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Clear all/ }))
}

async function details(playing: Playing) {
  await playing.userEvent.click(
    await playing.canvas.findByRole('button', { name: /^(Continue|Продолжить|Weiter)$/ }),
  )
}

async function save(playing: Playing) {
  await playing.userEvent.click(within(playing, '[data-slot=watchlist-details-footer] [data-slot=button]'))
}

/** Lists in four columns, one list is read-only. */
export const Default: Story = {}

/** No list is chosen: the button says what saving removes. */
export const NothingChosen: Story = { play: clear }

/** Step 2: the fields have the saved values; the purchase is compared with today's price. */
export const Details: Story = { play: details }

/** Presses Save with an error: the invalid field gets the focus, its row and the footer show the reason. */
async function refuse(playing: Playing) {
  await details(playing)
  await save(playing)
  const [wrong, row] = [within(playing, '[id$="-7105-price"]'), within(playing, '[data-invalid]')]
  await expect(wrong).toHaveFocus()
  await expect(row).toHaveTextContent(ERROR)
  await expect(within(playing, '[data-slot=watchlist-errors]')).toHaveTextContent('Long end')
}
const ERROR = /A buy date needs its price|Zum Kaufdatum fehlt der Preis/

/** Seven lists, six to a page. In a wide window the rows, the pager and Save are visible without scrolling. */
export const DetailsSevenLists: Story = {
  args: { ...NOTE, lists: SEVEN },
  play: async (playing: Playing) => {
    await refuse(playing)
    const { clientWidth, clientHeight } = playing.canvasElement.ownerDocument.documentElement
    if (clientWidth < 848) return
    const rows = dialogOf(playing).querySelectorAll('[data-slot=watchlist-item]')
    await expect(rows).toHaveLength(6)
    const footer = within(playing, '[data-slot=watchlist-details-footer]')
    for (const row of rows) {
      const box = row.getBoundingClientRect()
      await expect(box.height).toBe(44)
      await expect(box.bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top + 1)
    }
    for (const part of [within(playing, '[data-slot=paginator]'), footer])
      await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(clientHeight)
    await expect(dialogOf(playing).scrollHeight).toBe(dialogOf(playing).clientHeight)
  },
}

/** Eight lists, two pages: the error on page 2 blocks saving, and Save focuses its field. */
export const DetailsPageTwoError: Story = {
  args: { lists: EMPTY_WATCHLISTS.map(list => ({ ...list, checked: true })) },
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.click(within(playing, '[data-slot=paginator-page]', 1))
    await playing.userEvent.type(within(playing, '[id$="-7008-price"]'), '101,09375')
    await playing.userEvent.click(within(playing, '[data-slot=paginator-page]', 0))
    await save(playing)
  },
}

/** One price and date for all lists; each keeps its own quantity. */
export const FilledIn: Story = {
  args: { ...NOTE, lists: SEVEN },
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-all-price"]'), '97.25')
    await playing.userEvent.type(within(playing, '[id$="-all-day"]'), '01.07.2025{Tab}')
    await playing.userEvent.click(within(playing, '[id$="-all-fill"]'))
  },
}

/** Two lists are left out; the button says what saving removes. */
export const LeftOut: Story = {
  args: { ...NOTE, lists: SEVEN },
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.click(within(playing, '[id$="-7105-leave"]'))
    await playing.userEvent.click(within(playing, '[id$="-7106-leave"]'))
  },
}

/** List 381 needs its own access, which the user lacks: it is unticked, and nothing is saved. */
export const NsdRefused: Story = {
  parameters: { session: 'pro' },
  play: async (playing: Playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole('checkbox', { name: 'NSD' }))
    await details(playing)
  },
}

/** The message that is shown for a second, and Undo, which stays. */
export const SavedMessage: Story = {
  render: (args: WatchlistPanelProps) =>
    args.model ? <WatchlistPanel {...args} /> : <JustSaved {...args} />,
}

function JustSaved(options: WatchlistPanelOptions) {
  const model = useWatchlistPanel(options)
  const viewModel = { ...model.viewModel, message: { key: 'watchlist_saved' }, canUndo: true }
  return <WatchlistPanel model={{ ...model, viewModel }} />
}

/** Removing from a list succeeded, adding failed: only adding is retried. */
export const PartialSuccess: Story = {
  args: { append: offline, remove: watchlistPorts().remove },
  play: async (playing: Playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole('checkbox', { name: 'Ideas' }))
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-6001-quantity"]'), ' 500')
    await save(playing)
  },
}

/** The session has ended: a prompt in place, typed values stay. */
export const SessionEnded: Story = {
  args: {
    append: async () => ({ kind: 'refused', code: 'need_auth', message: 'Sign in', field: null }),
  },
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-6001-quantity"]'), ' 500')
    await save(playing)
  },
}

/** The server did not answer. */
export const Failed: Story = {
  args: { remove: offline },
  play: async (playing: Playing) => {
    await clear(playing)
    await playing.userEvent.click(await playing.canvas.findByRole('button', { name: /^Save/ }))
    await playing.canvas.findByRole('alert', undefined, SLOW)
  },
}

export const Readonly: Story = { args: { lists: WATCHLISTS.map(list => ({ ...list, readonly: true })) } }

export const Empty: Story = { args: { lists: [] } }

/** Not signed in: a prompt instead of the lists. */
export const Visitor: Story = { parameters: { session: 'visitor' } }

/** Signed in without full access. */
export const SignedIn: Story = { parameters: { session: 'reader' } }

const STOCK = {
  ...watchlistPorts(STOCK_LISTS),
  lists: STOCK_LISTS,
  fields: purchaseFields({ priceUnit: 'USD', priceDecimals: 2 }),
  name: 'Apple Inc.',
  currentPrice: 169.23,
  currency: 'USD',
}

/** A stock: the price is money, and so is the result, quantity × (price now − buy price). */
export const Stock: Story = { render: () => <WatchlistPanel {...STOCK} />, play: details }

/** Custom fields: required shares, a target price and a review day in the future. */
const REVIEW: readonly WatchlistField[] = [
  { id: 'shares', kind: 'number', label: { plain: 'Shares' }, decimals: 0, min: 1, required: true },
  { id: 'target', kind: 'number', label: { plain: 'Target' }, unit: 'USD', decimals: 2, needs: 'review' },
  { id: 'review', kind: 'day', label: { plain: 'Review' }, min: '2025-07-11', max: '2030-12-31' },
]

const REVIEWED = STOCK_LISTS.map(({ id, name, checked }) => watchlist(id, name, { checked }))
const REVIEW_PORTS = watchlistPorts(REVIEWED)

/** Custom fields, with the error of a missing one. */
export const OwnFields: Story = {
  render: () => (
    <WatchlistPanel
      {...REVIEW_PORTS}
      lists={REVIEWED}
      fields={REVIEW}
      detailsTitle="Reviews"
      detailsNote="A target needs its day of review."
    />
  ),
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-1-target"]'), '210')
    await save(playing)
    const [shares, wrong] = [within(playing, '[id$="-1-shares"]'), within(playing, '[data-invalid]')]
    await expect(shares).toHaveFocus()
    await expect(wrong).toHaveTextContent('Fill in “Shares”')
  },
}

const PHONE = { viewport: { value: 'phone' } }

/** A card for each list. */
export const Phone: Story = { args: NOTE, globals: PHONE, play: details }

export const PhoneError: Story = { args: { ...NOTE, lists: SEVEN }, globals: PHONE, play: refuse }

export const Dark: Story = { args: { ...NOTE, lists: SEVEN }, parameters: { theme: 'dark' }, play: refuse }

export const German: Story = { args: { ...NOTE, lists: SEVEN }, parameters: { lang: 'de' }, play: refuse }

/** Closing asks before typed values are discarded. */
export const Russian: Story = {
  parameters: { lang: 'ru' },
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-6002-quantity"]'), '25')
    await playing.userEvent.click(
      within(playing, '[data-slot=watchlist-details-footer] [data-slot=button]', 1),
    )
  },
}

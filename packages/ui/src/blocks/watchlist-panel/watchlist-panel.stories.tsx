import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { EMPTY_WATCHLISTS, WATCHLISTS, watchlistPorts } from '../../testing/fixtures/watchlists.ts'
import { useWatchlistPanel, type WatchlistPanelOptions } from './use-watchlist-panel.ts'
import { WatchlistPanel, type WatchlistPanelProps } from './watchlist-panel.tsx'

const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/WatchlistPanel',
  component: WatchlistPanel,
  args: {
    ...watchlistPorts(),
    lists: WATCHLISTS,
    currentPrice: 98.27,
    nominal: 100,
    currency: 'USD',
    newKey: () => 'story-key-1',
  },
  parameters: { session: 'desk' },
} satisfies Meta<WatchlistPanelProps>

export default meta
type Story = StoryObj<WatchlistPanelProps>
type Playing = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>

const SLOW = { timeout: 5000 }

/** What is in the dialog lies outside the canvas. */
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
  await userEvent.click(
    await canvas.findByRole('button', { name: /^(Clear all|Снять все|Очистить|Сбросить)/ }),
  )
}

async function details(playing: Playing) {
  await playing.userEvent.click(
    await playing.canvas.findByRole('button', { name: /^(Continue|Продолжить)$/ }),
  )
}

async function save(playing: Playing) {
  await playing.userEvent.click(within(playing, '[data-slot=watchlist-details-foot] [data-slot=button]'))
}

/** Lists in four columns, one of them read only. */
export const Default: Story = {}

/** Nothing is chosen: the button says what saving removes. */
export const NothingChosen: Story = { play: clear }

/** Step 2: what is saved stands in the fields; the purchase is compared with today's price. */
export const Details: Story = { play: details }

/** Eight lists, two pages: the error on page 2 keeps all from being saved, and the summary leads to it. */
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

/** List 381 without NSD access: it is unticked, and nothing is saved. */
export const NsdRefused: Story = {
  parameters: { session: 'pro' },
  play: async (playing: Playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole('checkbox', { name: 'NSD' }))
    await details(playing)
  },
}

/** The message as it stands for its second, and the way back that stays. */
export const SavedMessage: Story = {
  render: (args: WatchlistPanelProps) =>
    args.model ? <WatchlistPanel {...args} /> : <JustSaved {...args} />,
}

function JustSaved(options: WatchlistPanelOptions) {
  const model = useWatchlistPanel(options)
  const viewModel = { ...model.viewModel, message: { key: 'watchlist_saved' }, canUndo: true }
  return <WatchlistPanel model={{ ...model, viewModel }} />
}

/** Leaving a list worked, joining did not: only that is tried again. */
export const PartialSuccess: Story = {
  args: { append: offline, remove: watchlistPorts().remove },
  play: async (playing: Playing) => {
    await playing.userEvent.click(await playing.canvas.findByRole('checkbox', { name: 'Ideas' }))
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-6001-quantity"]'), ' 500')
    await save(playing)
  },
}

/** The session ended meanwhile: the prompt stands in place, what was typed as well. */
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: details }

export const Dark: Story = { parameters: { theme: 'dark' }, play: details }

/** Closing asks before what was typed goes. */
export const Russian: Story = {
  parameters: { lang: 'rus' },
  play: async (playing: Playing) => {
    await details(playing)
    await playing.userEvent.type(within(playing, '[id$="-6002-quantity"]'), '25')
    await playing.userEvent.click(within(playing, '[data-slot=watchlist-details-foot] [data-slot=button]', 1))
  },
}

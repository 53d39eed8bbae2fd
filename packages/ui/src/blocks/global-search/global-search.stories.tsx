import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import {
  FIVE_KINDS,
  FUNDS_AND_CURRENCIES,
  RUSSIAN_FIVE_KINDS,
  sameSearch,
  withSearches,
} from '../../testing/fixtures/global-search.ts'
import { GlobalSearch, type GlobalSearchProps } from './global-search.tsx'
import { writtenRecent } from './global-search-memory.rules.ts'

const forEver = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

/** Fills the story's own store with recent choices. */
function Bar({ recent, children }: { recent: boolean; children: React.ReactNode }) {
  const { local } = useStores()
  if (recent)
    local.set(
      storedKey('searchRecent'),
      writtenRecent([
        { kind: 'bonds', id: 1, title: 'US Treasury 4% 15 Feb 2034' },
        { kind: 'companies', id: 5, title: 'JPMorgan Chase & Co.' },
        { kind: 'indexes', id: 11, title: 'US Treasury par yield 10Y' },
        { kind: 'stocks', id: 1, title: 'Apple Inc.' },
      ]),
    )
  return children
}

const meta = {
  title: 'Blocks/Global search',
  component: GlobalSearch,
  args: { kinds: FIVE_KINDS, placeholder: 'Bond, stock, company…' },
  decorators: [
    (Story, { parameters }) => (
      <Bar recent={parameters.recent === true}>
        <div
          className="max-w-96 data-popup:min-h-112"
          data-popup={parameters.popup === false ? undefined : ''}
        >
          <Story />
        </div>
      </Bar>
    ),
  ],
} satisfies Meta<GlobalSearchProps>

export default meta
type Story = StoryObj<GlobalSearchProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const PAUSE = { timeout: 3000 }

async function typed({ canvas, userEvent }: Playing, text: string) {
  await userEvent.type(canvas.getByRole('combobox', { name: /Search|Поиск|搜索/ }), text)
}

async function found(playing: Playing, text = 'treas') {
  await typed(playing, text)
  await playing.canvas.findAllByRole('option', undefined, PAUSE)
  await playing.userEvent.keyboard('{ArrowDown}')
}

export const Default: Story = { parameters: { popup: false } }

/** Five tabs with counts, marked matches, and an active option. */
export const WithResults: Story = { play: found }

/** The first tab with hits opens, in the order bonds, stocks, indexes, companies, ETFs. */
export const FirstTabWithHits: Story = { play: (playing: Playing) => found(playing, 'googl') }

/** The kinds of another product: each has a name, a search and links of its own. */
export const OtherKinds: Story = {
  args: { kinds: FUNDS_AND_CURRENCIES, placeholder: 'Fund or currency' },
  play: (playing: Playing) => found(playing, 'gold'),
}

/** The recent choices, while the field is empty. */
export const Recent: Story = {
  parameters: { recent: true },
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findAllByRole('option')
  },
}

export const Loading: Story = {
  args: { kinds: sameSearch(forEver) },
  play: (playing: Playing) => typed(playing, 'treas'),
}

export const NothingFound: Story = {
  play: async (playing: Playing) => {
    await typed(playing, 'perpetual')
    await playing.canvas.findAllByText(/Nothing found/, undefined, PAUSE)
  },
}

/** The server's message. */
export const SearchError: Story = {
  args: {
    kinds: sameSearch(async () => ({ items: [], count: 0, error: 'Letters of one alphabet only, please' })),
  },
  play: async (playing: Playing) => {
    await typed(playing, 'treас')
    await playing.canvas.findAllByText(/one alphabet/, undefined, PAUSE)
  },
}

/** Bonds gave no answer: the other kinds work, and no text says that there are no bonds. */
export const OneUnanswered: Story = {
  args: { kinds: withSearches({ bonds: offline }) },
  play: async (playing: Playing) => {
    await found(playing, 'apple')
    await playing.userEvent.click(playing.canvas.getByRole('tab', { name: /Bonds/ }))
    await playing.canvas.findAllByText(/No answer/)
  },
}

/** No kind answered: a retry, and no statement about hits. */
export const NobodyAnswered: Story = {
  args: { kinds: sameSearch(offline) },
  play: async (playing: Playing) => {
    await typed(playing, 'apple')
    await playing.canvas.findAllByText(/did not respond/, undefined, PAUSE)
  },
}

/** Names, tickers and statuses far longer than the popup. */
export const LongNames: Story = {
  args: {
    kinds: withSearches({
      bonds: async ({ term }) => ({
        count: 1_234_567,
        error: null,
        items: [
          {
            id: 1,
            title: `Republic of the Marshall Islands Ministry of Finance, Banking and Postal Services ${term} 2034`,
            tickers: ['US912810TW80', 'XS2434895988', 'DE000A3H2TA0', 'FR0014001NN8', 'GB00BMBL1F74'],
            status: 'Outstanding, partly redeemed early',
          },
          {
            id: 2,
            title: 'Kreditanstaltfürwiederaufbauanleihenemissionsprogramm',
            tickers: ['DE000A3H2TA0'],
            status: null,
          },
        ],
      }),
    }),
  },
  play: (playing: Playing) => found(playing),
}

/** A sheet as wide as the window. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: found }

export const Dark: Story = { parameters: { theme: 'dark' }, play: found }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: found }

export const Russian: Story = {
  args: { kinds: RUSSIAN_FIVE_KINDS, placeholder: 'Облигация, компания…' },
  parameters: { lang: 'ru' },
  play: found,
}

import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { CompareSearch, type CompareSearchProps } from './compare-search.tsx'

const forEver = () => new Promise<never>(() => {})
const offline = () => Promise.reject(new Error('connection refused'))

const meta = {
  title: 'Blocks/Compare search',
  component: CompareSearch,
  args: {
    ...comparePorts,
    venueId: 4,
    onAdd: () => {},
    onCancel: () => {},
    placeholder: 'Bond or index',
  },
  decorators: [
    (Story, { parameters }) => (
      <div className="max-w-96 data-popup:min-h-104" data-popup={parameters.popup === false ? undefined : ''}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CompareSearchProps>

export default meta
type Story = StoryObj<CompareSearchProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const PAUSE = { timeout: 3000 }

async function typed({ canvas, userEvent }: Playing, text: string) {
  await userEvent.type(canvas.getByRole('combobox', { name: /Compare with|Сравнить с/ }), text)
}

async function found(playing: Playing) {
  await typed(playing, 'treas')
  await playing.canvas.findAllByRole('option', undefined, PAUSE)
  await playing.userEvent.keyboard('{ArrowDown}')
}

async function venues(playing: Playing) {
  await found(playing)
  await playing.userEvent.keyboard('{Enter}')
  await playing.canvas.findByRole('button', { name: 'Add' }, PAUSE)
}

export const Default: Story = {}

/** Tabs with counts, marked matches, and an active option. */
export const WithResults: Story = { play: found }

/** A bond needs a trading ground: the first one is selected, and the button adds the bond. */
export const Venues: Story = { play: venues }

/** A bond without trading grounds: the null-result flag. */
export const NoVenue: Story = {
  args: { venues: async () => [] },
  play: async (playing: Playing) => {
    await found(playing)
    await playing.userEvent.keyboard('{Enter}')
    await playing.canvas.findByText(/has no trading ground/, undefined, PAUSE)
  },
}

export const NothingFound: Story = {
  play: async (playing: Playing) => {
    await typed(playing, 'perpetual')
    await playing.canvas.findByText(/Nothing found/, undefined, PAUSE)
  },
}

/** One tab has hits, the other a message that it has none. */
export const NothingInOneTab: Story = {
  play: async (playing: Playing) => {
    await typed(playing, 's&p')
    await playing.userEvent.click(await playing.canvas.findByRole('tab', { name: /Bonds/ }, PAUSE))
  },
}

export const Loading: Story = {
  args: { search: forEver },
  play: (playing: Playing) => typed(playing, 'treas'),
}

/** The text stays, and the search can be repeated. */
export const Fault: Story = {
  args: { search: offline },
  play: async (playing: Playing) => {
    await typed(playing, 'treas')
    await playing.canvas.findByRole('button', { name: 'Retry' }, PAUSE)
  },
}

export const VenuesFault: Story = {
  args: { venues: offline },
  play: async (playing: Playing) => {
    await found(playing)
    await playing.userEvent.keyboard('{Enter}')
    await playing.canvas.findByRole('button', { name: 'Retry' }, PAUSE)
  },
}

/** Not signed in: a prompt instead of results, and no request. */
export const Visitor: Story = {
  parameters: { session: 'visitor', popup: false },
  args: { defaultTerm: 'treas' },
}

/** Signed in without full access: a link to get it. */
export const Reader: Story = {
  parameters: { session: 'reader', popup: false },
  args: { defaultTerm: 'treas' },
}

/** An item had no data: the page restores the text (C13). */
export const Refilled: Story = { args: { defaultTerm: 'treas' }, parameters: { popup: false } }

/** Names far longer than the field. */
export const LongNames: Story = {
  args: {
    search: async ({ term }) => [
      {
        kind: 'bonds',
        name: 'Bonds',
        count: 12_345,
        selected: true,
        withVenues: true,
        items: [
          [
            'Republic of the Marshall Islands Ministry of Finance, Banking and Postal Services ',
            term,
            ' 2034',
          ],
          ['Kreditanstaltfürwiederaufbauanleihenemissionsprogramm', term, ''],
        ].map((runs, id) => ({
          id,
          name: runs.join(''),
          nameParts: runs.map((text, run) => ({ text, match: run === 1 })),
        })),
      },
    ],
  },
  play: found,
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: found }

export const PhoneVenues: Story = { globals: { viewport: { value: 'phone' } }, play: venues }

export const Dark: Story = { parameters: { theme: 'dark' }, play: found }

export const DarkVenues: Story = { parameters: { theme: 'dark' }, play: venues }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: found }

export const Russian: Story = {
  args: { placeholder: 'Облигация или индекс' },
  parameters: { lang: 'ru' },
  play: found,
}

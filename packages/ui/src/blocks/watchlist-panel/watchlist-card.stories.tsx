import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  bondWatchlist,
  EMPTY_WATCHLISTS,
  WATCHLISTS,
  watchlistPorts,
} from '../../testing/fixtures/watchlists.ts'
import { AddToWatchlist } from './add-to-watchlist.tsx'
import type { WatchlistList } from './field-values.ts'
import { useWatchlistCard } from './use-watchlist-card.ts'
import { WatchlistCard, type WatchlistCardProps } from './watchlist-card.tsx'

type ButtonAndCardProps = Omit<WatchlistCardProps, 'model'> & { lists: readonly WatchlistList[] }

/** The button of a page's title, and its card. */
function ButtonAndCard({ lists, ...card }: ButtonAndCardProps) {
  const model = useWatchlistCard(lists)
  return (
    <div className="grid justify-items-start gap-3 [&>[data-slot=card]]:w-full">
      <AddToWatchlist model={model} />
      <WatchlistCard {...card} model={model} />
    </div>
  )
}

const meta = {
  title: 'Blocks/Watchlist card',
  tags: ['new', '!stable'],
  component: WatchlistCard,
  subcomponents: { AddToWatchlist },
  args: {
    ...watchlistPorts(WATCHLISTS),
    ...bondWatchlist({ currentPrice: 98.27, nominal: 100, currency: 'USD' }),
  },
  render: args => <ButtonAndCard {...args} lists={WATCHLISTS} />,
  parameters: { session: 'desk' },
} satisfies Meta<WatchlistCardProps>

export default meta
type Story = StoryObj<WatchlistCardProps>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to watchlist' }))
}

export const Default: Story = { play: press }

/** No list has the security: the star is empty. */
export const Closed: Story = {
  args: watchlistPorts(EMPTY_WATCHLISTS),
  render: args => <ButtonAndCard {...args} lists={EMPTY_WATCHLISTS} />,
}

/** Without the right, the access that lists need. */
export const Reader: Story = { parameters: { session: 'reader' }, play: press }

export const Dark: Story = { parameters: { theme: 'dark' }, play: press }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: press }

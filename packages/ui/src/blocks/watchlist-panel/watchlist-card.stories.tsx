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
import { WatchlistCard } from './watchlist-card.tsx'

/** The button of a page's title, and its card. */
function ButtonAndCard({ lists }: { lists: readonly WatchlistList[] }) {
  const card = useWatchlistCard(lists)
  return (
    <div className="grid justify-items-start gap-3 [&>[data-slot=card]]:w-full">
      <AddToWatchlist model={card} />
      <WatchlistCard
        {...watchlistPorts(lists)}
        {...bondWatchlist({ currentPrice: 98.27, nominal: 100, currency: 'USD' })}
        model={card}
      />
    </div>
  )
}

const meta = {
  title: 'Blocks/WatchlistCard',
  component: ButtonAndCard,
  args: { lists: WATCHLISTS },
  parameters: { session: 'desk' },
} satisfies Meta<typeof ButtonAndCard>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add to watchlist' }))
}

export const Default: Story = { play: press }

/** No list has the security: the star is empty. */
export const Closed: Story = { args: { lists: EMPTY_WATCHLISTS } }

/** Without the right, the access that lists need. */
export const Reader: Story = { parameters: { session: 'reader' }, play: press }

export const Dark: Story = { parameters: { theme: 'dark' }, play: press }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: press }

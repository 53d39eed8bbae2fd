import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageAlert } from './page-alert.tsx'

const meta = {
  title: 'Shell/PageAlert',
  component: PageAlert,
  args: {
    cause: { kind: 'message', message: 'Quotes are delayed by 15 minutes today.', persist: true },
  },
  parameters: { session: 'visitor', layout: 'fullscreen' },
  decorators: [
    Story => (
      <main className="min-h-60 p-6">
        <h1 className="text-20 font-heavy">US Treasury 4% 15 Feb 2034</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PageAlert>

export default meta
type Story = StoryObj<typeof meta>

/** The page's own message, which stands until it is closed. */
export const Default: Story = {}

/** A social login that failed; on a page it goes after 3 seconds, here the clock stands still. */
export const SocialFailure: Story = { args: { cause: { kind: 'social' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { session: 'visitor', theme: 'dark' } }

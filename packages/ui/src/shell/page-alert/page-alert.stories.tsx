import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageAlert } from './page-alert.tsx'

const meta = {
  title: 'Shell/Page alert',
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

/** The page's own message, which stays until it is closed. */
export const Default: Story = {}

/** A failed social login; on a page it disappears after 3 seconds, here the clock is stopped. */
export const SocialFailure: Story = { args: { cause: { kind: 'social' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { session: 'visitor', theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'
import { RetryNotice } from './retry-notice.tsx'

const meta = {
  title: 'Controls/Notice',
  component: Notice,
  args: {
    tone: 'warn',
    children: 'Last trade 11 days ago, 9 Nov 2026',
    action: <Button variant="link">Show that period</Button>,
    className: 'max-w-xl',
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="grid max-w-xl gap-3">
      <Notice>Prices are estimated from the curve.</Notice>
      <Notice tone="up">Saved to 2 watchlists.</Notice>
      <Notice tone="warn">Last trade 11 days ago, 9 Nov 2026</Notice>
      <Notice tone="down" action={<Button variant="link">Core rates</Button>}>
        One entry needs a date.
      </Notice>
    </div>
  ),
}

/** An error next to content that is still shown. */
export const Retry: Story = {
  render: () => (
    <RetryNotice onRetry={() => {}} className="max-w-xl">
      The comments could not be brought up to date.
    </RetryNotice>
  ),
}

export const Closable: Story = { args: { onClose: () => {} } }

export const Dark: Story = { ...Tones, parameters: { theme: 'dark' } }

export const Phone: Story = { args: { onClose: () => {} }, globals: { viewport: { value: 'phone' } } }

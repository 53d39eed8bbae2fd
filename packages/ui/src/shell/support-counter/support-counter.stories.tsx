import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SupportTicketsPort } from './support-counter.reducer.ts'
import { SupportCounter, type SupportCounterProps } from './support-counter.tsx'

const waiting =
  (count: number): SupportTicketsPort =>
  async () => ({
    kind: 'ok',
    data: [{ messages: Array.from({ length: count }, () => ({ statusId: 2, contactId: 0 })) }],
  })

const meta = {
  title: 'Shell/Support counter',
  component: SupportCounter,
  args: { tickets: waiting(3), href: '#support' },
  parameters: { session: 'pro' },
  decorators: [
    Story => (
      <header className="flex h-14 items-center justify-end gap-3 border-b border-line px-4 text-13 text-ink-2">
        desk
        <Story />
      </header>
    ),
  ],
} satisfies Meta<SupportCounterProps>

export default meta
type Story = StoryObj<SupportCounterProps>

export const Default: Story = {}

/** Above 99. */
export const Many: Story = { args: { tickets: waiting(10_000) } }

/** No unread messages: the link stays. */
export const None: Story = { args: { tickets: waiting(0) } }

/** The number could not be loaded. */
export const Failed: Story = { args: { tickets: () => Promise.reject(new Error('down')) } }

/** The tariff gives access to support tickets without full access. */
export const Tariff677: Story = { parameters: { session: 'support' } }

/** Signed in without access: loads and renders nothing. */
export const NotForThem: Story = { parameters: { session: 'reader' } }

export const Phone: Story = { args: { tickets: waiting(120) }, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { args: { tickets: waiting(120) }, parameters: { theme: 'dark' } }

import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { SubscriptionRequest, type SubscriptionRequestProps } from './subscription-request.tsx'

const NOTHING = { subscriptionRequested: false, expansionRequested: false }
const accepted = async () => ({ kind: 'ok', data: { sent: true } }) as const

const meta = {
  title: 'Shell/Subscription request',
  component: SubscriptionRequest,
  args: {
    load: async () => ({ kind: 'ok', data: NOTHING }),
    send: accepted,
    expand: accepted,
    tariffs: [
      { id: 1077, text: 'Full access' },
      { id: 677, text: 'Support tickets' },
    ],
    contactPersons: [
      { id: 1, text: 'A. Marlow' },
      { id: 2, text: 'B. Tanaka' },
      { id: 3, text: 'C. Oduya' },
    ],
    defaultProfile: NOTHING,
  },
  parameters: { session: 'reader' },
  decorators: [
    Story => (
      <main className="max-w-150">
        <h1 className="sr-text">Access</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<SubscriptionRequestProps>

export default meta
type Story = StoryObj<SubscriptionRequestProps>
type Playing = Pick<StoryContext, 'canvas' | 'userEvent'>

const filled = async ({ canvas, userEvent }: Playing) => {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Tariff' }), 'Full access')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contact person' }), 'B. Tanaka')
  await userEvent.click(canvas.getByRole('button', { name: 'Send request' }))
}

/** Signed in, nothing requested. */
export const Default: Story = {}

/** Pressed without a choice. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }: Playing) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send request' }))
  },
}

/** The server could not be reached: the choices stay. */
export const NotSent: Story = { args: { send: () => Promise.reject(new Error('down')) }, play: filled }

/** The session ended while the page was open. */
export const SignedOut: Story = {
  args: { send: async () => ({ kind: 'refused', code: 'need_auth' }) },
  play: filled,
}

/** Just requested. */
export const Requested: Story = { play: filled }

/** With a tariff: an extension can be requested. A single choice is plain text. */
export const Expandable: Story = {
  args: { currentTariffs: [677] },
  parameters: { session: 'support' },
}

export const ExpansionRequested: Story = {
  args: { defaultProfile: { ...NOTHING, expansionRequested: true }, currentTariffs: [677] },
  parameters: { session: 'support' },
}

export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const DarkGerman: Story = { parameters: { theme: 'dark', lang: 'de' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AlertBox } from './alert-box.tsx'

const meta = {
  title: 'Controls/Alert box',
  component: AlertBox,
  args: {
    defaultOpen: true,
    persist: true,
    message: 'The social login did not work. Use your login and password.',
  },
} satisfies Meta<typeof AlertBox>

export default meta
type Story = StoryObj<typeof meta>

/** With `persist`, so that it can be inspected; without, it closes after 3 seconds. */
export const Default: Story = {}

/** The other tones are announced politely. */
export const Polite: Story = { args: { tone: 'up', message: 'Your phone number was changed.' } }

/** When it would cover the focused element, it moves to the upper edge (WCAG 2.4.11). */
export const OverTheFocus: Story = {
  decorators: [
    Story => (
      <div className="flex min-h-[calc(100vh-2rem)] items-end justify-center">
        <button type="button" className="focus-ring min-h-8 cursor-pointer px-2 text-13 text-accent">
          Below the alert
        </button>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Below the alert' })).toHaveFocus()
    const region = canvasElement.querySelector('[data-slot="toast-region"]')
    await waitFor(() => expect(region).toHaveAttribute('data-edge', 'start'))
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { message: 'Вход через социальную сеть не удался. Войдите по логину и паролю.' },
  parameters: { lang: 'ru' },
}

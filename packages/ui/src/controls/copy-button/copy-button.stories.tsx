import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'Controls/Copy button',
  component: CopyButton,
  args: { text: 'US91282CJZ59', children: 'Copy page' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const IconOnly: Story = { args: { iconOnly: true, label: 'Copy ISIN', size: 's' } }

/** The clipboard refuses: the button shows the failure, and the error goes to `onFailure`. */
export const Refused: Story = {
  args: {
    text: () => {
      throw new Error('nothing to copy')
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy page' }))
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { OWN_FRAME } from '../../testing/story-frame.ts'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Controls/Dialog',
  component: Dialog,
  parameters: OWN_FRAME,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Two entries need a date',
    description: 'US Treasury 4% 15 Feb 2034',
    children: (
      <p className="text-13 text-ink-2">Give the date you bought at this price, or clear the price.</p>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Small: Story = { args: { size: 's' } }

export const Sheet: Story = { args: { variant: 'sheet' } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

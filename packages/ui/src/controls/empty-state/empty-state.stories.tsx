import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Controls/Empty state',
  component: EmptyState,
  args: { className: 'min-h-40' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithWayOn: Story = {
  args: { message: 'There are no trades in this period', action: <Button>Show the last trades</Button> },
}

export const Dark: Story = { ...WithWayOn, parameters: { theme: 'dark' } }

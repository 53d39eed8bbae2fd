import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Controls/Error state',
  component: ErrorState,
  args: { className: 'min-h-50', onRetry: () => {} },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Retrying: Story = { args: { pending: true, message: 'The quotes could not be loaded' } }

/** After the second failure only a page reload helps. */
export const Reloads: Story = { args: { reloads: true } }

export const NoWayOn: Story = { args: { onRetry: undefined } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccessPrompt } from '../access-prompt/access-prompt.tsx'
import { ShowMore } from './show-more.tsx'

const meta = {
  title: 'Controls/Show more',
  component: ShowMore,
  args: { className: 'max-w-md' },
} satisfies Meta<typeof ShowMore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Counted: Story = { args: { hiddenCount: 7, shown: 5, total: 12 } }

export const Open: Story = { args: { defaultExpanded: true, shown: 12, total: 12 } }

export const Pending: Story = { args: { hiddenCount: 7, pending: true } }

export const RefusedToVisitors: Story = {
  args: {
    expanded: false,
    hiddenCount: 7,
    refusal: <AccessPrompt verdict={{ kind: 'needAuth', code: 'need_auth' }} variant="inline" />,
  },
}

export const RefusedWithoutAccess: Story = {
  args: {
    expanded: false,
    hiddenCount: 7,
    refusal: <AccessPrompt verdict={{ kind: 'needAccess', code: 'need_get_access' }} variant="inline" />,
  },
}

export const Dark: Story = { ...RefusedWithoutAccess, parameters: { theme: 'dark' } }

export const Phone: Story = { ...RefusedWithoutAccess, globals: { viewport: { value: 'phone' } } }

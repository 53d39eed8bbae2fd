import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Controls/Badge',
  component: Badge,
  args: { children: 'Senior unsecured' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="up">Outstanding</Badge>
      <Badge>Senior unsecured</Badge>
      <Badge tone="warn">Estimation</Badge>
      <Badge tone="down">In default</Badge>
      <Badge tone="accent">New</Badge>
    </div>
  ),
}

export const Dark: Story = { ...Tones, parameters: { theme: 'dark' } }

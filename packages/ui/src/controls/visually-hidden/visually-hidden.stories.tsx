import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Controls/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'minus' },
  render: args => (
    <p className="num text-13 text-down">
      ▼ 4.1 bp <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

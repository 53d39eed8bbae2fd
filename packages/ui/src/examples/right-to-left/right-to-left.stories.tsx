import type { Meta, StoryObj } from '@storybook/react-vite'
import { RightToLeft } from './right-to-left.tsx'

const meta = {
  title: 'Examples/Right to left',
  component: RightToLeft,
  tags: ['!autodocs', '!stable'],
} satisfies Meta<typeof RightToLeft>

export default meta
type Story = StoryObj<typeof meta>

export const Arabic: Story = {}

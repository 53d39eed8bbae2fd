import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = {
  title: 'Controls/Skeleton',
  component: Skeleton,
  args: { className: 'max-w-md' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const Paragraph: Story = { args: { lines: 4 } }

export const Chart: Story = { args: { className: 'h-60 max-w-md' } }

export const Dark: Story = { ...Paragraph, parameters: { theme: 'dark' } }

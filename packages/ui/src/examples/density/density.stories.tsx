import type { Meta, StoryObj } from '@storybook/react-vite'
import { Density } from './density.tsx'

const meta = {
  title: 'Examples/Density',
  component: Density,
  tags: ['!autodocs', '!stable'],
} satisfies Meta<typeof Density>

export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}

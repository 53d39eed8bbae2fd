import type { Meta, StoryObj } from '@storybook/react-vite'
import { Density } from './density.tsx'

const meta = {
  title: 'Examples/Density',
  component: Density,
  tags: ['!autodocs'],
} satisfies Meta<typeof Density>

export default meta
type Story = StoryObj<typeof meta>

export const Compact: Story = {}

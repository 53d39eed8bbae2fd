import type { Meta, StoryObj } from '@storybook/react-vite'
import { BondList } from './bond-list.tsx'
import { makeBonds } from './bonds.ts'

const meta = {
  title: 'Examples/Bond list',
  component: BondList,
  tags: ['!autodocs', '!stable'],
  args: { bonds: makeBonds() },
} satisfies Meta<typeof BondList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

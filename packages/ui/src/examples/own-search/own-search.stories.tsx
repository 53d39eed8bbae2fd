import type { Meta, StoryObj } from '@storybook/react-vite'
import { BONDS } from './bonds.ts'
import { OwnSearch } from './own-search.tsx'

const meta = {
  title: 'Examples/Own search',
  component: OwnSearch,
  tags: ['!autodocs', '!stable'],
  args: { ...BONDS, onAdd: () => {} },
} satisfies Meta<typeof OwnSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

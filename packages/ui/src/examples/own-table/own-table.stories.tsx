import type { Meta, StoryObj } from '@storybook/react-vite'
import { BONDS, COLUMNS } from './bonds.ts'
import { OwnTable } from './own-table.tsx'

const meta = {
  title: 'Examples/Own table',
  component: OwnTable,
  tags: ['!autodocs', '!stable'],
  args: { columns: COLUMNS, data: BONDS },
} satisfies Meta<typeof OwnTable>

export default meta
type Story = StoryObj<typeof meta>

export const Tiles: Story = {}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { COLUMNS, ROWS } from './bonds.ts'
import { OwnTable } from './own-table.tsx'

const meta = {
  title: 'Examples/Own table',
  component: OwnTable,
  tags: ['!autodocs'],
  args: { columns: COLUMNS, rows: ROWS },
} satisfies Meta<typeof OwnTable>

export default meta
type Story = StoryObj<typeof meta>

export const Tiles: Story = {}

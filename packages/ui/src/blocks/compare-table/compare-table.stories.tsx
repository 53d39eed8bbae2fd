import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TimeSeries } from '../../charts/series/time-series.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { CompareTable } from './compare-table.tsx'

const line = (at: number): TimeSeries => ({
  id: String(at),
  name: `US Treasury ${3 + at / 8}% 15 Aug ${2030 + at}, Estimation`,
  unit: '%',
  href: at === 0 ? undefined : `/bonds/${at + 1}/`,
  points: walk({ from: '2025-04-11', count: 60, start: 98 - at / 2, step: 0.2, seed: at + 1 }),
})
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at))

const meta = {
  title: 'Blocks/Compare table',
  tags: ['new', '!stable'],
  component: CompareTable,
  args: {
    series: lines(7),
    measure: 'price',
    days: { from: '2025-04-11', to: '2025-06-09' },
    defaultOpen: true,
  },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Closed: Story = { args: { defaultOpen: false } }

/** Changes in per cent; bonds and an index, each in its own unit. */
export const PercentOfDifferentUnits: Story = {
  args: {
    mode: 'percent',
    series: [...lines(2), { ...line(2), id: 'sp', name: 'S&P 500', unit: 'points' }],
  },
}

/** One line is masked: it shows no values. */
export const Withheld: Story = { args: { series: [line(0), { ...line(1), masked: true }, line(2)] } }

/** Without full access there are no numbers at all. */
export const Masked: Story = { args: { masked: true, series: lines(2) } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { shapePoints } from '../../testing/fixtures/shape-points.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { StaticTimeChart } from './static-time-chart.tsx'

const price: TimePoint[] = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))
const ust: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034, FedInvest',
  shortName: 'UST 4% 2034',
  points: price,
  unit: '%',
}
const other: TimeSeries = {
  id: 'other',
  name: 'Sample bond 2031',
  points: walk({ from: '2024-02-15', count: 190, start: 99.3, step: 0.25, seed: 5 }),
  unit: '%',
}
const crowd = Array.from(
  { length: 6 },
  (_, at): TimeSeries => ({
    id: `s${at}`,
    name: `Sample bond ${at + 1}`,
    points: walk({ from: '2024-02-15', count: 190, start: 96 + at * 0.9, step: 0.3, seed: at + 3 }),
  }),
)
const volume: TimeSeries = {
  id: 'volume',
  name: 'Volume',
  variant: 'histogram',
  tone: 'series',
  neutral: true,
  merge: 'sum',
  points: UST_4_2034.map(({ day }, at) => ({ day, value: 1e6 + (at % 7) * 4e5 })),
}

const meta: Meta<typeof StaticTimeChart> = {
  title: 'Charts/Static time chart',
  tags: ['new', '!stable'],
  component: StaticTimeChart,
  args: { label: 'Price, UST 4% 2034', series: [ust], caption: 'Indicative price, % of par', height: 440 },
}
export default meta
type Story = StoryObj<typeof StaticTimeChart>

export const Default: Story = {}
export const Dark: Story = { parameters: { theme: 'dark' } }
export const TwoLines: Story = { args: { series: [ust, other] } }
/** More than three lines have two columns in the legend. */
export const SixLines: Story = { args: { series: crowd, caption: undefined } }
/** Below full access the points are a shape: the axis has no values. */
export const Masked: Story = {
  args: { masked: true, series: [{ ...ust, points: shapePoints(price) }] },
}
export const Histogram: Story = { args: { label: 'Volume', series: [volume], legend: false, height: 140 } }
/** The axes are written for a width and a height; the picture has those of its container. */
export const Phone: Story = {
  args: { width: 360, height: 320 },
  globals: { viewport: { value: 'phone' } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { APPLE_DAILY } from '../../testing/fixtures/apple-daily.ts'
import { linearMap } from '../plot/scales.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { areaPaths } from './area.ts'
import { candlePaths, histogramPaths, type MarkPath, ohlcPaths } from './bar-marks.ts'
import { BarPaths } from './bar-paths.tsx'

const column = (place: 1 | 2 | 3 | 4 | 5) => Float64Array.from(APPLE_DAILY, bar => bar[place])
const x = Float64Array.from(APPLE_DAILY, ([day]) => Date.parse(day))
const prices = { x, open: column(1), high: column(2), low: column(3), close: column(4) }
/** Change from one day to the next. */
const changes = prices.close.map((close, i) => close - (prices.close[i - 1] ?? close))
const SIZE = { left: 0, top: 0, width: 640, height: 220 }

type Kind = 'candles' | 'ohlc' | 'histogram' | 'area'

type MarksProps = {
  kind: Kind
  /** How many of the 188 days are drawn, from the first. */
  days: number
}

function endsOf(kind: Kind, days: number): { low: number; high: number } {
  const [highs, lows] = kind === 'histogram' ? [changes, changes] : [prices.high, prices.low]
  const high = Math.max(...highs.slice(0, days)) + 1
  return { low: kind === 'area' ? 0 : Math.min(...lows.slice(0, days)) - 1, high }
}

function pathsOf(kind: Kind, days: number): MarkPath[] {
  const range = { from: 0, to: days }
  const times = { from: (x[0] as number) - 43_200_000, to: (x[days - 1] as number) + 43_200_000 }
  const mapping = linearMap({ ...times, ...endsOf(kind, days) }, SIZE)
  switch (kind) {
    case 'candles':
      return candlePaths({ source: prices, range, mapping })
    case 'ohlc':
      return ohlcPaths({ source: prices, range, mapping })
    case 'histogram':
      return histogramPaths({ source: { x, close: changes }, range, mapping })
    case 'area':
      return areaPaths({
        column: { x, y: prices.close },
        indices: Uint32Array.from({ length: days }, (_, i) => i),
        mapping,
        baseline: 0,
      })
  }
}

/** The marks alone, as a chart puts them among its lines. */
function Marks({ kind, days }: MarksProps) {
  return (
    <svg
      role="img"
      aria-label={`Apple, ${days} days, ${kind}`}
      width={SIZE.width}
      height={SIZE.height}
      className="max-w-full [--series:var(--series-hue-1)]"
    >
      <BarPaths paths={pathsOf(kind, days)} />
    </svg>
  )
}

const meta = {
  title: 'Charts/Bar marks',
  component: TimeChart,
  // the controls are on the page of the chart
  parameters: { controls: { disable: true } },
  render: () => <Marks kind="candles" days={40} />,
} satisfies Meta<TimeChartProps>
export default meta
type Story = StoryObj<TimeChartProps>

/** Hollow where the close is above the open, filled where it is below. */
export const Candles: Story = {}
export const Bars: Story = { render: () => <Marks kind="ohlc" days={40} /> }
/** Rising columns are lighter than falling ones, and on the other side of zero. */
export const Histogram: Story = { render: () => <Marks kind="histogram" days={40} /> }
/** Only down to zero. */
export const Area: Story = { render: () => <Marks kind="area" days={188} /> }
export const Dark: Story = {
  render: () => <Marks kind="candles" days={60} />,
  parameters: { theme: 'dark' },
}
export const Contrast: Story = { ...Dark, parameters: { contrast: 'more' } }

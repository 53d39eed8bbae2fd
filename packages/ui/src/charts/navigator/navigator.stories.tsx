import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import type { TimePoint } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf } from '../time-chart/chart-geometry.ts'
import { isZoomed } from '../time-chart/time-chart.reducer.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import { ChartNavigator, type ChartNavigatorProps } from './chart-navigator.tsx'

const price: TimePoint[] = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))
/** A shape from 0 to 100, as the server sends it below full access. */
const shape: TimePoint[] = UST_4_2034.slice(0, -1).map(({ day, price }) => ({
  day,
  value: Math.round(((price - 94.5) / 7.3) * 100),
}))
const tenYears: TimePoint[] = walk({ from: '2014-07-11', count: 3650, start: 99, step: 0.4, seed: 8 })
const midday = Date.UTC(2025, 6, 9, 6)
const quotes: TimePoint[] = walk({ from: '2025-01-01', count: 260, start: 101.2, step: 0.03, seed: 21 }).map(
  ({ value }, i) => ({ at: midday + i * 600_000, value }),
)
const gaps: TimePoint[] = price.map(
  (point, i) => (i > 60 && i < 80 ? { ...point, value: null } : point) as TimePoint,
)

function boundsFrom(points: readonly TimePoint[]) {
  return boundsOf(
    prepareSeries([{ id: 'main', name: 'Main', points }], { mode: 'absolute', masked: false }),
    undefined,
  )
}

/** The props of a navigator that gets its line as points. */
type StripProps = Extract<ChartNavigatorProps, { points: readonly TimePoint[] }>

/** A line, and a window between two shares of it. */
function stripOf(points: readonly TimePoint[], shows?: readonly [number, number]) {
  const bounds = boundsFrom(points)
  const at = (share: number): number => bounds.from + (bounds.to - bounds.from) * share
  const window: AxisRange | null = shows ? { from: at(shows[0]), to: at(shows[1]) } : null
  return { points, bounds, window }
}

/** The strip with a window that moves. */
function Strip(props: StripProps) {
  const [window, setWindow] = useState(props.window)
  return <ChartNavigator {...props} window={window} onWindowChange={setWindow} />
}

/** A chart with the navigator below it, as in StockChart. */
function UnderChart({ of, masked = false }: { of: readonly TimePoint[]; masked?: boolean }) {
  const series = useMemo<TimeSeries[]>(
    () => [{ id: 'ust', name: 'UST 4% 2034, FedInvest', points: of }],
    [of],
  )
  const bounds = useMemo(() => boundsFrom(of), [of])
  const group = useChartGroup()
  return (
    <div className="grid gap-2">
      <TimeChart
        label="Price, UST 4% 2034"
        series={series}
        group={group}
        masked={masked}
        height={320}
        table={false}
      />
      <ChartNavigator
        points={of}
        bounds={bounds}
        window={isZoomed(group.state, bounds) ? group.state.window : null}
        onWindowChange={window => (window ? group.events.choose(window, bounds) : group.events.reset())}
      />
    </div>
  )
}

const meta = {
  title: 'Charts/Chart navigator',
  component: ChartNavigator,
  args: stripOf(price, [0.45, 0.8]),
  render: args => <Strip {...args} />,
  decorators: [
    Story => (
      <div className="pt-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<StripProps>
export default meta
type Story = StoryObj<StripProps>

export const Default: Story = {}
export const Everything: Story = { args: stripOf(price) }
/** The last month of ten years: too narrow to be grabbed, so it is drawn as wide as a pointer needs. */
export const Narrow: Story = { args: stripOf(tenYears, [0.9915, 1]) }
export const TimesOfDay: Story = { args: stripOf(quotes, [0.2, 0.4]) }
export const Gaps: Story = { args: stripOf(gaps, [0.1, 0.6]) }
export const NoData: Story = { args: stripOf([]) }
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Start of the visible part' })).toHaveFocus()
  },
}
/** While a pointer presses the window it shows its days. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const window = canvas.getByRole('slider', { name: 'Visible part' })
    const { left, top } = window.getBoundingClientRect()
    await fireEvent.pointerDown(window, { pointerId: 1, button: 0, clientX: left + 40, clientY: top + 20 })
    await expect(window).toHaveAttribute('data-pressed')
  },
}
/** The chart follows the strip, and the strip the chart. */
export const WithChart: Story = {
  render: ({ points }) => <UnderChart of={points} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const start = await canvas.findByRole('slider', { name: 'Start of the visible part' })
    start.focus()
    await userEvent.keyboard('{PageUp>4/}')
    await expect(canvas.getByRole('button', { name: 'Reset zoom' })).toBeVisible()
  },
}
/** A shape is drawn as any line; there is no number in the strip, and the handles have the days. */
export const MaskedVisitor: Story = {
  args: stripOf(shape),
  render: ({ points }) => <UnderChart of={points} masked />,
  parameters: { session: 'visitor' },
}
export const MaskedReader: Story = {
  args: stripOf(shape, [0.45, 0.8]),
  parameters: { session: 'reader' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { parameters: { theme: 'dark' } }
export const DarkWithChart: Story = { ...WithChart, parameters: { theme: 'dark' } }
export const RightToLeft: Story = { parameters: { dir: 'rtl' } }
export const Russian: Story = { parameters: { lang: 'ru' } }

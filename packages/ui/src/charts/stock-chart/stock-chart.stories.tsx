import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../controls/button/button.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { Download } from '../../foundation/icons/icons.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import { APPLE_DAILY, type DailyBar } from '../../testing/fixtures/apple-daily.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { type Drawing, type DrawingTool, defaultStyle, drawingId } from '../drawings/drawing.ts'
import { drawingsKey, writeDrawings } from '../drawings/stored-drawings.ts'
import type { ChartFlag } from '../flags/flag.ts'
import { useFlags } from '../flags/use-flags.ts'
import type { IndicatorId } from '../indicators/indicator-registry.ts'
import { ChartNavigator } from '../navigator/chart-navigator.tsx'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { DEFAULT_STOCK_VIEW, type StockView } from './stock-chart.reducer.ts'
import { StockChart, type StockChartProps } from './stock-chart.tsx'

const columnOf = (place: 1 | 2 | 3 | 5): Float64Array =>
  Float64Array.from(APPLE_DAILY, (bar: DailyBar) => bar[place])
const apple: TimeSeries = {
  id: 'apple',
  name: 'Apple, daily',
  unit: 'USD',
  points: APPLE_DAILY.map(([day, , , , close]) => ({ day, value: close })),
  bars: { open: columnOf(1), high: columnOf(2), low: columnOf(3) },
}
const volume = columnOf(5)
const note: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034, FedInvest',
  points: UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null })),
}
/** A shape from 0 to 100, as the server sends it below full access. */
const shape: TimePoint[] = UST_4_2034.slice(0, -1).map(({ day, price }) => ({
  day,
  value: Math.round(((price - 94.5) / 7.3) * 100),
}))

type Place = readonly [day: string, value: number]
const drawn = (number: number, tool: DrawingTool, places: readonly Place[], text?: string): Drawing => ({
  id: drawingId(number),
  tool,
  points: places.map(([day, value]) => ({ at: Date.parse(day), value })),
  style: defaultStyle(tool),
  ...(text === undefined ? {} : { text }),
})
const drawings = [
  drawn(1, 'trend', [
    ['2016-12-02', 109.5],
    ['2017-05-15', 156.5],
  ]),
  drawn(2, 'horizontal', [['2017-03-01', 144]]),
  drawn(3, 'rectangle', [
    ['2017-02-14', 134.5],
    ['2017-03-20', 142],
  ]),
  drawn(4, 'text', [['2017-01-10', 127]], 'Results on 31 January'),
]

type Visit = {
  /** The stored indicators; without them it is a first visit. */
  shown?: readonly IndicatorId[]
  /** The stored drawings. */
  saved?: readonly Drawing[]
  happened?: readonly ChartFlag[]
}

const NONE: readonly ChartFlag[] = []

/** The chart with stored state from an earlier visit. */
function OnPage({ shown, saved = [], happened = NONE, ...props }: StockChartProps & Visit) {
  const { local } = useStores()
  const { instrument, venueId = null } = props
  useState(() => {
    if (shown) local.set(storedKey('indicators', 'stock'), JSON.stringify(shown.map(id => ({ id }))))
    local.set(drawingsKey({ instrument, venueId, masked: false }), writeDrawings(saved))
  })
  const flags = useFlags(happened, { storageKey: 'stock' })
  return <StockChart {...props} flags={flags} />
}

const dated = (kind: ChartFlag['kind'], day: Day, title: string): ChartFlag => ({ id: day, kind, day, title })
const happened = [
  dated('dividend', '2016-11-03', '0.57 USD'),
  dated('dividend', '2017-02-09', '0.57 USD'),
  dated('dividend', '2017-05-11', '0.63 USD'),
  dated('other', '2017-01-31', 'Results'),
]

const actions = (
  <Button icon={<Download />} onClick={() => {}}>
    Export
  </Button>
)

const isWeekday = ({ day }: { day: Day }) => new Date(day).getUTCDay() % 6 !== 0

const one = [apple]
const two: TimeSeries[] = [
  apple,
  {
    id: 'sample',
    name: 'Sample share',
    note: 'invented',
    points: walk({ from: '2016-10-03', count: 270, start: 118, step: 1.3, seed: 4 }).filter(isWeekday),
  },
]
/** The last months of Apple, and the days before them. */
const BEFORE = 80
const part = (from: number, to?: number) => {
  const cut = (place: 1 | 2 | 3) => columnOf(place).slice(from, to)
  return { points: apple.points.slice(from, to), bars: { open: cut(1), high: cut(2), low: cut(3) } }
}
const later: TimeSeries = { ...apple, ...part(BEFORE) }
const history = part(0, BEFORE)

/** Years of an invented share, a bar for each weekday. */
function yearsOf(count: number) {
  const all = walk({ from: '2013-01-02', count: count * 365, start: 60, step: 0.9, seed: 7 })
  const points = all.filter(isWeekday)
  const closes = points.map(({ value }) => value)
  const column = (priceOf: (open: number, close: number, i: number) => number) =>
    Float64Array.from(closes, (close, i) => priceOf(closes[i - 1] ?? close, close, i))
  const shadow = (i: number) => 0.3 + ((i * 37) % 11) / 10
  const series: TimeSeries = {
    id: 'sample',
    name: 'Sample share',
    note: 'invented',
    points,
    bars: {
      open: column(open => open),
      high: column((open, close, i) => Math.max(open, close) + shadow(i)),
      low: column((open, close, i) => Math.min(open, close) - shadow(i + 5)),
    },
  }
  const traded = Float64Array.from(closes, (_, i) => 1_000_000 + ((i * 7919) % 97) * 30_000)
  return { label: 'Sample share', series: [series], volume: traded }
}
const fourYears = yearsOf(4)

const view = (change: Partial<StockView>): StockView => ({ ...DEFAULT_STOCK_VIEW, ...change })

const meta = {
  title: 'Charts/Stock chart',
  component: StockChart,
  args: {
    label: 'Price, Apple',
    series: one,
    volume,
    instrument: 'stock-1',
    height: 440,
    decimals: 2,
    actions,
  },
  render: args => <OnPage {...args} />,
} satisfies Meta<StockChartProps>
export default meta
type Story = StoryObj<typeof meta>

const visited =
  (visit: Visit): Story['render'] =>
  args => <OnPage {...args} {...visit} />

/** A user without stored indicators sees the volume. */
export const Default: Story = {}
/** Everything below the price was removed. */
export const PriceAlone: Story = { render: visited({ shown: [] }) }
export const Bars: Story = { args: { defaultValue: view({ type: 'ohlc' }) } }
export const HeikinAshi: Story = { args: { defaultValue: view({ type: 'heikin-ashi' }) } }
export const Line: Story = { args: { defaultValue: view({ type: 'line' }) } }
/** An area begins at zero, or its size would mislead. */
export const Area: Story = { args: { defaultValue: view({ type: 'area' }) } }
export const LogScale: Story = { args: { defaultValue: view({ scale: 'log' }) } }

/** Over the price: an average and the bands, on the axis of the price. */
export const OverThePrice: Story = { render: visited({ shown: ['ema', 'bollinger'] }) }
/** The days before the chart let indicators begin at its left edge. */
export const WithHistory: Story = {
  args: {
    series: [later],
    volume: volume.slice(BEFORE),
    history,
    height: 320,
  },
  render: visited({ shown: ['bollinger', 'volume', 'rsi', 'macd'] }),
}
/** Below it, each on an axis of its own, under one crosshair. */
export const OwnPanes: Story = {
  args: { height: 360 },
  render: visited({ shown: ['sma', 'volume', 'rsi', 'macd'] }),
}
export const MorePanes: Story = {
  args: { height: 320 },
  render: visited({ shown: ['stochastic', 'atr'] }),
}
/** Days are too narrow: candles, columns and lines show weeks. */
export const Weeks: Story = {
  args: { ...fourYears, height: 360 },
  render: visited({ shown: ['bollinger', 'volume', 'rsi'] }),
}
export const WeeksDark: Story = { ...Weeks, parameters: { theme: 'dark' } }
export const Months: Story = { args: yearsOf(12) }
export const MonthsPhone: Story = {
  args: { ...fourYears, height: 340 },
  globals: { viewport: { value: 'phone' } },
}
export const Drawings: Story = { render: visited({ saved: drawings }) }
export const Events: Story = { render: visited({ happened }) }
/** The strip below shows the whole period, and moves the price and every pane. */
export const WithNavigator: Story = {
  args: { navigator: strip => <ChartNavigator {...strip} /> },
  render: visited({ shown: ['volume'] }),
}
export const Compared: Story = { args: { series: two, onRemove: () => {} } }
/** Indicators stay next to the price; drawings, which are at absolute values, are hidden. */
export const Percent: Story = {
  args: { mode: 'percent', series: two },
  render: visited({ shown: ['sma'], saved: drawings }),
}
export const PercentArea: Story = { args: { mode: 'percent', defaultValue: view({ type: 'area' }) } }

/** The bond has closes alone: neither candles nor what needs highs and lows. */
export const ClosesOnly: Story = {
  args: {
    label: 'Price, UST 4% 2034',
    series: [note],
    volume: undefined,
    instrument: 'bond-1',
    decimals: 3,
  },
  render: visited({ shown: ['sma', 'atr'] }),
}
/** Too few values for an indicator: a note names it. */
export const TooFew: Story = {
  args: {
    series: [{ ...note, points: note.points.slice(0, 12) }],
    volume: undefined,
    instrument: 'bond-1',
  },
  render: visited({ shown: ['sma', 'rsi'] }),
}

export const Loading: Story = {
  args: { series: [], status: { kind: 'loading' }, period: { from: '2016-10-03', to: '2017-06-30' } },
}
export const LoadingAgain: Story = {
  args: { status: { kind: 'loading' } },
  render: visited({ shown: ['rsi'] }),
}
export const Empty: Story = { args: { series: [], status: { kind: 'empty' } } }
export const Failed: Story = { args: { series: [], status: { kind: 'error', onRetry: () => {} } } }

const masked = {
  label: 'Price, UST 4% 2034',
  series: [{ ...note, points: shape }],
  volume: undefined,
  instrument: 'bond-1',
  actions: undefined,
}
/** No data for visitors (bond-page §6, readings #9). */
export const Visitor: Story = {
  args: masked,
  render: visited({ shown: ['rsi'] }),
  parameters: { session: 'visitor' },
}
/** Signed in: a shape without values, indicators and drawings. */
export const SignedIn: Story = { ...Visitor, parameters: { session: 'reader' } }
export const FullAccess: Story = {
  render: visited({ shown: ['volume'] }),
  parameters: { session: 'pro' },
}

export const Removing: Story = {
  render: visited({ shown: ['rsi'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove RSI (14)' }))
    await expect(canvas.getByRole('button', { name: /^Indicators/ })).toHaveFocus()
  },
}
/** Bars of weeks, and boundaries that were moved on an earlier visit. */
export const ByTheWeek: Story = {
  args: { defaultValue: view({ interval: 'week' }), height: 650 },
  render: visited({ shown: ['sma', 'volume', 'rsi'] }),
}
/** The settings of an indicator, from its entry in the legend. */
export const IndicatorStyle: Story = {
  args: { height: 600 },
  render: visited({ shown: ['sma', 'rsi'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Settings of SMA (20)' }))
    const settings = await within(document.body).findByRole('dialog', { name: 'Settings of SMA (20)' })
    await userEvent.click(within(settings).getByRole('radio', { name: '3 px' }))
    await expect(within(settings).getByRole('radio', { name: '3 px' })).toBeChecked()
  },
}
/** A scaled value axis. */
export const StretchedAxis: Story = {
  render: visited({ shown: [] }),
  play: async ({ canvasElement }) => {
    const axis = await within(canvasElement).findByRole('slider', { name: 'Value axis of Price, Apple' })
    axis.focus()
    await userEvent.keyboard('{PageDown}')
    await expect(axis).toHaveAttribute('data-scaled')
  },
}
export const MobileEdge: Story = {
  render: visited({ shown: ['sma', 'volume'], saved: drawings }),
  globals: { viewport: { value: 'mobileEdge' } },
}
export const Phone: Story = {
  args: { height: 340 },
  render: visited({ shown: ['sma', 'volume', 'rsi'], saved: drawings }),
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = {
  args: { height: 380 },
  render: visited({ shown: ['bollinger', 'volume', 'macd'], saved: drawings }),
  parameters: { theme: 'dark' },
}
export const DarkBars: Story = {
  args: { defaultValue: view({ type: 'ohlc' }) },
  parameters: { theme: 'dark' },
}
export const RightToLeft: Story = { render: visited({ shown: ['volume'] }), parameters: { dir: 'rtl' } }
export const Polish: Story = { render: visited({ shown: ['rsi'] }), parameters: { lang: 'pl' } }
export const Chinese: Story = { render: visited({ shown: ['rsi'] }), parameters: { lang: 'zh' } }

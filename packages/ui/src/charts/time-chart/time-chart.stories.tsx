import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../controls/badge/badge.tsx'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from './time-chart.tsx'

const BAD_ROW = 'bad data at the source'

const price: TimePoint[] = UST_4_2034.map(({ day, price }) =>
  price > 0 ? { day, value: price } : { day, value: null, reason: BAD_ROW },
)
const yields: TimePoint[] = UST_4_2034.map(({ day, yield: rate }) =>
  rate > 2000 ? { day, value: null, reason: 'yield above 2000' } : { day, value: rate },
)

const ust: TimeSeries = { id: 'ust', name: 'UST 4% 2034, FedInvest', points: price, href: '/bonds/1/' }
const other: TimeSeries = {
  id: 'other',
  name: 'Sample bond 2031',
  points: walk({ from: '2024-02-15', count: 190, start: 99.3, step: 0.25, seed: 5 }),
  href: '/bonds/2/',
  note: 'invented',
}

/** A shape from 0 to 100, as the server sends it below full access: it reveals no value. */
const shape: TimePoint[] = UST_4_2034.slice(0, -1).map(({ day, price }) => ({
  day,
  value: Math.round(((price - 94.5) / 7.3) * 100),
}))
const maskedSeries: TimeSeries[] = [{ ...ust, points: shape }]

const crowd: TimeSeries[] = Array.from({ length: 20 }, (_, i) => ({
  id: `s${i}`,
  name: i === 0 ? 'Main bond' : i < 10 ? `Sample bond ${i}` : `Sample index ${i - 9}`,
  points: walk({ from: '2024-02-15', count: 190, start: 96 + i * 0.45, step: 0.3, seed: i + 3 }),
}))
const large: TimeSeries[] = Array.from({ length: 20 }, (_, i) => ({
  id: `s${i}`,
  name: i === 0 ? 'Main bond' : `Sample series ${i}`,
  points: walk({ from: '2018-01-01', count: 2500, start: 90 + i * 1.5, step: 0.35, seed: i + 11 }),
}))

const onRemove = () => {}

const meta: Meta<typeof TimeChart> = {
  title: 'Charts/Time chart',
  component: TimeChart,
  args: { label: 'Price, UST 4% 2034', series: [ust], height: 440 },
}
export default meta
type Story = StoryObj<typeof TimeChart>

export const Default: Story = {}
export const TwoLines: Story = { args: { series: [ust, other], onRemove } }
export const TwentyLines: Story = {
  args: { label: 'Price of 20 series', series: crowd, height: 600, onRemove },
}
/** The first line of the legend: what is drawn, its unit, and a notice. */
export const Caption: Story = {
  args: {
    caption: 'Indicative price, % of par',
    legendStart: <Badge tone="warn">Old data</Badge>,
    series: [{ ...ust, unit: '%' }],
  },
}
const walkTo: Story['play'] = async ({ canvas, userEvent }) => {
  // drawn once the width is measured
  const surface = await canvas.findByLabelText('Price of 8 series', {
    selector: '[data-slot=time-chart-surface]',
  })
  surface.focus()
  await userEvent.keyboard('{Home}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{ArrowDown}{ArrowDown}')
}
const eight: Story['args'] = { label: 'Price of 8 series', series: crowd.slice(0, 8), onRemove }
/** Date and value of the point that the keyboard is on, at the axes. */
export const Cursor: Story = { args: eight, play: walkTo }
export const DarkCursor: Story = { args: eight, play: walkTo, parameters: { theme: 'dark' } }
const chooseFourth: Story['play'] = async ({ canvas }) => {
  const row = await canvas.findByRole('button', { name: 'Show Sample bond 3' })
  row.focus()
}
/** A row has the focus: its line is highlighted, the others fade. */
export const Highlighted: Story = {
  args: { label: 'Price of 20 series', series: crowd, height: 600, onRemove },
  play: chooseFourth,
}
/** All lines, behind "+14 more". */
export const AllLines: Story = {
  args: { label: 'Price of 20 series', series: crowd, height: 600, onRemove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '+14 more' }))
  },
}
export const PhoneTwentyLines: Story = {
  args: { label: 'Price of 20 series', series: crowd, onRemove },
  globals: { viewport: { value: 'phone' } },
}
export const German: Story = {
  args: { label: 'Price of 8 series', series: crowd.slice(0, 8), onRemove },
  play: walkTo,
  parameters: { lang: 'de' },
}
export const Yield: Story = {
  args: { label: 'Yield, UST 4% 2034', series: [{ ...ust, points: yields, unit: '%' }] },
}

const gaps: TimePoint[] = UST_4_2034.slice(0, 60).map(({ day, price }, i) =>
  (i > 14 && i < 19) || i === 40 || i === 42
    ? { day, value: null, reason: 'no trades' }
    : { day, value: i === 30 ? Number.POSITIVE_INFINITY : price },
)
const rubbish: TimePoint[] = [
  ...gaps,
  { day: '2024-02-31' as never, value: 98 },
  { day: '2024-03-01', value: 98.5 },
]

/** Gaps split the line, a value between two gaps is a dot, and a note counts the values that cannot be drawn. */
export const Gaps: Story = { args: { series: [{ ...ust, points: rubbish }] } }
export const SinglePoint: Story = { args: { series: [{ ...ust, points: price.slice(40, 41) }] } }
export const Percent: Story = {
  args: { label: 'Change, percent', series: [ust, other], mode: 'percent', onRemove },
}
export const Millions: Story = {
  args: {
    label: 'Turnover, USD',
    unit: 'USD',
    decimals: 0,
    series: [
      {
        id: 'turnover',
        name: 'Turnover',
        points: walk({ from: '2024-02-15', count: 120, start: 2_400_000, step: 260_000, seed: 9 }),
      },
    ],
  },
}

const midday = Date.UTC(2025, 6, 9, 6)
/** Instants are shown at UTC+3, with the zone. */
export const TimesOfDay: Story = {
  args: {
    label: 'Quotes through the day',
    series: [
      {
        id: 'quotes',
        name: 'Mid quote',
        points: walk({ from: '2025-01-01', count: 260, start: 101.2, step: 0.03, seed: 21 }).map(
          ({ value }, i) => ({
            at: midday + i * 10 * 60_000,
            value,
          }),
        ),
      },
    ],
  },
}
export const Trend: Story = {
  args: {
    series: [
      ust,
      {
        id: 'trend',
        name: 'Linear trend',
        note: 'R² 0.41',
        variant: 'trend',
        style: 0,
        points: [
          { day: '2024-02-15', value: 97.2 },
          { day: '2024-08-22', value: 100.4 },
        ],
      },
    ],
  },
}

const SCALE: ReadonlyMap<number, string> = new Map(
  ['AAA', 'AA+', 'AA', 'AA−', 'A+'].map((name, notch) => [-notch, name]),
)
const rated = (id: string, points: TimePoint[]): TimeSeries => ({
  id,
  name: id,
  points,
  variant: 'step',
  names: SCALE,
})
/** Named values that hold until the next one; the second series ends before the others. */
export const Steps: Story = {
  args: {
    label: 'Ratings of a sample issuer',
    height: 280,
    valueNames: SCALE,
    domain: { low: -4.5, high: 0.5 },
    extent: { from: Date.UTC(2008, 0, 1), to: Date.UTC(2025, 6, 11) },
    series: [
      rated('Agency one', [
        { day: '2008-03-01', value: 0 },
        { day: '2011-08-05', value: -1 },
        { day: '2023-11-10', value: -2 },
      ]),
      rated('Agency two', [
        { day: '2010-05-20', value: 0 },
        { day: '2016-02-01', value: -3 },
        { day: '2019-09-01', value: null, reason: 'withdrawn' },
      ]),
    ],
  },
}

export const Loading: Story = {
  args: { series: [], status: { kind: 'loading' }, period: { from: '2024-02-15', to: '2024-08-23' } },
}
export const LoadingAgain: Story = { args: { status: { kind: 'loading' } } }
const action = { label: 'Last available period', onAction: () => {} }
export const Empty: Story = { args: { series: [], status: { kind: 'empty', action } } }
export const WrongPeriod: Story = { args: { series: [], status: { kind: 'wrongPeriod' } } }
export const NoVenue: Story = { args: { series: [], status: { kind: 'noVenue' } } }
export const Failed: Story = { args: { series: [], status: { kind: 'error', onRetry: () => {} } } }

export const MaskedVisitor: Story = { args: { series: maskedSeries }, parameters: { session: 'visitor' } }
export const MaskedReader: Story = { args: { series: maskedSeries }, parameters: { session: 'reader' } }
const otherShape: TimePoint[] = walk({ from: '2024-02-15', count: 190, start: 50, step: 6, seed: 5 }).map(
  ({ day, value }) => ({ day, value: Math.max(0, Math.min(100, Math.round(value))) }),
)
/** One line of two is a shape: it has its own scale and no values. */
export const OneMasked: Story = { args: { series: [ust, { ...other, points: otherShape, masked: true }] } }

export const LargerText: Story = { args: { series: [ust, other], fontStep: 4 } }
export const Large: Story = { args: { label: '20 × 2,500 points', series: large, height: 600 } }
export const Phone: Story = {
  args: { series: [ust, other], onRemove },
  globals: { viewport: { value: 'phone' } },
}
export const Dark: Story = { args: { series: [ust, other], onRemove }, parameters: { theme: 'dark' } }
export const DarkTwentyLines: Story = {
  args: { label: 'Price of 20 series', series: crowd, height: 600 },
  parameters: { theme: 'dark' },
}
export const RightToLeft: Story = { args: { series: [ust, other], onRemove }, parameters: { dir: 'rtl' } }
export const Russian: Story = { args: { series: [ust, other], onRemove }, parameters: { lang: 'ru' } }

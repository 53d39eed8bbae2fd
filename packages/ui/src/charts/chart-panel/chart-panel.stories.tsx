import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/button/button.tsx'
import { Card } from '../../controls/card/card.tsx'
import { Select } from '../../controls/select/select.tsx'
import { TabBar } from '../../controls/tabs/tab-bar.tsx'
import { addMonths, type Day } from '../../foundation/calendar/day.ts'
import { Plus } from '../../foundation/icons/icons.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { ExportMenu } from '../chart-export/export-menu.tsx'
import { spreadOf } from '../compare/spread.ts'
import { SpreadStats } from '../compare/spread-stats.tsx'
import { SpreadToggle } from '../compare/spread-toggle.tsx'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { ChartPanel, type ChartPanelProps } from './chart-panel.tsx'
import { ChartPanelContent, type ChartPanelContentProps } from './chart-panel-content.tsx'
import { ChartPanelHead } from './chart-panel-head.tsx'
import { ChartPanelToolbar, type ChartPanelToolbarProps } from './chart-panel-toolbar.tsx'
import { type ChartPeriodTab, type DayRange, periodDays } from './chart-period.ts'
import { type ChartPanelOptions, useChartPanel } from './use-chart-panel.ts'

const END: Day = '2024-08-23'
const MONTHS = { '1M': 1, '3M': 3, '1Y': 12, '3Y': 36 }
const tabs: ChartPeriodTab[] = Object.entries(MONTHS).map(([id, months]) => ({
  id,
  text: id,
  from: addMonths(END, -months),
  to: END,
}))

const ust: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034, FedInvest',
  href: '/bonds/1/',
  points: UST_4_2034.map(({ day, price }): TimePoint => ({ day, value: price > 0 ? price : null })),
}
const other: TimeSeries = {
  id: 'other',
  name: 'Sample bond 2031',
  note: 'invented',
  href: '/bonds/2/',
  points: walk({ from: '2024-02-15', count: 190, start: 99.3, step: 0.25, seed: 5 }),
}
const turnover: TimeSeries = {
  id: 'turnover',
  name: 'Turnover',
  unit: 'USD',
  points: walk({ from: '2024-02-15', count: 190, start: 0, step: 1, seed: 9 }).map(({ day, value }) => ({
    day,
    value: Math.round(Math.abs(value) * 900_000 + 40_000),
  })),
}
/** A shape from 0 to 100, as the server sends it below full access. */
const shape: TimeSeries = {
  ...ust,
  points: UST_4_2034.slice(0, -1).map(({ day, price }) => ({
    day,
    value: Math.round(((price - 94.5) / 7.3) * 100),
  })),
}

const venues = [
  { id: 1, text: 'FedInvest' },
  { id: 4, text: 'Frankfurt SE' },
]
const VenueSelect = () => (
  <Select size="s" label="Trading ground" labelAs="hidden" options={venues} defaultValue={1} />
)

const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 120 28" className="h-7 w-30">
    <path d="M4,24L14,4L24,24M8,17H20" fill="none" stroke="var(--accent)" strokeWidth="3" />
    <text x="34" y="21" fill="var(--ink-2)" fontSize="18" fontWeight="600">
      Accrue
    </text>
  </svg>
)

const withinDays = ({ from, to }: DayRange, series: readonly TimeSeries[]) =>
  series.map(one => ({ ...one, points: one.points.filter(({ day = '' }) => day >= from && day <= to) }))

type PageProps = ChartPanelProps & {
  /** Options of the panel's state. */
  options?: ChartPanelOptions
  /** The types of the chart. */
  head?: ReactNode
  toolbarProps?: ChartPanelToolbarProps
  contentProps?: ChartPanelContentProps
}

/** A page that controls period and values and has the data of the period. */
function Page({
  period: firstPeriod,
  series,
  options,
  head,
  toolbarProps,
  contentProps,
  ...panel
}: PageProps) {
  const [period, setPeriod] = useState(firstPeriod)
  const [values, setValues] = useState(options?.values ?? 'absolute')
  const model = useChartPanel({ ...options, values, onValuesChange: setValues })
  const { from, to } = periodDays(period, panel.tabs, END)
  const shown = useMemo(() => withinDays({ from, to }, series), [from, to, series])
  return (
    <Card aria-label="Chart and archive">
      <ChartPanel {...panel} model={model} series={shown} period={period} onPeriodChange={setPeriod}>
        {head ? <ChartPanelHead>{head}</ChartPanelHead> : null}
        <ChartPanelToolbar {...toolbarProps} />
        <ChartPanelContent {...contentProps} />
      </ChartPanel>
    </Card>
  )
}

const meta = {
  title: 'Charts/Chart panel',
  component: ChartPanel,
  subcomponents: { ChartPanelHead, ChartPanelToolbar, ChartPanelContent },
  args: {
    label: 'Price, UST 4% 2034',
    tabs,
    period: { kind: 'tab', id: '3M' },
    series: [ust],
    height: 440,
    lastDay: END,
    rows: { latest: '2025-07-10', count: 132 },
    venueSelect: <VenueSelect />,
    logo: <Mark />,
  },
  render: args => <Page {...args} />,
} satisfies Meta<PageProps>

export default meta
type Story = StoryObj<PageProps>

/** The toolbar renders at once; the charts are loaded lazily. */
const drawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-slot=time-chart-plot]')).not.toBeNull(), {
    timeout: 10_000,
  })
}

export const Default: Story = { play: drawn }

export const Full: Story = {
  args: {
    series: [ust, other],
    options: { initial: { logo: true } },
    head: (
      <TabBar
        items={['Price', 'Yield', 'G-spread'].map(title => ({ id: title, title }))}
        label="What is shown"
        defaultValue="Price"
      />
    ),
    toolbarProps: {
      compare: (
        <Button variant="quiet" size="s" icon={<Plus />}>
          Compare
        </Button>
      ),
      spread: (
        <SpreadToggle variant="quiet" size="s" value={false} reason="notTwo" onValueChange={() => {}} />
      ),
      actions: (viewModel, place) => (
        <ExportMenu
          size="s"
          iconOnly={place === 'bar'}
          title="Price, UST 4% 2034"
          chart={viewModel.chart}
          draw={viewModel.draw}
          series={viewModel.series}
          source="FedInvest"
          loadFont={async url => (await fetch(url)).arrayBuffer()}
        />
      ),
    },
    contentProps: { description: 'Indicative price, per cent of the face value.' },
  },
  play: drawn,
}

/** The legend has the equation and R². */
export const Trend: Story = {
  args: { series: [ust, other], options: { initial: { trend: 'linear' } } },
  play: async context => {
    await drawn(context)
    await waitFor(() => expect(context.canvas.getAllByText(/R² = 0\.\d+/).length).toBeGreaterThan(0))
  },
}

/** In per cent the trend is fitted to the values and starts from the same first value. */
export const TrendInPercent: Story = {
  args: { series: [ust, other], options: { initial: { trend: 'exponential' }, values: 'percent' } },
  play: drawn,
}
export const NoTrendOfOne: Story = {
  args: {
    period: { kind: 'tab', id: '1Y' },
    series: [ust, { ...other, points: other.points.slice(0, 1) }],
    options: { initial: { trend: 'linear' } },
  },
  play: drawn,
}
export const Percent: Story = { args: { series: [ust, other], options: { values: 'percent' } }, play: drawn }

/** Turnover as bars from zero, on the same days. */
export const Turnover: Story = {
  args: {
    period: { kind: 'tab', id: '1Y' },
    turnover: { id: 'overturn', label: 'Turnover, USD', series: [turnover], decimals: 0 },
  },
  play: drawn,
}

const spread = spreadOf([ust, other], 'price')
export const SpreadPane: Story = {
  args: {
    period: { kind: 'tab', id: '1Y' },
    series: [ust, other],
    panes:
      spread.kind === 'off'
        ? []
        : [
            {
              id: 'spread',
              label: 'Spread: UST 4% 2034 − Sample bond 2031',
              series: [{ id: 'spread', name: 'Spread', points: spread.points }],
              stats: <SpreadStats statistics={spread.statistics} unit={spread.unit} />,
            },
          ],
  },
  play: drawn,
}

export const Loading: Story = { args: { series: [], status: { kind: 'loading' } }, play: drawn }
export const LoadingAgain: Story = { args: { status: { kind: 'loading' } }, play: drawn }

/** The message for a period without data offers the last period with data. */
export const NoDataForPeriod: Story = {
  args: { period: { kind: 'range', from: '2023-01-01', to: '2023-06-30' } },
  play: drawn,
}
export const NoDataAtAll: Story = { args: { series: [], lastDay: null }, play: drawn }
export const WrongPeriod: Story = {
  args: { series: [], period: { kind: 'range', from: '2024-08-01', to: '2024-03-01' } },
  play: drawn,
}
export const NoVenue: Story = {
  args: { series: [], status: { kind: 'noVenue' } },
  play: drawn,
}
export const Failed: Story = {
  args: { series: [], status: { kind: 'error', onRetry: () => {} } },
  play: drawn,
}
export const OldData: Story = {
  args: { period: { kind: 'range', from: '2024-05-23', to: '2024-09-03' }, rows: { latest: END, count: 65 } },
  play: drawn,
}

/** A start more than ten years before the end pulls the end back, and the panel shows a notice. */
export const Pulled: Story = {
  play: async context => {
    await drawn(context)
    const field = await context.canvas.findByRole('combobox', { name: 'From' })
    await userEvent.clear(field)
    await userEvent.type(field, '01.01.2005{Enter}')
    await expect(await context.canvas.findByText(/The end moved to 1 Jan 2015/)).toBeVisible()
  },
}

export const SmallText: Story = {
  args: { options: { initial: { fontStep: -6 } }, series: [ust, other] },
  play: drawn,
}
export const LargeText: Story = {
  args: { options: { initial: { fontStep: 8 } }, series: [ust, other] },
  play: drawn,
}
export const Logo: Story = { args: { options: { initial: { logo: true } } }, play: drawn }

export const Visitor: Story = {
  args: { series: [shape] },
  parameters: { session: 'visitor' },
  play: drawn,
}
export const Reader: Story = { args: { series: [shape] }, parameters: { session: 'reader' }, play: drawn }

/** A view without a chart keeps the period and has no display settings. */
export const AnotherView: Story = {
  args: {
    view: 'table',
    contentProps: {
      children: <p className="py-6 text-13 text-ink-2">The archive table of the same period.</p>,
    },
  },
}

/** The settings contain what does not fit into the toolbar. */
export const Settings: Story = {
  ...Full,
  play: async context => {
    await drawn(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Display settings' }))
    const { body } = context.canvasElement.ownerDocument
    await expect(await within(body).findByRole('dialog', { name: 'Display settings' })).toBeVisible()
  },
}

export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
export const PhoneDisplay: Story = { ...Settings, globals: { viewport: { value: 'phone' } } }
export const MobileEdge: Story = { ...Full, globals: { viewport: { value: 'mobileEdge' } } }
export const Tablet: Story = { ...Full, globals: { viewport: { value: 'tablet' } } }
export const Dark: Story = { ...Full, parameters: { theme: 'dark' } }
export const RightToLeft: Story = { ...Full, parameters: { dir: 'rtl' } }
export const Polish: Story = { ...Full, parameters: { lang: 'pl' } }
export const Chinese: Story = { ...Full, parameters: { lang: 'zh' } }

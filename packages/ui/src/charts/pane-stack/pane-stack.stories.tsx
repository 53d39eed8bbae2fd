import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import { APPLE_DAILY } from '../../testing/fixtures/apple-daily.ts'
import { shapePoints } from '../../testing/fixtures/shape-points.ts'
import { ChartPanel, type ChartPanelProps } from '../chart-panel/chart-panel.tsx'
import type { ChartPane } from '../chart-panel/chart-panel.view-model.ts'
import { ChartPanelCharts } from '../chart-panel/chart-panel-charts.tsx'
import { spreadOf } from '../compare/spread.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { useTimeChartModel } from '../time-chart/use-time-chart-model.ts'

const apple: TimeSeries = {
  id: 'apple',
  name: 'Apple',
  unit: 'USD',
  points: APPLE_DAILY.map(([day, , , , close]) => ({ day, value: close })),
}
const other: TimeSeries = {
  id: 'other',
  name: 'Apple, opening',
  unit: 'USD',
  points: APPLE_DAILY.map(([day, open]) => ({ day, value: open })),
}
const both = [apple, other]
const spread = spreadOf(both, 'price')
const traded: ChartPane = {
  id: 'volume',
  label: 'Volume',
  decimals: 0,
  series: [
    {
      id: 'volume',
      name: 'Volume',
      points: APPLE_DAILY.map(([day, , , , , volume]) => ({ day, value: volume })),
      variant: 'histogram',
      merge: 'sum',
      neutral: true,
      tone: Int8Array.from(APPLE_DAILY, ([, open, , , close]) => (close < open ? -1 : 1)),
    },
  ],
}
const shapeOf = (one: TimeSeries): TimeSeries => ({ ...one, points: shapePoints(one.points) })
/** The same below full access. */
const tradedShape: ChartPane = { ...traded, series: traded.series.map(shapeOf) }
const difference: ChartPane = {
  id: 'spread',
  label: 'Spread: Apple − Apple, opening',
  title: 'Spread, 1 − 2, points',
  showUnit: false,
  height: 130,
  decimals: 3,
  series: [
    {
      id: 'spread',
      name: 'Spread: Apple − Apple, opening',
      points: spread.kind === 'on' ? spread.points : [],
      unit: 'points',
    },
  ],
}

const NO_PANES: readonly ChartPane[] = []

type PanesProps = Pick<ChartPanelProps, 'label' | 'series' | 'panes' | 'height' | 'masked'> & {
  /** Heights of an earlier visit. */
  stored?: Record<string, number>
}

/** The charts of a panel: a price, and the panes below it. */
function Panes({ label, series, panes = NO_PANES, height = 650, masked = false, stored = {} }: PanesProps) {
  const { local } = useStores()
  useState(() => local.set(storedKey('panes', 'chart'), JSON.stringify(stored)))
  const model = useTimeChartModel()
  const [first, last] = [APPLE_DAILY[0]?.[0], APPLE_DAILY.at(-1)?.[0]]
  if (!first || !last) return null
  return (
    <ChartPanelCharts
      label={label}
      viewModel={{
        series,
        mode: 'absolute',
        status: { kind: 'ready' },
        period: { from: first, to: last },
        height,
        fontStep: 0,
        overview: undefined,
        logo: null,
        scale: 'linear',
      }}
      model={model}
      options={{}}
      panes={panes}
      venueId={undefined}
      masked={masked}
      equationHints={[]}
      description={null}
    />
  )
}

const meta = {
  title: 'Charts/Pane stack',
  tags: ['new', '!stable'],
  component: ChartPanel,
  args: { label: 'Price', series: [apple], panes: [traded], height: 650 },
  render: args => <Panes {...args} />,
} satisfies Meta<ChartPanelProps>

export default meta
type Story = StoryObj<ChartPanelProps>

export const Default: Story = {}

/** In a low window the volume pane is lower, so that the price is readable. */
export const Low: Story = { args: { height: 460 } }

export const Spread: Story = { args: { series: both, panes: [difference], height: 600 } }

/** The price has at least 240 px: the stack is higher than its `height`. */
export const Both: Story = { args: { series: both, panes: [traded, difference], height: 420 } }

export const Resized: Story = {
  args: { series: both, panes: [traded, difference] },
  render: args => <Panes {...args} stored={{ volume: 160, spread: 70 }} />,
}

/** A boundary has the focus and was moved by keys. */
export const MovedByKeys: Story = {
  args: { height: 600 },
  play: async ({ canvasElement }) => {
    const boundary = await within(canvasElement).findByRole('separator', { name: 'Height of Volume' })
    await userEvent.tab()
    boundary.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(boundary).toHaveAttribute('aria-valuenow', '124')
  },
}

export const Masked: Story = {
  args: { masked: true, series: [shapeOf(apple)], panes: [tradedShape] },
  parameters: { session: 'reader' },
}

export const Phone: Story = {
  args: { height: 460 },
  globals: { viewport: { value: 'phone' } },
}

export const Dark: Story = {
  args: { series: both, panes: [traded, difference] },
  parameters: { theme: 'dark' },
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

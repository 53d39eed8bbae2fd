import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { toDrawable } from '../../foundation/to-point.ts'
import { useLabel, useLang, useStores } from '../../foundation/ui-provider.tsx'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { computeIndicator, type IndicatorInputs } from './compute-indicator.ts'
import { IndicatorMenu, type IndicatorMenuProps } from './indicator-menu.tsx'
import { indicatorLineTitle, indicatorTitle } from './indicators.view-model.ts'
import { type IndicatorsModel, useIndicators } from './use-indicators.ts'

const ALL: IndicatorInputs = { close: true, range: true, volume: true, masked: false }
const CLOSES: IndicatorInputs = { close: true, range: false, volume: false, masked: false }
const ROWS = UST_4_2034.filter(({ price }) => price > 0)

const THREE = JSON.stringify([
  { id: 'bollinger', params: { period: 20, deviations: 2 } },
  { id: 'macd', params: { fast: 12, slow: 26, signal: 9 } },
  { id: 'volume' },
])
const EIGHT = JSON.stringify(
  [5, 10, 20, 50, 100, 200, 300, 400].map(period => ({ id: 'sma', params: { period } })),
)

type MenuProps = Omit<IndicatorMenuProps, 'model'> & {
  /** The list of the last visit, as the story's own storage has it. */
  stored?: string
  /** Draws the chart with the indicators over the price. */
  withChart?: boolean
}

function Menu({ stored = THREE, withChart = false, ...menu }: MenuProps) {
  const { local } = useStores()
  useState(() => local.set(storedKey('indicators', 'story'), stored))
  const model = useIndicators({ storageKey: 'story' })
  return (
    <>
      <IndicatorMenu {...menu} model={model} />
      {withChart ? <Chart model={model} /> : null}
    </>
  )
}

function Chart({ model }: { model: IndicatorsModel }) {
  const label = useLabel()
  const lang = useLang()
  const series = useMemo(() => {
    const price: TimeSeries = {
      id: 'price',
      name: 'UST 4% 2034',
      points: ROWS.map(({ day, price: value }) => ({ day, value })),
    }
    const close = Float64Array.from(ROWS, row => row.price)
    const lines = model.state.flatMap(({ id, key, params }) => {
      const outcome = computeIndicator(id, params, { close, masked: false })
      if (outcome.kind === 'none' || outcome.pane.place === 'own') return []
      const title = indicatorTitle(id, params, { label, lang })
      return outcome.lines.map(
        (line): TimeSeries => ({
          id: `${key} ${line.id}`,
          name: indicatorLineTitle(title, line, label),
          points: ROWS.map(({ day }, at) => ({ day, value: toDrawable(line.values[at]) })),
        }),
      )
    })
    return [price, ...lines]
  }, [model.state, label, lang])
  return <TimeChart className="mt-3" label="Price, UST 4% 2034" series={series} height={360} />
}

const meta = {
  title: 'Charts/Indicators',
  component: IndicatorMenu,
  args: { inputs: ALL },
  render: args => <Menu {...args} />,
} satisfies Meta<IndicatorMenuProps>

export default meta
type Story = StoryObj<IndicatorMenuProps>
type Play = NonNullable<Story['play']>

const remembering =
  (stored: string): Story['render'] =>
  args => <Menu {...args} stored={stored} />

const panelOf = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'))

const open: Play = async ({ canvasElement }) => {
  const button = canvasElement.querySelector('[data-slot=indicator-menu] button')
  if (button) await userEvent.click(button)
  await panelOf(canvasElement)
}

const openAdd: Play = async context => {
  await open(context)
  const panel = context.canvasElement.querySelector('[data-slot=indicator-panel] [data-slot=menu-trigger]')
  if (panel) await userEvent.click(panel)
}

export const Closed: Story = {}

export const Default: Story = { play: open }

export const Empty: Story = { render: remembering('[]'), play: open }

/** Over the price first, then those with a pane of their own. */
export const Adding: Story = { render: remembering('[{"id":"volume"}]'), play: openAdd }

/** A line without open, high, low and volume is offered less. */
export const ClosesOnly: Story = {
  args: { inputs: CLOSES },
  render: remembering('[]'),
  play: openAdd,
}

/** Chosen on another instrument, without data here: it stays on the list. */
export const NoDataHere: Story = {
  args: { inputs: CLOSES },
  render: remembering('[{"id":"atr"},{"id":"sma"}]'),
  play: open,
}

export const Full: Story = { render: remembering(EIGHT), play: open }

/** Invalid input stays in its field; the chart shows the last valid value. */
export const WrongParameters: Story = {
  play: async context => {
    await open(context)
    const panel = await panelOf(context.canvasElement)
    const [fast] = panel.getAllByRole('textbox', { name: 'Fast' })
    const [period] = panel.getAllByRole('textbox', { name: 'Period' })
    if (!fast || !period) throw new Error('The fields are missing')
    await userEvent.clear(fast)
    await userEvent.type(fast, '40')
    await userEvent.clear(period)
    await userEvent.type(period, '0')
    await expect(fast).toBeInvalid()
    await expect(period).toBeInvalid()
  },
}

/** Masked values have no indicators: an average would reveal them. */
export const Refused: Story = { args: { inputs: { ...CLOSES, close: false, masked: true } } }

/** C20: every change applies to the chart at once. */
export const OnTheChart: Story = {
  args: { inputs: CLOSES },
  render: args => (
    <Menu {...args} stored='[{"id":"bollinger"},{"id":"ema","params":{"period":50}}]' withChart />
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: open }

export const PhoneAdding: Story = { ...Phone, render: remembering('[]'), play: openAdd }

export const Dark: Story = { parameters: { theme: 'dark' }, play: open }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: open }

export const Russian: Story = { parameters: { lang: 'ru' }, play: openAdd }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import type { ChartFlag } from './flag.ts'
import { FlagLayer, type FlagLayerProps } from './flag-layer.tsx'
import { FlagTable } from './flag-table.tsx'
import { FlagToggle } from './flag-toggle.tsx'
import { useFlags } from './use-flags.ts'

const price: TimePoint[] = UST_4_2034.map(({ day, price }) => ({ day, value: price > 0 ? price : null }))
/** A shape from 0 to 100, as the server sends it below full access. */
const shape: TimePoint[] = UST_4_2034.slice(0, -1).map(({ day, price }) => ({
  day,
  value: Math.round(((price - 94.5) / 7.3) * 100),
}))

const flag = (
  kind: ChartFlag['kind'],
  day: string,
  title: string,
  more: Partial<ChartFlag> = {},
): ChartFlag => ({
  id: `${kind} ${day} ${title}`,
  kind,
  day: day as ChartFlag['day'],
  title,
  ...more,
})

/** Half-yearly coupons of the note; the next ones are outside the chart. */
const coupons = ['2024-02-15', '2024-08-15', '2025-02-15', '2025-08-15'].map(day =>
  flag('coupon', day, '2.0%', { detail: '20 USD per 1,000 USD of face value' }),
)
const ratings = [
  flag('rating', '2024-03-13', 'Fitch AA+', { detail: 'Affirmed, outlook stable' }),
  flag('rating', '2024-05-24', 'Moody’s Aaa → Aa1', {
    direction: 'down',
    detail: 'Outlook changed from negative to stable',
    href: 'https://ratings.example/united-states',
  }),
  flag('rating', '2024-07-12', 'Scope AA− → AA', { direction: 'up' }),
]
const options = [
  flag('put', '2024-04-15', '100%', { detail: 'Holders may sell back at 100% of face value' }),
  flag('call', '2024-07-15', '101%', {
    detail: 'The issuer may buy back at 101% of face value',
    isEstimated: true,
  }),
]
const redemption = flag('redemption', '2024-08-15', '100%')
const monthly = Array.from({ length: 24 }, (_, at) => {
  const day = `2024-${String(3 + Math.floor(at / 6)).padStart(2, '0')}-${String(4 + (at % 6) * 3).padStart(2, '0')}`
  return flag(at % 6 === 0 ? 'dividend' : 'coupon', day, `0.${at + 10}%`)
})
const all = [...coupons, ...ratings, ...options, redemption]

const HEIGHT = 420

type ChartOptions = {
  flags?: readonly ChartFlag[]
  /** Whether the chart is a shape from 0 to 100. */
  masked?: boolean
  /** Pixels added to every text of the chart (C17). */
  fontStep?: number
  /** Whether the table of flags is below the chart. */
  table?: boolean
}

type OnChartProps = Omit<FlagLayerProps, 'model' | 'plot'> & ChartOptions

/** A chart with flags, as in StockChart. */
function OnChart({ flags = coupons, masked = false, fontStep = 0, table = false, ...layer }: OnChartProps) {
  const series = useMemo<TimeSeries[]>(
    () => [{ id: 'ust', name: 'UST 4% 2034, FedInvest', points: masked ? shape : price }],
    [masked],
  )
  const model = useFlags(flags, { storageKey: 'story' })
  return (
    <div className="grid gap-2">
      <FlagToggle model={model} />
      <TimeChart
        label="Price, UST 4% 2034"
        series={series}
        masked={masked}
        fontStep={fontStep}
        height={HEIGHT}
        legend={false}
        table={false}
        overlay={plot => <FlagLayer {...layer} model={model} plot={plot} />}
      />
      {table ? <FlagTable model={model} /> : null}
    </div>
  )
}

const meta = {
  title: 'Charts/Flags',
  component: FlagLayer,
  subcomponents: { FlagToggle, FlagTable },
  render: args => <OnChart {...args} />,
} satisfies Meta<FlagLayerProps>
export default meta
type Story = StoryObj<FlagLayerProps>

const onChart =
  (options: ChartOptions): Story['render'] =>
  args => <OnChart {...args} {...options} />

export const Default: Story = {}
export const AllKinds: Story = { render: onChart({ flags: all }) }
/** Flags closer than the width of a box share a stack, drawn as the most important one. */
export const Stacks: Story = { render: onChart({ flags: [...monthly, ...all] }) }
export const RatingChanges: Story = { render: onChart({ flags: ratings }) }
export const PutsAndCalls: Story = { render: onChart({ flags: [...options, ...coupons] }) }
/** No flags: neither a menu nor a mark. */
export const None: Story = { render: onChart({ flags: [] }) }

const press = (name: RegExp): Story['play'] =>
  async function play({ canvasElement }) {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name })).toBeVisible()
  }
const openRating = press(/^Rating downgrade, 24.05.2024/)

/** The popover of a flag, by keyboard. */
export const Open: Story = { render: onChart({ flags: all }), play: openRating }
export const OpenStack: Story = {
  render: onChart({ flags: [...monthly, ...all] }),
  play: press(/^Events: \d+, 04.03.2024/),
}

/** The menu of kinds, which is also the legend of the marks. */
export const Kinds: Story = {
  render: onChart({ flags: all }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Events' }))
    await userEvent.click(canvas.getByRole('menuitemcheckbox', { name: 'Coupon (4)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Events' }))
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Coupon (4)' })).not.toBeChecked()
  },
}

/** The flags as a table, including those outside the chart and without a readable day. */
export const Table: Story = {
  render: onChart({
    table: true,
    flags: [...all, flag('coupon', '2026-02-30', '2.0%'), { ...coupons[0], id: 'again' } as ChartFlag],
  }),
}
export const EmptyTable: Story = { render: onChart({ table: true, flags: [] }) }

/** Dates are public, so flags are also on the shape below full access. */
export const Masked: Story = {
  render: onChart({ flags: all, masked: true }),
  parameters: { session: 'visitor' },
}
/** Flags grow with the texts of the chart. */
export const LargeText: Story = { render: onChart({ flags: all, fontStep: 12 }) }

export const Phone: Story = {
  render: onChart({ flags: all, table: true }),
  globals: { viewport: { value: 'phone' } },
}
export const PhoneOpen: Story = {
  render: onChart({ flags: all }),
  globals: { viewport: { value: 'phone' } },
  play: openRating,
}
export const Dark: Story = { render: onChart({ flags: all, table: true }), parameters: { theme: 'dark' } }
export const DarkOpen: Story = {
  render: onChart({ flags: all }),
  parameters: { theme: 'dark' },
  play: openRating,
}
export const RightToLeft: Story = {
  render: onChart({ flags: all, table: true }),
  parameters: { dir: 'rtl' },
  play: openRating,
}
export const Russian: Story = { render: onChart({ flags: all, table: true }), parameters: { lang: 'ru' } }
export const Chinese: Story = { render: onChart({ flags: all, table: true }), parameters: { lang: 'zh' } }

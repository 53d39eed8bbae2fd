import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { createCursorLink } from '../plot/cursor.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { TimeChart } from '../time-chart/time-chart.tsx'
import { spreadOf } from './spread.ts'
import { SpreadStats } from './spread-stats.tsx'
import { SpreadToggle, type SpreadToggleProps } from './spread-toggle.tsx'

const ust: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034',
  unit: '%',
  points: UST_4_2034.map(({ day, yield: rate }) => ({ day, value: rate > 2000 ? null : rate })),
}
const other: TimeSeries = {
  id: 'other',
  name: 'Sample bond 2031',
  unit: '%',
  note: 'invented',
  points: walk({ from: '2024-02-15', count: 190, start: 4.4, step: 0.04, seed: 5 }),
}
const third: TimeSeries = {
  ...other,
  id: 'third',
  name: 'Sample bond 2029',
  points: walk({ from: '2024-02-15', count: 190, start: 4.7, step: 0.04, seed: 8 }),
}

const TWO = [ust, other]

type PanesProps = Omit<SpreadToggleProps, 'reason' | 'onValueChange'> & { series?: TimeSeries[] }

/** Two lines, the toggle, and the spread in a separate pane with a shared crosshair. */
function Panes({ value, series = TWO, ...toggle }: PanesProps) {
  const [shown, setShown] = useState(value)
  const link = useMemo(createCursorLink, [])
  const spread = useMemo(() => spreadOf(series, 'yield'), [series])
  const lines = useMemo(
    () => (spread.kind === 'on' ? [{ id: 'spread', name: 'Spread', points: spread.points, unit: 'bp' }] : []),
    [spread],
  )
  return (
    <div className="grid justify-items-start gap-3 [&>*]:min-w-full [&>button]:min-w-0">
      <SpreadToggle
        {...toggle}
        value={shown}
        onValueChange={setShown}
        reason={spread.kind === 'off' ? spread.reason : null}
      />
      <TimeChart label="Yield" series={series} height={320} cursorLink={link} />
      {shown && spread.kind === 'on' ? (
        <>
          <TimeChart
            label="Spread"
            series={lines}
            height={200}
            cursorLink={link}
            legend={false}
            decimals={2}
          />
          <SpreadStats statistics={spread.statistics} unit={spread.unit} />
        </>
      ) : null}
    </div>
  )
}

const meta = {
  title: 'Charts/Spread',
  component: SpreadToggle,
  subcomponents: { SpreadStats },
  args: { value: true },
  render: args => <Panes {...args} />,
} satisfies Meta<SpreadToggleProps>

export default meta
type Story = StoryObj<SpreadToggleProps>

const panesOf =
  (series: TimeSeries[]): Story['render'] =>
  args => <Panes {...args} series={series} />

export const Default: Story = {}

/** Three lines: the toggle is off and gives the reason. */
export const ThreeLines: Story = { render: panesOf([ust, other, third]) }

/** No day with both values. */
export const NoCommonDay: Story = {
  render: panesOf([ust, { ...other, points: [{ day: '2020-01-02', value: 1 }] }]),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

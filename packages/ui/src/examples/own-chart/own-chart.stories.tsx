import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bars as BarsExample } from './bars.tsx'
import { BONDS } from './bonds.ts'
import { FUNDS } from './funds.ts'
import { PlainSvg as PlainSvgExample } from './plain-svg.tsx'
import { Scatter as ScatterExample } from './scatter.tsx'
import { TimeLines as TimeLinesExample } from './time-lines.tsx'

const meta = {
  title: 'Examples/Own chart',
  component: ScatterExample,
  tags: ['!autodocs', '!stable'],
  args: { funds: FUNDS },
} satisfies Meta<typeof ScatterExample>

export default meta
type Story = StoryObj<typeof meta>

export const Scatter: Story = {}

export const Bars: Story = { render: args => <BarsExample {...args} /> }

export const PlainSvg: Story = { render: args => <PlainSvgExample {...args} /> }

export const TimeLines: Story = {
  render: () => <TimeLinesExample label="Prices of two bonds" series={BONDS} />,
}

export const TimeLinesDark: Story = { ...TimeLines, globals: { theme: 'dark' } }

export const TimeLinesPhone: Story = { ...TimeLines, globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bars as BarsExample } from './bars.tsx'
import { FUNDS } from './funds.ts'
import { PlainSvg as PlainSvgExample } from './plain-svg.tsx'
import { Scatter as ScatterExample } from './scatter.tsx'

const meta = {
  title: 'Examples/Own chart',
  component: ScatterExample,
  tags: ['!autodocs'],
  args: { funds: FUNDS },
} satisfies Meta<typeof ScatterExample>

export default meta
type Story = StoryObj<typeof meta>

export const Scatter: Story = {}

export const Bars: Story = { render: args => <BarsExample {...args} /> }

export const PlainSvg: Story = { render: args => <PlainSvgExample {...args} /> }

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

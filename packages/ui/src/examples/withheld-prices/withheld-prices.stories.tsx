import { addDays } from '@accrue/ui/foundation/calendar'
import { ACCESS } from '@accrue/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pricesAnswer } from './prices-answer.ts'
import { WithheldPrices } from './withheld-prices.tsx'

const POINTS = Array.from({ length: 60 }, (_, index) => ({
  day: addDays('2025-05-13', index),
  value: 101.09 + Math.sin(index / 9) + Math.sin(index / 2) / 5,
}))

const meta = {
  title: 'Examples/Withheld prices',
  component: WithheldPrices,
  tags: ['!autodocs', '!stable'],
  args: { answer: pricesAnswer(ACCESS.pro, POINTS), onExport: () => {} },
} satisfies Meta<typeof WithheldPrices>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {
  parameters: { session: 'visitor' },
  args: { answer: pricesAnswer(ACCESS.visitor, POINTS) },
}

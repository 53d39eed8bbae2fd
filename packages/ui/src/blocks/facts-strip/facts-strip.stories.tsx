import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../controls/badge/badge.tsx'
import type { FactItem } from './fact.tsx'
import { FactsStrip } from './facts-strip.tsx'

const NOTE: readonly FactItem[] = [
  { id: 'price', title: 'Price, close', value: '101.0938', detail: '−0.5625 on the day', tone: 'down' },
  { id: 'yield', title: 'Yield, to maturity', value: '3.861%', detail: '+7.1 bp', tone: 'up' },
  { id: 'spread', title: 'G-spread', value: '2.50 bp', detail: 'over US Treasury par curve' },
  {
    id: 'duration',
    title: 'Modified duration',
    value: '7.48',
    detail: '',
    info: 'How many percent the price moves when the yield moves by one percentage point.',
  },
  { id: 'accrued', title: 'Accrued interest', value: '0.076087', detail: 'USD per 100' },
  { id: 'event', title: 'Next coupon', value: '15 Nov 2024', detail: 'in 85 days' },
]

const WITHHELD = new Set(['price', 'yield', 'spread'])
const MASKED = NOTE.map(fact =>
  WITHHELD.has(fact.id) ? { id: fact.id, title: fact.title, value: null, masked: true, detail: '' } : fact,
)

const STOCK: readonly FactItem[] = [
  { id: 'close', title: 'Close', value: '144.02 USD' },
  { id: 'change', title: 'Change', value: '+0.36', tone: 'up' },
  { id: 'volume', title: 'Volume', value: '19,586,300' },
  { id: 'high', title: 'Highest in 52 weeks', value: '156.10 USD' },
  { id: 'low', title: 'Lowest in 52 weeks', value: null },
]

const meta = {
  title: 'Blocks/Facts strip',
  tags: ['new', '!stable'],
  component: FactsStrip,
  args: {
    facts: NOTE,
    layout: 'six',
    lockedMessage: 'Price, yield and spread are for subscribers.',
    footer: <p>FedInvest, 22 Aug 2024</p>,
  },
} satisfies Meta<typeof FactsStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Withheld facts show a lock; a visitor can sign in. */
export const Visitor: Story = { args: { facts: MASKED }, parameters: { session: 'visitor' } }

/** A signed-in user without access can request it. */
export const Reader: Story = { args: { facts: MASKED }, parameters: { session: 'reader' } }

/** Any number of facts, which share the width of their row; one has no value. */
export const Flow: Story = { args: { facts: STOCK, layout: 'flow', footer: undefined } }

/** The footer says that the values are estimated. */
export const Estimated: Story = {
  args: {
    footer: (
      <>
        <p>Estimation, 22 Aug 2024</p>
        <Badge tone="warn">Estimated</Badge>
      </>
    ),
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const DarkVisitor: Story = {
  args: { facts: MASKED },
  parameters: { theme: 'dark', session: 'visitor' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneVisitor: Story = {
  args: { facts: MASKED },
  parameters: { session: 'visitor' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

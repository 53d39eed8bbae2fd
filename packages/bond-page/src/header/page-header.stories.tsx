import type { Meta, StoryObj } from '@storybook/react-vite'
import { quietPorts } from '../testing/facts.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { StoryPage } from '../testing/story-page.tsx'
import { PageHeader } from './page-header.tsx'

const meta = {
  title: 'Bond page/Header',
  component: PageHeader,
  args: { page: NOTE_PAGE, watchlist: quietPorts().watchlist },
  render: args => (
    <StoryPage>
      <PageHeader {...args} />
    </StoryPage>
  ),
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Estimated: Story = {
  args: {
    page: {
      ...NOTE_PAGE,
      facts: { ...NOTE_PAGE.facts, venueId: 4, venue: 'Estimation', estimation: true },
    },
  },
}

/** A future put comes before the next coupon; unknown values are dashes. */
export const PutAheadAndBlanks: Story = {
  args: {
    page: {
      ...NOTE_PAGE,
      header: { ...NOTE_PAGE.header, illustrative: true, outstanding: { kind: 'blank' } },
      facts: {
        ...NOTE_PAGE.facts,
        gSpread: { kind: 'blank' },
        gSpreadBenchmark: null,
        priceChange: { kind: 'blank' },
        nextOffer: { day: '2026-10-20', type: 'put', price: { kind: 'value', value: 100, text: '100' } },
      },
    },
  },
}

export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Reader: Story = { parameters: { session: 'reader' } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneVisitor: Story = { ...Phone, parameters: { session: 'visitor' } }

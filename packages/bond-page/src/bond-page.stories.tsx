import { memoryAddress } from '@accrue/ui/foundation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { BondPage, type BondPageProps } from './bond-page.tsx'
import { NOTE_PAGE } from './testing/note-2034.ts'
import { FAILING_PORTS, LOCKED_PORTS, NOTE_PORTS, PENDING_PORTS, StoryPage } from './testing/story-page.tsx'

function Page(props: BondPageProps) {
  const [address] = useState(memoryAddress)
  return (
    <StoryPage>
      <div className="bg-page">
        <BondPage {...props} address={address} />
      </div>
    </StoryPage>
  )
}

const meta = {
  title: 'Bond page/Whole page',
  component: BondPage,
  args: { page: NOTE_PAGE, ports: NOTE_PORTS },
  render: Page,
  parameters: { layout: 'fullscreen' },
  // wait for the lazy chart
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Price, / }, { timeout: 10_000 })
  },
} satisfies Meta<typeof BondPage>

export default meta
type Story = StoryObj<typeof meta>

/** Full access with every grant. */
export const Desk: Story = {}

export const Visitor: Story = { args: { ports: LOCKED_PORTS }, parameters: { session: 'visitor' } }

/** Signed in, without full access. */
export const Reader: Story = { args: { ports: LOCKED_PORTS }, parameters: { session: 'reader' } }

/** Full access without grants. */
export const Pro: Story = { parameters: { session: 'pro' } }

export const Loading: Story = { args: { ports: PENDING_PORTS } }

/** Every request of the page fails; the data of the page itself stays. */
export const Faults: Story = { args: { ports: FAILING_PORTS } }

/** No trading grounds, so neither chart nor quotes. */
export const FewSections: Story = {
  args: {
    page: {
      ...NOTE_PAGE,
      bond: { ...NOTE_PAGE.bond, venues: [], defaultVenueId: null },
    },
  },
  play: async () => {},
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const PhoneVisitor: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
}

export const MobileEdge680: Story = { globals: { viewport: { value: 'mobileEdge' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

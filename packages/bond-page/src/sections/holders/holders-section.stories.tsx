import { BLANK, type Holder } from '@accrue/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { numeric } from '../../testing/facts.ts'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { HoldersSection } from './holders-section.tsx'

const meta = {
  title: 'Bond page/Holders',
  component: StorySection,
  args: { Section: HoldersSection, page: EXXON_2026 },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const holder = (name: string, share: string | null, amount: string | null): Holder => ({
  name,
  url: null,
  share: share === null ? BLANK : numeric(share),
  amount: amount === null ? BLANK : numeric(amount),
  day: '2025-06-30',
})

/** With shares and reasons for missing values. */
export const Many: Story = {
  args: {
    page: {
      ...EXXON_2026,
      bond: {
        ...EXXON_2026.bond,
        holders: [
          ...EXXON_2026.bond.holders,
          holder('Northern Pension Fund', '12.5', '125000000'),
          holder('Harbour Insurance', '7.125', '71250000'),
          holder('Undisclosed', '1.2', null),
          holder(
            'Long Lane Asset Management, Global Investment Grade Corporate Bond Sleeve',
            '0.4',
            '4000000',
          ),
          holder('Retail', null, '2500000'),
        ],
      },
    },
  },
}

export const Dark: Story = { ...Many, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Many, globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { BROADCOM_2033 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { EarlyRedemptionSection } from './early-redemption-section.tsx'

const meta = {
  title: 'Bond page/Early redemption',
  component: StorySection,
  args: { Section: EarlyRedemptionSection, page: BROADCOM_2033, today: '2025-07-11' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** All dates are past. */
export const Passed: Story = {
  args: {
    page: {
      ...BROADCOM_2033,
      bond: { ...BROADCOM_2033.bond, offers: [] },
      options: BROADCOM_2033.options.map(option => ({ ...option, day: '2023-04-15' })),
    },
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { parameters: { theme: 'dark' } }

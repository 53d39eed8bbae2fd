import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { RelatedIssuersSection } from './related-issuers-section.tsx'

const meta = {
  title: 'Bond page/Related issuers',
  component: StorySection,
  args: { Section: RelatedIssuersSection, page: EXXON_2026 },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** All 116 that Exxon Mobil listed in Exhibit 21 of its annual report. */
export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 111 more' }))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

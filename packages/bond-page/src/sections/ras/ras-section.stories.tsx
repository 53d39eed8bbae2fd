import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { RasSection } from './ras-section.tsx'

const meta = {
  title: 'Bond page/RAS indicators',
  component: StorySection,
  args: { Section: RasSection, page: EXXON_2026, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A bank, with both reports. Not signed in. */
export const Visitor: Story = {
  args: { ports: issuerPorts(SESSIONS.visitor) },
  parameters: { session: 'visitor' },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

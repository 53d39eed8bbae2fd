import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXXON_2026, NOTE_2034 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { IssuerAnalyticsSection } from './issuer-analytics-section.tsx'

const meta = {
  title: 'Bond page/Issuer analytics',
  component: StorySection,
  args: { Section: IssuerAnalyticsSection, page: EXXON_2026, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The issuer is a state: the section is named otherwise (P3). */
export const Sovereign: Story = { args: { page: NOTE_2034 } }

export const Visitor: Story = { parameters: { session: 'visitor' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

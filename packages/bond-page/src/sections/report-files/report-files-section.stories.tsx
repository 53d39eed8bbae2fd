import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { AnnualReportsSection, EsgSection } from './report-files-section.tsx'

const meta = {
  title: 'Bond page/Report files',
  component: StorySection,
  args: { Section: AnnualReportsSection, page: EXXON_2026, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Full access without the grant for documents (access row 10). */
export const WithoutGrant: Story = { parameters: { session: 'pro' } }

/** Made up for the demo, and marked. */
export const Esg: Story = { args: { Section: EsgSection } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

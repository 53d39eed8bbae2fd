import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { EMPTY_PORTS, StorySection } from '../../testing/story-page.tsx'
import { IfrsSection } from './ifrs-section.tsx'

const meta = {
  title: 'Bond page/IFRS indicators',
  component: StorySection,
  args: { Section: IfrsSection, page: EXXON_2026, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

/** Full access with the Excel grant: collapsed tables and the export. */
export const Default: Story = {}

/** Not signed in: the export has a prompt. */
export const Visitor: Story = {
  args: { ports: issuerPorts(SESSIONS.visitor) },
  parameters: { session: 'visitor' },
}

/** An empty answer, although the page lists the section. */
export const Nothing: Story = { args: { ports: EMPTY_PORTS } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

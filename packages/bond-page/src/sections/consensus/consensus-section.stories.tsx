import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { ConsensusSection } from './consensus-section.tsx'

const meta = {
  title: 'Bond page/Consensus forecasts',
  component: StorySection,
  args: { Section: ConsensusSection, page: NOTE_2034, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { parameters: { theme: 'dark' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

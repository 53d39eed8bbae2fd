import { SESSIONS } from '@accrue/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { issuerPorts } from '../../testing/story-issuer.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { LatestIssuesSection } from './latest-issues-section.tsx'

const meta = {
  title: 'Bond page/Latest issues',
  component: StorySection,
  args: { Section: LatestIssuesSection, page: NOTE_2034, ports: issuerPorts(SESSIONS.desk) },
  parameters: { session: 'desk' },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Prices and yields are withheld. */
export const Visitor: Story = { parameters: { session: 'visitor' } }

/** A page that failed to load: its number stays, with Retry. */
export const Fault: Story = {
  args: {
    ports: issuerPorts(SESSIONS.desk, {
      latestIssues: async () => {
        throw new Error('network error')
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 2' }))
    await canvas.findByRole('button', { name: 'Retry' })
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { EXXON_PAGE } from '../../testing/note-map.ts'
import { FAILING_PORTS, NOTE_PORTS, PENDING_PORTS, StorySection } from '../../testing/story-page.tsx'
import { RelationGraphsSection } from './relation-graphs-section.tsx'

const meta = {
  title: 'Bond page/Issuer relations',
  component: StorySection,
  args: { Section: RelationGraphsSection, page: EXXON_PAGE, ports: NOTE_PORTS },
  // the graph is lazy, and its layout is computed in a worker
  play: async ({ canvasElement }) => {
    const graph = () => canvasElement.querySelector('[data-slot=network-graph]')
    await waitFor(() => expect(graph()).toHaveAttribute('data-status', 'drawn'), { timeout: 10_000 })
  },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

/** What Exxon Mobil listed in Exhibit 21 of its annual report. */
export const Default: Story = {}

/** Who holds its bonds. */
export const Owners: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Who holds it' }))
    await canvas.findByText('Bond fund', {}, { timeout: 10_000 })
  },
}

export const Loading: Story = { args: { ports: PENDING_PORTS }, play: async () => {} }

export const Fault: Story = {
  args: { ports: FAILING_PORTS },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

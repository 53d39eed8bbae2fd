import type { Meta, StoryObj } from '@storybook/react-vite'
import { StorySection } from '../../testing/story-page.tsx'
import { IdentifiersSection } from './identifiers-section.tsx'

const meta = {
  title: 'Bond page/Identifiers',
  component: StorySection,
  args: { Section: IdentifiersSection },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

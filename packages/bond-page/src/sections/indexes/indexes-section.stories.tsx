import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { StorySection } from '../../testing/story-page.tsx'
import { IndexesSection } from './indexes-section.tsx'

const meta = {
  title: 'Bond page/Indexes',
  component: StorySection,
  args: { Section: IndexesSection, page: NOTE_2034 },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

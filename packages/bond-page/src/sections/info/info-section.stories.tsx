import type { Meta, StoryObj } from '@storybook/react-vite'
import { StorySection } from '../../testing/story-page.tsx'
import { InfoSection } from './info-section.tsx'

const meta = {
  title: 'Bond page/Summary',
  component: StorySection,
  args: { Section: InfoSection },
} satisfies Meta<typeof StorySection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Russian: Story = { parameters: { lang: 'ru' } }

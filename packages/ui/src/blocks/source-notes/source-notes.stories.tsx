import type { Meta, StoryObj } from '@storybook/react-vite'
import { TREASURY_SOURCES } from '../../testing/fixtures/sources.ts'
import { SourceNotes } from './source-notes.tsx'

const meta = {
  title: 'Blocks/Source notes',
  component: SourceNotes,
  args: {
    sources: TREASURY_SOURCES,
    sectionTitles: new Map([['quotes', 'Latest quotes from market participants']]),
  },
} satisfies Meta<typeof SourceNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { parameters: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { SourceNotes } from './source-notes.tsx'

const meta = {
  title: 'Bond page/Sources',
  component: SourceNotes,
  args: { sources: NOTE_PAGE.sources },
} satisfies Meta<typeof SourceNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { parameters: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { SourceNotes } from './source-notes.tsx'

const meta = {
  title: 'Bond page/Sources',
  component: SourceNotes,
  args: { page: NOTE_PAGE, shown: new Map([['quotes', 'Latest quotes from market participants']]) },
} satisfies Meta<typeof SourceNotes>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Dark: Story = { parameters: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnWords } from './own-words.tsx'

const meta = {
  title: 'Examples/Own words',
  component: OwnWords,
  tags: ['!autodocs'],
} satisfies Meta<typeof OwnWords>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLanguages: Story = {}

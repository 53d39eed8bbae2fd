import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnLabels } from './own-labels.tsx'

const meta = {
  title: 'Examples/Own labels',
  component: OwnLabels,
  tags: ['!autodocs', '!stable'],
} satisfies Meta<typeof OwnLabels>

export default meta
type Story = StoryObj<typeof meta>

export const TwoLanguages: Story = {}

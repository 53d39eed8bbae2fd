import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnTheme } from './own-theme.tsx'
import './own-theme.css'

const meta = {
  title: 'Examples/Own theme',
  component: OwnTheme,
  tags: ['!autodocs', '!stable'],
} satisfies Meta<typeof OwnTheme>

export default meta
type Story = StoryObj<typeof meta>

export const Harbour: Story = {}

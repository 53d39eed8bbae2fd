import type { Meta, StoryObj } from '@storybook/react-vite'
import { App } from './app.tsx'

const meta = {
  title: 'Examples/Start here',
  component: App,
  tags: ['!autodocs', '!stable'],
  // a page with its own padding
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

/** The result after five minutes. */
export const Page: Story = {}

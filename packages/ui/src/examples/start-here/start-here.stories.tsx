import type { Meta, StoryObj } from '@storybook/react-vite'
import { App } from './app.tsx'

const meta = {
  title: 'Examples/Start here',
  component: App,
  tags: ['!autodocs'],
  // it is a page: it keeps its own distance to the window
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

/** What stands in the browser after five minutes. */
export const Page: Story = {}

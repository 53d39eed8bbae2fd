import type { Meta, StoryObj } from '@storybook/react-vite'
import { App } from './app.tsx'

const meta = { title: 'Start here/The page', component: App, tags: ['!autodocs'] } satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

/** What stands in the browser after five minutes. */
export const Page: Story = {}

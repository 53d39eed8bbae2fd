import type { Meta, StoryObj } from '@storybook/react-vite'
import { FetchPorts } from './fetch-ports.tsx'
import { storyFetch } from './server-of-a-story.ts'

const meta = {
  title: 'Examples/Fetch ports',
  component: FetchPorts,
  tags: ['!autodocs', '!stable'],
  args: { fetcher: storyFetch },
} satisfies Meta<typeof FetchPorts>

export default meta
type Story = StoryObj<typeof meta>

export const Search: Story = {}

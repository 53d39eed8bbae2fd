import { TimeChart } from '@accrue/ui/charts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useMemo } from 'react'
import { createFeed } from './feed.ts'
import { LiveData } from './live-data.tsx'

/** New quotes arrive while it is `streaming`. Off for screenshots, which must not change. */
function LiveQuotes({ streaming = false }: Pick<ComponentProps<typeof TimeChart>, 'streaming'>) {
  const feed = useMemo(() => createFeed({ count: 300, running: streaming }), [streaming])
  return <LiveData key={String(streaming)} feed={feed} />
}

const meta = {
  title: 'Examples/Live data',
  component: TimeChart,
  tags: ['!autodocs', '!stable'],
  args: { streaming: false },
  render: args => <LiveQuotes {...args} />,
} satisfies Meta<ComponentProps<typeof TimeChart>>

export default meta
type Story = StoryObj<ComponentProps<typeof TimeChart>>

/** Turn `streaming` on in the controls. */
export const Live: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { createFeed } from './feed.ts'
import { LiveData } from './live-data.tsx'

type LiveProps = {
  /** Number of initial minutes. */
  count: number
  /** Whether new quotes arrive. Off for screenshots, which must not change. */
  running: boolean
}

function LiveQuotes({ count, running }: LiveProps) {
  const feed = useMemo(() => createFeed({ count, running }), [count, running])
  return <LiveData key={`${count} ${running}`} feed={feed} />
}

const meta = {
  title: 'Examples/Live data',
  component: LiveQuotes,
  tags: ['!autodocs'],
  args: { count: 300, running: false },
} satisfies Meta<typeof LiveQuotes>

export default meta
type Story = StoryObj<typeof meta>

/** Turn `running` on in the controls. */
export const Live: Story = {}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

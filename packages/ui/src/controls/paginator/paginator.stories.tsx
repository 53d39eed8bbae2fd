import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Paginator, type PaginatorProps } from './paginator.tsx'

/** The page number comes from outside, so the story holds it. */
function Held({ page: first, ...props }: PaginatorProps) {
  const [page, setPage] = useState(first)
  return <Paginator {...props} page={page} onPageChange={setPage} />
}

const meta = {
  title: 'Controls/Paginator',
  component: Paginator,
  render: Held,
  args: { page: 6, total: 383, limit: 10, 'aria-label': 'Similar bonds', onPageChange: () => {} },
} satisfies Meta<typeof Paginator>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 39 } }

export const TwoPages: Story = { args: { page: 1, total: 14 } }

export const PageBeyondTheEnd: Story = { args: { page: 4000 } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const Russian: Story = { args: { page: 8, total: 12_400 }, parameters: { lang: 'rus' } }

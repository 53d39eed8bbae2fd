import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OwnPaginator } from './own-paginator.tsx'

const meta = {
  title: 'Examples/Own paginator',
  component: OwnPaginator,
  tags: ['!autodocs', '!stable'],
  args: { page: 4, total: 383, onPageChange: () => {} },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page)
    return <OwnPaginator {...args} page={page} onPageChange={setPage} />
  },
} satisfies Meta<typeof OwnPaginator>

export default meta
type Story = StoryObj<typeof meta>

export const Ruler: Story = {}

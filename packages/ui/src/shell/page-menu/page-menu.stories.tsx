import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageMenu } from './page-menu.tsx'

const meta = {
  title: 'Shell/PageMenu',
  component: PageMenu,
  args: {
    current: 'quotes',
    className: 'w-56',
    items: [
      { id: 'graph', title: 'Chart and archive' },
      { id: 'info', title: 'Summary' },
      { id: 'quotes', title: 'Latest quotes from market participants', count: 12 },
      { id: 'cash-flow', title: 'Cash flow and options' },
      { id: 'ratings', title: 'Ratings', count: 4 },
      { id: 'latest-issues', title: 'Latest issues of the issuer', count: 383, group: 'more' },
      { id: 'identifiers', title: 'Identifiers', group: 'more' },
    ],
  },
} satisfies Meta<typeof PageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const MainOnly: Story = { args: { items: meta.args.items.slice(0, 4) } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const PhoneButton: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

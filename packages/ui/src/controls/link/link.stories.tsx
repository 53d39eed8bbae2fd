import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from '../../foundation/icons/icons.ts'
import { Link } from './link.tsx'

const meta = {
  title: 'Controls/Link',
  component: Link,
  args: { href: '/bonds/1/', children: 'US Treasury 4% 15 Feb 2034' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Plain: Story = { args: { variant: 'plain' } }

export const Outside: Story = {
  args: { href: 'https://www.treasurydirect.gov/', children: 'TreasuryDirect' },
}

export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)', children: 'An address that is no safe link is text' },
}

export const AsButton: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Link href="/access/" variant="primary">
        Get access
      </Link>
      <Link href="/api/file/" variant="secondary" icon={<Download />}>
        Prospectus
      </Link>
      <Link href="/" variant="quiet" size="s">
        All analytics
      </Link>
    </div>
  ),
}

export const Dark: Story = { ...AsButton, parameters: { theme: 'dark' } }

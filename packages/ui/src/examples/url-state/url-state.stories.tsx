import { memoryAddress } from '@accrue/ui/foundation'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { UrlState } from './url-state.tsx'

const meta = {
  title: 'Examples/URL state',
  component: UrlState,
  tags: ['!autodocs', '!stable'],
  args: { address: memoryAddress('?page=2&sort=-price') },
} satisfies Meta<typeof UrlState>

export default meta
type Story = StoryObj<typeof meta>

export const PageAndOrder: Story = {}

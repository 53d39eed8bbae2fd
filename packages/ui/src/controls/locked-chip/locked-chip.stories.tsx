import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockedChip } from './locked-chip.tsx'

const meta = {
  title: 'Controls/Locked chip',
  component: LockedChip,
  args: { state: 'login', context: 'UniCredit' },
} satisfies Meta<typeof LockedChip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <LockedChip state="login" context="Commerzbank" />
      <LockedChip state="send" context="UniCredit" onAction={() => {}} />
      <LockedChip state="send" context="ING" onAction={() => {}} pending />
      <LockedChip state="sent" context="Baader Bank" />
      <LockedChip state="sent" context="BNP Paribas" text="Sent 14 Nov" />
      <LockedChip state="forbidden" context="Deutsche Bank" />
    </div>
  ),
}

export const Dark: Story = { ...States, parameters: { theme: 'dark' } }

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Change } from './change.tsx'

const meta = {
  title: 'Controls/Change',
  tags: ['new', '!stable'],
  component: Change,
  args: { value: -0.5292, decimals: 4 },
} satisfies Meta<typeof Change>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Only prices are green and red; a change of a yield or spread has the text colour. */
export const PricesAndYields: Story = {
  render: () => (
    <div className="grid w-fit justify-items-end gap-1 text-13 text-ink">
      <Change value={1.25} />
      <Change value={-0.53} />
      <Change value={0} />
      <Change of="yield" value={7.5} decimals={1} />
      <Change of="yield" value={-7.5} decimals={1} />
    </div>
  ),
}

export const Dark: Story = { ...PricesAndYields, parameters: { theme: 'dark' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Show logo' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <div className="grid justify-items-start gap-1">
      <Checkbox label="Core rates" />
      <Checkbox label="Client book" defaultChecked />
      <Checkbox label="All lists" defaultChecked="mixed" />
      <Checkbox label="Ladder 2034" hint="Shared with the desk" defaultChecked />
      <Checkbox label="NSD" disabledReason="This list needs NSD access" />
      <Checkbox label="House list" defaultChecked disabledReason="Others keep this list" />
    </div>
  ),
}

export const LabelHidden: Story = { args: { label: 'Choose US Treasury 4% 2034', labelHidden: true } }

export const Dark: Story = { ...States, parameters: { theme: 'dark' } }

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } }

/** A long label wraps next to its box. */
export const LongLabel: Story = {
  args: {
    label: 'Bonds of the United States Treasury that mature between 2034 and 2044 and pay twice a year',
    className: 'max-w-72',
  },
}

export const Russian: Story = {
  args: { label: 'Показывать логотип', hint: 'Только в полноэкранном режиме' },
  parameters: { lang: 'ru' },
}

export const RightToLeft: Story = { ...States, parameters: { dir: 'rtl' } }

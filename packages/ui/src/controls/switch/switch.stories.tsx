import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './switch.tsx'

const meta = {
  title: 'Controls/Switch',
  tags: ['new', '!stable'],
  component: Switch,
  args: { label: 'Live prices' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <div className="grid justify-items-start gap-1">
      <Switch label="Live prices" />
      <Switch label="Log scale" defaultChecked />
      <Switch label="Price alerts" hint="One message a day at most" defaultChecked />
      <Switch label="Terms of NSD data" error="Turn this on to see NSD quotes" />
      <Switch label="NSD quotes" disabledReason="Your plan has no NSD data" />
      <Switch label="Audit log" defaultChecked disabledReason="An administrator keeps this on" />
      <Switch label="Two-factor sign-in" defaultChecked readOnly />
    </div>
  ),
}

export const Small: Story = {
  render: () => (
    <div className="grid justify-items-start gap-1">
      <Switch size="s" label="Live prices" />
      <Switch size="s" label="Log scale" hint="For periods over five years" defaultChecked />
    </div>
  ),
}

export const LabelHidden: Story = { args: { label: 'Alert for US Treasury 4% 2034', labelHidden: true } }

/** A long label wraps next to the switch. */
export const LongLabel: Story = {
  args: {
    label: 'Send a message when a bond of my watchlists is called, defaults or changes its coupon',
    className: 'max-w-72',
  },
}

export const Dark: Story = { ...States, parameters: { theme: 'dark' } }

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  args: {
    label: 'Котировки в реальном времени',
    hint: 'Обновляются каждые пять секунд',
    defaultChecked: true,
  },
  parameters: { lang: 'ru' },
}

export const RightToLeft: Story = { ...States, parameters: { dir: 'rtl' } }

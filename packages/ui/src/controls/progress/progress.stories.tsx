import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Controls/Progress',
  component: Progress,
  args: { label: 'Importing prices', value: 3, max: 10, className: 'max-w-md' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Percent: Story = { args: { value: 62, max: undefined } }

/** The total is unknown; no animation with reduced motion. */
export const Indeterminate: Story = { args: { value: null } }

export const Small: Story = { args: { size: 's' } }

export const LabelHidden: Story = { args: { labelHidden: true } }

export const States: Story = {
  render: () => (
    <div className="grid max-w-md gap-4">
      <Progress label="Waiting for the server" value={null} max={10} />
      <Progress label="Nothing yet" value={0} max={10} />
      <Progress label="Importing prices" value={12_400} max={45_000} />
      <Progress label="Report written" value={10} max={10} tone="up" />
      <Progress label="Storage nearly full" value={91} tone="warn" />
      <Progress label="Storage full" value={140} tone="down" />
      <Progress label="Small" value={40} size="s" />
    </div>
  ),
}

export const Dark: Story = { ...States, parameters: { theme: 'dark' } }

export const Phone: Story = { ...States, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...States, parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { label: 'Загрузка цен', value: 12_400, max: 45_000 },
  parameters: { lang: 'ru' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Star } from '../../foundation/icons/icons.ts'
import { Button } from './button.tsx'

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Compare' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = (story: React.ReactNode) => <div className="flex flex-wrap items-center gap-3">{story}</div>

export const Default: Story = {}

export const Variants: Story = {
  render: () =>
    row(
      <>
        <Button variant="primary">Save</Button>
        <Button icon={<Star />}>Watchlist</Button>
        <Button variant="quiet" icon={<Download />}>
          Export
        </Button>
        <Button variant="link">Same values for all</Button>
      </>,
    ),
}

export const Small: Story = {
  render: () =>
    row(
      <>
        <Button size="s" variant="primary">
          Save
        </Button>
        <Button size="s" icon={<Plus />}>
          Compare
        </Button>
        <Button size="s" variant="quiet">
          Back
        </Button>
        <Button size="s" variant="link">
          Clear all
        </Button>
      </>,
    ),
}

export const Toggle: Story = {
  render: () =>
    row(
      <>
        <Button pressed>Spread</Button>
        <Button pressed={false}>Spread</Button>
      </>,
    ),
}

export const DisabledWithReason: Story = {
  render: () =>
    row(
      <>
        <Button variant="primary" disabledReason="Two entries need a date">
          Save
        </Button>
        <Button disabledReason="Choose exactly two lines first">Spread</Button>
        <Button variant="quiet" icon={<Download />} disabledReason="There is nothing to export yet">
          Export
        </Button>
      </>,
    ),
}

/** The reason, as shown on keyboard focus. */
export const ReasonShown: Story = {
  args: { disabledReason: 'Choose exactly two lines first', children: 'Spread' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spread' }))
  },
}

export const Pending: Story = {
  render: () =>
    row(
      <>
        <Button variant="primary" pending>
          Save
        </Button>
        <Button pending icon={<Download />}>
          Export to Excel
        </Button>
      </>,
    ),
}

export const LongText: Story = {
  args: { children: 'Dodaj obligację do wszystkich zaznaczonych list obserwowanych', icon: <Star /> },
}

export const Dark: Story = { ...Variants, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Variants, globals: { viewport: { value: 'phone' } } }

export const PhoneSmall: Story = { ...Small, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Variants, parameters: { dir: 'rtl' } }

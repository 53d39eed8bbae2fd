import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Controls/Date field',
  component: DateField,
  args: { label: 'From', defaultValue: '2026-08-20' },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Range: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-2">
      <DateField
        label="From"
        labelAs="inside"
        defaultValue="2026-08-20"
        max="2026-11-20"
        className="max-desk:flex-1"
      />
      <DateField
        label="To"
        labelAs="inside"
        defaultValue="2026-11-20"
        min="2026-08-20"
        className="max-desk:flex-1"
      />
    </div>
  ),
}

/** A day that no calendar has: the text stays, with the reason below it. */
export const Nonexistent: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(field)
    await userEvent.type(field, '31.02.2026{Enter}')
  },
}

export const TooLate: Story = {
  args: { max: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.clear(field)
    await userEvent.type(field, '1.1.27{Enter}')
  },
}

export const Empty: Story = { args: { label: 'Buy date', defaultValue: null } }

export const WithError: Story = {
  args: { label: 'Buy date', defaultValue: null, error: 'Give the date you bought at this price' },
}

export const TypedOnly: Story = { args: { picker: false } }

export const Dark: Story = { ...Range, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Range, globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { ...Range, parameters: { dir: 'rtl' } }

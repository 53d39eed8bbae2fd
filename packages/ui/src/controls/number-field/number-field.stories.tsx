import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from './number-field.tsx'

const meta = {
  title: 'Controls/Number field',
  component: NumberField,
  args: { label: 'Price', defaultValue: '99.125', decimals: 3, className: 'w-32' },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithUnit: Story = {
  args: { label: 'Nominal', defaultValue: '1000', end: <span className="text-ink-3">USD</span> },
}

/** Letters are rejected, pasted ones too: the field stays unchanged, and the message names them. */
export const Refused: Story = {
  args: { className: 'w-64' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tripleClick(canvas.getByRole('textbox', { name: 'Price' }))
    await userEvent.paste('abc12,5')
  },
}

/** A text with two separators is not a number: it is cleared on blur, with a message that names it. */
export const Blanked: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price' }), '1.2.3')
    await userEvent.tab()
  },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The page's own error replaces that of the field. */
export const WithError: Story = { args: { defaultValue: '', error: 'Give the price you bought at' } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

export const Russian: Story = {
  args: { label: 'Цена', defaultValue: '' },
  parameters: { lang: 'ru' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Цена' }), '1.2.3')
    await userEvent.tab()
  },
}

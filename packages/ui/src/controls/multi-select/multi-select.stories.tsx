import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MultiSelect } from './multi-select.tsx'

const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'SEK']

const meta = {
  title: 'Controls/Multi select',
  tags: ['new', '!stable'],
  component: MultiSelect<string>,
  args: {
    label: 'Currencies',
    items: currencies,
    placeholder: 'Any currency',
    className: 'w-72 max-w-full',
  },
} satisfies Meta<typeof MultiSelect<string>>

export default meta
type Story = StoryObj<typeof meta>

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await expect(await canvas.findByRole('listbox')).toBeVisible()
}

export const Default: Story = {}

export const Selected: Story = { args: { defaultValue: ['EUR', 'USD'] } }

/** The list stays open during selection; selected items have a check mark. */
export const Open: Story = { args: { defaultValue: ['EUR', 'USD'] }, play: opened }

/** Chips that do not fit into one line wrap. */
export const ManyLines: Story = {
  args: {
    defaultValue: currencies.slice(0, 5),
    items: currencies,
    itemToString: code => `Currency of the issue: ${code}`,
  },
}

/** The arrow key moved the focus from the text to a chip, which Backspace removes. */
export const ChipFocused: Story = {
  args: { defaultValue: ['EUR', 'USD', 'CHF'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Remove USD' })).toHaveFocus()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gold')
    await expect(canvas.getAllByText('Nothing found')[0]).toBeVisible()
  },
}

export const Creatable: Story = {
  args: { createItem: text => text.toUpperCase(), defaultValue: ['EUR'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'nok')
    await expect(canvas.getByRole('option', { name: 'Create “nok”' })).toBeVisible()
  },
}

export const Small: Story = { args: { size: 's', defaultValue: ['EUR', 'USD'] } }

export const WithError: Story = { args: { hint: 'Of the issue', error: 'Choose a currency' } }

export const Blocked: Story = {
  args: { defaultValue: ['EUR', 'USD'], disabledReason: 'Your plan has two currencies' },
}

export const ReadOnly: Story = { args: { defaultValue: ['EUR', 'USD'], readOnly: true } }

export const Dark: Story = { ...Open, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  args: { label: 'Валюты', defaultValue: ['EUR'], placeholder: 'Любая валюта' },
  parameters: { lang: 'ru' },
  play: opened,
}

export const RightToLeft: Story = { ...Open, parameters: { dir: 'rtl' } }

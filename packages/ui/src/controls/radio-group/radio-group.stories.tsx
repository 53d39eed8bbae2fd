import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './radio-group.tsx'

const methods = [
  { id: 'mid', text: 'Mid', hint: 'Halfway between bid and ask' },
  { id: 'last', text: 'Last trade' },
  { id: 'close', text: 'Close', hint: 'The official price of the trading ground' },
]

const meta = {
  title: 'Controls/Radio group',
  tags: ['new', '!stable'],
  component: RadioGroup,
  args: { label: 'Price for valuation', options: methods, defaultValue: 'mid' },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoneChecked: Story = { args: { defaultValue: null } }

export const Horizontal: Story = {
  args: {
    label: 'Frequency',
    orientation: 'horizontal',
    options: ['Monthly', 'Quarterly', 'Semi-annual', 'Annual'].map(text => ({ id: text, text })),
    defaultValue: 'Annual',
  },
}

export const Small: Story = { args: { size: 's' } }

export const LabelHidden: Story = { args: { labelAs: 'hidden' } }

export const WithError: Story = {
  args: { defaultValue: null, required: true, hint: 'Used for all lists', error: 'Choose a price' },
}

/** A disabled option shows its reason and stays reachable. */
export const OptionBlocked: Story = {
  args: {
    options: [...methods, { id: 'nsd', text: 'NSD', disabledReason: 'Your plan has no NSD data' }],
  },
}

export const Blocked: Story = { args: { disabledReason: 'The administrator chose the price' } }

export const ReadOnly: Story = { args: { readOnly: true } }

export const LongTexts: Story = {
  args: {
    className: 'max-w-72',
    options: [
      {
        id: 'otc',
        text: 'Over-the-counter market of the National Settlement Depository, mode T+2',
        hint: 'Deals are reported until the end of the next business day of the depository',
      },
      ...methods,
    ],
  },
}

export const Dark: Story = { ...OptionBlocked, parameters: { theme: 'dark' } }

export const Phone: Story = { ...OptionBlocked, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  args: {
    label: 'Цена для оценки',
    options: [
      { id: 'mid', text: 'Средняя', hint: 'Между спросом и предложением' },
      { id: 'last', text: 'Последняя сделка' },
    ],
  },
  parameters: { lang: 'ru' },
}

export const RightToLeft: Story = { ...OptionBlocked, parameters: { dir: 'rtl' } }

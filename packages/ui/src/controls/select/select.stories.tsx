import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'

const venues = [
  { id: 4, text: 'Estimation' },
  { id: 100, text: 'Frankfurt SE' },
  { id: 381, text: 'NSD' },
]

const meta = {
  title: 'Controls/Select',
  component: Select<number>,
  args: { label: 'Trading ground', options: venues, defaultValue: 100, className: 'w-fit' },
} satisfies Meta<typeof Select<number>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LabelInside: Story = { args: { labelAs: 'inside' } }

export const LabelHidden: Story = { args: { labelAs: 'hidden' } }

/** One option is plain text. */
export const OneOption: Story = { args: { options: venues.slice(0, 1), labelAs: 'inside' } }

export const NothingChosen: Story = { args: { defaultValue: null } }

export const Grouped: Story = {
  args: {
    options: [
      { id: 1, text: 'Xetra', group: 'Germany' },
      { id: 2, text: 'Frankfurt SE', group: 'Germany' },
      { id: 3, text: 'Euronext Paris', group: 'France' },
    ],
    defaultValue: 2,
  },
}

export const WithError: Story = { args: { error: 'Choose a trading ground', defaultValue: null } }

export const Blocked: Story = { args: { disabledReason: 'The issuer map shows one ground at a time' } }

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** A long name is cut off; the list shows it completely. */
export const LongText: Story = {
  args: {
    options: [
      ...venues,
      { id: 7, text: 'Over-the-counter market of the National Settlement Depository, mode T+2' },
    ],
    defaultValue: 7,
    className: 'w-56',
  },
}

export const Russian: Story = {
  args: { label: 'Торговая площадка', defaultValue: null },
  parameters: { lang: 'ru' },
}

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, args: { labelAs: 'inside' } }

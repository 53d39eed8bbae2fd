import type { Meta, StoryObj } from '@storybook/react-vite'
import { SegmentedControl } from './segmented-control.tsx'

const periods = ['1M', '3M', '1Y', '3Y'].map(text => ({ id: text, text }))

const meta = {
  title: 'Controls/Segmented control',
  component: SegmentedControl,
  args: { label: 'Period', options: periods, defaultValue: '3M' },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NoneChecked: Story = { args: { defaultValue: null } }

export const SignsWithNames: Story = {
  args: {
    label: 'Values',
    options: [
      { id: 'abs', text: 'Abs', name: 'Absolute' },
      { id: 'pct', text: '%', name: 'Percent' },
    ],
    defaultValue: 'abs',
  },
}

export const Small: Story = { args: { size: 's' } }

export const LabelAbove: Story = { args: { labelAs: 'above' } }

/** Too many options for the width: the row scrolls, and the checked option is visible. */
export const TooManyForTheirPlace: Story = {
  args: {
    options: ['1W', '1M', '3M', '6M', 'YTD', '1Y', '2Y', '3Y', '5Y', '10Y', 'Max'].map(text => ({
      id: text,
      text,
    })),
    defaultValue: '10Y',
    className: 'max-w-64',
  },
}

export const Russian: Story = {
  args: {
    label: 'Период',
    labelAs: 'above',
    options: ['1 мес.', '3 мес.', '1 год', 'Весь период'].map(text => ({ id: text, text })),
    defaultValue: '1 год',
  },
  parameters: { lang: 'ru' },
}

export const Dark: Story = { parameters: { theme: 'dark' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { parameters: { dir: 'rtl' } }

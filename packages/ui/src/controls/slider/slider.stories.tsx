import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RangeSlider } from './range-slider.tsx'
import { Slider } from './slider.tsx'

const years = (value: number) => `${value} years`
const percent = (value: number) => `${value.toFixed(1)}%`

const meta = {
  title: 'Controls/Slider',
  tags: ['new', '!stable'],
  component: Slider,
  subcomponents: { RangeSlider },
  args: { label: 'Duration', max: 30, defaultValue: 7, formatValue: years, className: 'w-72 max-w-full' },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Two thumbs that cannot pass each other. */
export const Range: Story = {
  render: () => (
    <RangeSlider
      label="Coupon"
      max={10}
      step={0.1}
      defaultValue={[2.5, 6]}
      formatValue={percent}
      className="w-72 max-w-full"
    />
  ),
}

export const Marks: Story = {
  args: { marks: [0, 5, 10, 20, 30].map(value => ({ value, text: String(value) })), defaultValue: 10 },
}

export const RangeWithMarks: Story = {
  render: () => (
    <RangeSlider
      label="Maturity"
      min={2025}
      max={2055}
      defaultValue={[2030, 2040]}
      marks={[2025, 2035, 2045, 2055].map(value => ({ value, text: String(value) }))}
      hint="Years of redemption"
      className="w-72 max-w-full"
    />
  ),
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}')
    await expect(canvas.getByRole('slider')).toHaveValue('17')
  },
}

export const AtTheStart: Story = { args: { defaultValue: 0 } }

export const LabelHidden: Story = { args: { labelAs: 'hidden' } }

export const WithError: Story = { args: { hint: 'Of the portfolio', error: 'Choose at least ten years' } }

export const Blocked: Story = { args: { disabledReason: 'The administrator chose the duration' } }

export const ReadOnly: Story = { args: { readOnly: true } }

export const LongTexts: Story = {
  args: {
    label: 'Modified duration of the bonds that the portfolio may hold',
    formatValue: value => `${value} years to the next call`,
    className: 'w-56',
  },
}

export const Dark: Story = { ...RangeWithMarks, parameters: { theme: 'dark' } }

export const Phone: Story = { ...RangeWithMarks, globals: { viewport: { value: 'phone' } } }

export const Russian: Story = {
  args: { label: 'Дюрация', formatValue: value => `${value} лет` },
  parameters: { lang: 'ru' },
}

export const RightToLeft: Story = { ...RangeWithMarks, parameters: { dir: 'rtl' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from '../../foundation/icons/icons.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { PickerField } from '../date-picker/picker-field.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Select } from '../select/select.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { FieldFrame, inputClasses, inputProps, useFieldIds } from './field.tsx'

type FilledProps = Pick<
  TextFieldProps,
  'label' | 'labelAs' | 'hint' | 'error' | 'size' | 'icon' | 'end' | 'disabled' | 'defaultValue'
>

/** The frame around a plain input, as in every field of the library. */
function Filled({ icon, defaultValue = '1,000,000', ...frame }: FilledProps) {
  const ids = useFieldIds()
  return (
    <FieldFrame {...frame} ids={ids} start={icon} className="max-w-72">
      <input
        {...inputProps(ids, frame)}
        type="text"
        data-slot="field-input"
        disabled={frame.disabled}
        defaultValue={defaultValue}
        className={inputClasses}
      />
    </FieldFrame>
  )
}

const meta = {
  title: 'Controls/Field',
  component: TextField,
  subcomponents: { NumberField, Select, MultiSelect, Combobox, PickerField },
  args: { label: 'Nominal' },
  render: args => <Filled {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <div className="grid gap-4">
      <Filled label="At rest" />
      <Filled label="With a hint" hint="In the currency of the issue" />
      <Filled label="With an error" error="Less than one bond" />
      <Filled label="With both" hint="In the currency of the issue" error="Less than one bond" />
      <Filled label="Disabled" disabled />
    </div>
  ),
}

export const Labels: Story = {
  render: () => (
    <div className="grid gap-4">
      <Filled label="Above" />
      <Filled label="Inside" labelAs="inside" />
      <Filled label="Hidden" labelAs="hidden" />
    </div>
  ),
}

export const WithEnds: Story = {
  args: {
    icon: <Search aria-hidden="true" className="text-ink-3" />,
    end: <span className="text-ink-3">USD</span>,
  },
}

export const Small: Story = { args: { size: 's' } }

export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const RightToLeft: Story = {
  args: { ...WithEnds.args, hint: 'In the currency of the issue' },
  parameters: { dir: 'rtl' },
}

export const Dark: Story = { ...States, parameters: { theme: 'dark' } }

export const Phone: Story = { ...Labels, globals: { viewport: { value: 'phone' } } }

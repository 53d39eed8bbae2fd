import { DatePicker, dayValue, PickerField } from '@accrue/ui/controls'

export const Both = () => (
  <>
    <DatePicker label="A date">
      <PickerField />
    </DatePicker>
    <DatePicker valueType="timestamp" label="Since">
      <PickerField />
    </DatePicker>
    <DatePicker valueType={dayValue} label="Day" disabledField>
      <PickerField />
    </DatePicker>
  </>
)

import { DatePicker as DayInput, dayValue, PickerField } from '@accrue/ui/controls'

export const Aliased = () => (
  <DayInput valueType={dayValue} label="Settlement" defaultValue="2025-07-11">
    <PickerField />
  </DayInput>
)

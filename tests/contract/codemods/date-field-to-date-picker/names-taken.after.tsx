import {
  PickerField as AccruePickerField,
  dayValue as accrueDayValue,
  DatePicker as DateField,
} from '@accrue/ui/controls'

const dayValue = '2025-07-11'
const PickerField = 'Day'
function DatePicker() {
  return <p>{dayValue}</p>
}

export const NamesTaken = () => (
  <>
    <DatePicker />
    <DateField valueType={accrueDayValue} label={PickerField} defaultValue={dayValue}>
      <AccruePickerField />
    </DateField>
  </>
)

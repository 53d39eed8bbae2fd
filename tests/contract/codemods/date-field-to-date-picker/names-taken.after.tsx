import { DatePicker as DateField, dayValue as pickerDayValue } from '@accrue/ui/controls'

const dayValue = '2025-07-11'
function DatePicker() {
  return <p>{dayValue}</p>
}

export const NamesTaken = () => (
  <>
    <DatePicker />
    <DateField valueType={pickerDayValue} label="Day" defaultValue={dayValue} />
  </>
)

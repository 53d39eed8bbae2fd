import { DatePicker, dayValue, PickerField } from '@accrue/ui/controls'

export function Spread({ rest }: { rest: { hint?: string } }) {
  return (
    <DatePicker valueType={dayValue} label="Day" notBefore="2020-01-01" {...rest}>
      <PickerField />
    </DatePicker>
  )
}

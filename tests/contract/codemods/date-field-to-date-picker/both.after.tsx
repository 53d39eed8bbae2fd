import { DatePicker, dayValue } from '@accrue/ui/controls'

export const Both = () => (
  <>
    <DatePicker label="A date" />
    <DatePicker valueType="timestamp" label="Since" />
    <DatePicker valueType={dayValue} label="Day" disabledField />
  </>
)

import { DatePicker as DayInput, dayValue } from '@accrue/ui/controls'

export const Aliased = () => <DayInput valueType={dayValue} label="Settlement" defaultValue="2025-07-11" />

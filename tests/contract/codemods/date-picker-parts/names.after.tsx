import * as controls from '@accrue/ui/controls'
import { PickerField as AccruePickerField, DatePicker as DayInput } from '@accrue/ui/controls'

const PickerField = 'Day'

export const Names = () => (
  <>
    <DayInput label={PickerField}>
      <AccruePickerField size="s" />
    </DayInput>
    <controls.DateRange label="Period">
      <controls.PickerField>
        <controls.PickerCalendar hasWeekNumbers />
      </controls.PickerField>
    </controls.DateRange>
  </>
)

import { DatePicker, DateRange, PickerField } from '@accrue/ui/controls'

export const Modes = ({ isSmall }: { isSmall: boolean }) => (
  <>
    <DatePicker label="Native" mode="native">
      <PickerField />
    </DatePicker>
    <DatePicker label="Native on phones" mode={isSmall ? 'native' : 'popup'}>
      <PickerField />
    </DatePicker>
    <DatePicker label="With a popup">
      <PickerField />
    </DatePicker>
    <DateRange label="Always open" mode="inline">
      <PickerField hint="Both ends" />
    </DateRange>
  </>
)

import * as controls from '@accrue/ui/controls'

export const Namespace = () => {
  return (
    <controls.DatePicker valueType={controls.dayValue} label="Day" notAfter="2030-01-01">
      <controls.PickerField />
    </controls.DatePicker>
  )
}

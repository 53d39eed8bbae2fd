import { DatePicker, dayValue, PickerField } from '@accrue/ui/controls'

type Part = (props: { label: string; min: string }) => null

export function Shadowed({ parts }: { parts: { DateField: Part } }) {
  const theirs = (DateField: Part) => <DateField label="Theirs" min="a" />
  return (
    <>
      <DatePicker valueType={dayValue} label="Ours" notBefore="2020-01-01">
        <PickerField />
      </DatePicker>
      {theirs(parts.DateField)}
    </>
  )
}

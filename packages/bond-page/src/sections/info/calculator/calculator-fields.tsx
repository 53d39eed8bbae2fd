'use client'
import type { BondPageData } from '@accrue/api-client'
import { DatePicker, NumberField, PickerField } from '@accrue/ui/controls'
import { type Day, useLabel, useLang } from '@accrue/ui/foundation'
import { fieldLabel, fieldUnit, linkedField, toFieldViewModel } from './calculator.map.ts'
import type { CalculatorField, CalculatorState } from './calculator.reducer.ts'
import type { CalculatorModel } from './use-calculator.ts'

export type CalculatorFieldsProps = CalculatorModel & {
  page: Pick<BondPageData, 'bond'>
  /** The last allowed day; null leaves the check to the server. */
  last: Day | null
}

/** The settlement day, and two linked fields: typing in one calculates the other. */
export function CalculatorFields({ page, state, dispatch, last }: CalculatorFieldsProps) {
  const label = useLabel()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,(100%-0.75rem)/2-1px)),1fr))] gap-3 desk:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),11rem))]">
      <DatePicker
        label={label('calculator_settlement')}
        format="DD.MM.YYYY"
        value={state.settlement}
        onValueChange={day => dispatch({ type: 'daySet', day })}
        notAfter={last}
        clearable={false}
      >
        <PickerField
          error={refusalOf(state, 'settlement', label)}
          className="w-full max-desk:col-span-full"
        />
      </DatePicker>
      <LinkedField field="price" page={page} state={state} dispatch={dispatch} />
      <LinkedField field={linkedField(page)} page={page} state={state} dispatch={dispatch} />
    </div>
  )
}

function LinkedField({
  field,
  page,
  state,
  dispatch,
}: CalculatorModel & Pick<CalculatorFieldsProps, 'page'> & { field: CalculatorField }) {
  const label = useLabel()
  const { value, note } = toFieldViewModel(state, field, { label, lang: useLang() })
  return (
    <NumberField
      label={label(fieldLabel(field, page))}
      value={value}
      onValueChange={typed => dispatch({ type: 'typed', field, value: typed })}
      maxLength={32}
      end={label(fieldUnit(field))}
      error={state.given === field ? refusalOf(state, 'value', label) : null}
      {...(note ? { hint: note } : {})}
    />
  )
}

function refusalOf(
  { outcome }: CalculatorState,
  field: 'settlement' | 'value',
  label: (key: string) => string,
): string | null {
  return outcome.kind === 'refused' && outcome.field === field ? label(outcome.label) : null
}

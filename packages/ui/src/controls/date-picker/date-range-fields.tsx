'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { ComponentProps } from 'react'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang, useToday } from '../../foundation/ui-provider.tsx'
import type { LabelAs } from '../field/field.tsx'
import { DatePicker } from './date-picker.tsx'
import type { InputError, RangeSide } from './picker.reducer.ts'
import { PickerCalendar } from './picker-calendar.tsx'
import { PickerField } from './picker-field.tsx'
import { limitsOfEnd, limitsOfStart, type PickerLimits } from './picker-limits.ts'
import { defaultPattern, pickerTypeOf } from './picker-type.ts'
import { type PickerTypeOf, type PickerValue, stampOfValue, type ValueType } from './picker-value.ts'

/** The two values of a range; each can be open (null). */
export type OpenEnds<V extends ValueType = 'day'> = {
  start: PickerValue<V> | null
  end: PickerValue<V> | null
}

export type DateRangeFieldsProps<V extends ValueType = 'day'> = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> &
  PickerLimits & {
    /** The name of the two fields as a group. */
    label: string
    /** The names of the two fields. Default "From" and "To" in the language of the page. */
    names?: Record<RangeSide, string> | undefined
    /** Position of the labels. Default `above`. */
    labelAs?: LabelAs | undefined
    size?: 'm' | 's' | undefined
    /** The precision of each end (D1). Default `date`. */
    type?: PickerTypeOf<V> | undefined
    /** The type of the values (D24). Default `day`: `yyyy-mm-dd`; a type with a time needs another one. */
    valueType?: V | undefined
    /** The controlled values; null for an open end. */
    value?: OpenEnds<V> | undefined
    /** The initial values when uncontrolled. Default both open. */
    defaultValue?: OpenEnds<V> | undefined
    /** Called with both values when one of them changes. */
    onValueChange?: ((value: OpenEnds<V>) => void) | undefined
    /** The pattern in both fields. Default `DD.MM.YYYY` for days (shared-blocks §9), else that of the language. */
    format?: string | undefined
    /** Whether an end can be open. Default true; the fields of charts are not clearable (shared-blocks §5). */
    clearable?: boolean | undefined
    /** 1 Monday … 7 Sunday. Default 1, as charts and exports have it (shared-blocks §2). */
    firstWeekday?: number | undefined
    /** Disables both fields. Default false. */
    disabledFields?: boolean | undefined
    /** Called when a field rejects a text: the reason and the text. */
    onInputError?: ((error: InputError, side: RangeSide) => void) | undefined
  }

const NAMES = { start: 'range_from', end: 'range_to' } as const

/**
 * From and To as two fields (shared-blocks §2: the chart panel, the export of reports). Either can be open; a start
 * after the end and an end before the start are rejected with the reason (D8, D11). Parts: `data-slot`
 * date-range-fields, date-picker….
 */
export const DateRangeFields = forwardRef(function DateRangeFields<V extends ValueType = 'day'>({
  label,
  names,
  labelAs,
  size,
  type: givenType = 'date',
  valueType: givenValueType = 'day' as V,
  value,
  defaultValue = { start: null, end: null },
  onValueChange,
  format,
  clearable,
  firstWeekday = 1,
  disabledFields,
  onInputError,
  notBefore,
  notAfter,
  disabled,
  className,
  ...rest
}: DateRangeFieldsProps<V>) {
  const type = pickerTypeOf(givenType)
  const valueType = givenValueType ?? ('day' as V)
  const word = useLabel()
  const lang = useLang()
  const base = stampOf(useToday())
  const [ends, setEnds] = useControllableState<OpenEnds<V>>({
    prop: value ?? undefined,
    defaultProp: defaultValue ?? { start: null, end: null },
    onChange: onValueChange,
  })
  const pattern = format ?? (type === 'date' ? 'DD.MM.YYYY' : defaultPattern(type, lang))
  const stamp = (side: RangeSide) => stampOfValue(ends[side], valueType, { type, pattern, lang, base })
  const limits = { notBefore, notAfter, disabled }
  const limitsOf = {
    start: limitsOfStart(limits, stamp('end'), type),
    end: limitsOfEnd(limits, stamp('start'), type),
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-ui=""
      data-slot="date-range-fields"
      className={cx('flex flex-wrap items-start gap-2', className)}
    >
      {(['start', 'end'] as const).map(side => (
        <DatePicker<V>
          key={side}
          label={names?.[side] ?? word(NAMES[side])}
          type={givenType}
          valueType={valueType}
          clearable={clearable}
          format={pattern}
          {...limitsOf[side]}
          value={ends[side]}
          onValueChange={next => setEnds({ ...ends, [side]: next })}
          onInputError={error => onInputError?.(error, side)}
          disabledField={disabledFields}
        >
          <PickerField labelAs={labelAs} size={size} className="max-desk:flex-1">
            <PickerCalendar firstWeekday={firstWeekday} />
          </PickerField>
        </DatePicker>
      ))}
    </div>
  )
})

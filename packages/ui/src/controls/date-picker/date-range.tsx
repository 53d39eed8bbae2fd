'use client'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import type { FieldProps } from '../field/field.tsx'
import { patternRoom } from './date-picker.shape.ts'
import { DateRangeInline } from './date-range-inline.tsx'
import { PickerField, type PickerInputProps } from './picker-field.tsx'
import { PickerPopup } from './picker-popup.tsx'
import type { ValueType } from './picker-value.ts'
import type { RangeCalendarProps } from './range-panel.tsx'
import { RangePanels } from './range-panels.tsx'
import { type DateRangeOptions, useDateRange } from './use-date-range.ts'

type Own<V extends ValueType> = Omit<DateRangeOptions<V>, 'isLocked'> & RangeCalendarProps & FieldProps

export type DateRangeProps<V extends ValueType = 'date'> = Own<V> &
  Omit<PickerInputProps, keyof Own<V>> & {
    /** Whether it can be typed in. Default true; without, the popup still works (D32). */
    editable?: boolean | undefined
    /** The native `disabled`: the field takes nothing. `disabled` itself says which values cannot be picked. */
    disabledField?: boolean | undefined
  }

/** Characters between the two ends (D6). */
const SIGN_ROOM = 3

/**
 * A range of dates in one text field, `DD.MM.YYYY ~ DD.MM.YYYY`, that is typed, pasted, or picked in two panels side by side
 * (shared-blocks §2, §4, §5; D1–D35). On a phone the popup is a sheet with one panel and a switch between the ends.
 * Parts: `data-slot` date-range, field…, picker-clear, picker-open, popover…, range-panels, range-panel and those of the
 * calendar; state: `data-open`. `className` reaches the root, the rest and `ref` the input.
 */
export function DateRange<V extends ValueType = 'date'>(props: DateRangeProps<V>) {
  const word = useLabel()
  const lang = useLang()
  const { type, valueType, value, defaultValue, onValueChange, format, clearable = true, ...other } = props
  const { confirm = false, inline = false, shortcuts, defaultPanel, today, ...more } = other
  const { notBefore, notAfter, disabled, disabledField = false, ...told } = more
  const { onPick, onInputError, onConfirm, onClear, onOpenChange, onPanelChange, ...last } = told
  const { onCalendarChange, firstWeekday, hasWeekNumbers, minuteStep, timeList, timeColumns, ...rest } = last
  const model = useDateRange<V>({
    ...{ type, valueType, value, defaultValue, onValueChange, format, clearable, confirm, inline, shortcuts },
    ...{ defaultPanel, today, notBefore, notAfter, disabled, onPick, onInputError, onConfirm, onClear },
    ...{ onOpenChange, onPanelChange, onCalendarChange },
    isLocked: disabledField || rest.readOnly === true,
  })
  const panels = (
    <RangePanels model={model} {...{ firstWeekday, hasWeekNumbers, minuteStep, timeList, timeColumns }} />
  )
  const hasClear = clearable && !disabledField && model.range !== null
  if (inline)
    return (
      <DateRangeInline model={model} label={rest.label} {...{ confirm, hasClear }} className={rest.className}>
        {panels}
      </DateRangeInline>
    )
  return (
    <PickerField
      placeholder={word(model.type === 'time' ? 'picker_choose_time' : 'picker_choose_range')}
      {...rest}
      disabled={disabledField}
      picker={model.field}
      problem={model.problem}
      slot="date-range"
      chars={patternRoom(model.pattern, lang) * 2 + SIGN_ROOM}
      hasClear={hasClear}
      opens={model.type === 'time' ? 'times' : 'calendar'}
    >
      <PickerPopup picker={model.field} label={rest.label} confirm={confirm} held={model.held}>
        {panels}
      </PickerPopup>
    </PickerField>
  )
}

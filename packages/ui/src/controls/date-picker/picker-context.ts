'use client'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { FieldProps } from '../field/field.tsx'
import type { CalendarOptions } from './picker.view-model.ts'
import type { PickerModel } from './use-picker.ts'
import type { PickerInputProps } from './use-picker-field.ts'

/** The props of a picker besides its options. */
export type PickerRootProps = {
  /** The name of the field and of its calendar. */
  label: string
  /** A PickerField, and what surrounds it. */
  children: ReactNode
}

/** The picker itself names, disables and locks its field. */
export type PickerFieldProps = Omit<PickerInputProps, 'disabled' | 'readOnly'> &
  Omit<FieldProps, 'label'> & {
    /** Whether text can be typed; if not, the popup still works (D32). Default true. */
    editable?: boolean | undefined
    /** The calendar. Default `<PickerCalendar />`. */
    children?: ReactNode
    /** Identifies the root in style sheets. Default `date-picker` or `date-range`. */
    'data-slot'?: string
  }

/** The attributes of an always open calendar, which takes the place of the input. */
export type CalendarAttributes = {
  id?: string | undefined
  'aria-describedby'?: string | undefined
}

export const CalendarAttributesContext = createContext<CalendarAttributes>({})

/** What `DatePicker` and `DateRange` share with their parts: the state, and how the two differ. */
export type PickerShared = {
  model: PickerModel
  /** The name of the field. */
  label: string
  /** The `data-slot` of the field. */
  slot: 'date-picker' | 'date-range'
  /** The text of the empty field. */
  placeholder: string
  /** The field of the mode `inline`. */
  InlineField: ComponentType<PickerFieldProps>
  /** Draws the calendar, or the two of a range. */
  renderCalendar: (options: CalendarOptions, attributes: CalendarAttributes) => ReactNode
  /** Loads the file of the calendar. */
  loadCalendar: () => void
}

export const PickerContext = createContext<PickerShared | null>(null)

/** The context of one picker. Throws outside of DatePicker and DateRange. */
export function usePickerShared(): PickerShared {
  const shared = useContext(PickerContext)
  if (!shared) throw new Error('PickerField and PickerCalendar need <DatePicker> or <DateRange> above them.')
  return shared
}

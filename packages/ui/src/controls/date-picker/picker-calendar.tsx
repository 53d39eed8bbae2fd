'use client'
import { useContext } from 'react'
import type { CalendarOptions } from './picker.view-model.ts'
import { PickerConfirm } from './picker-confirm.tsx'
import { CalendarAttributesContext, usePickerShared } from './picker-context.ts'
import { PickerPopup } from './picker-popup.tsx'

export type PickerCalendarProps = CalendarOptions

/**
 * The calendar of a `DatePicker`, or the two of a `DateRange`: in the open popup, or always open. Its file is loaded
 * when the pointer or the focus comes near the field. Parts: `data-slot` popover…, calendar-waiting, then
 * calendar-panel… or range-panels, range-panel, calendar-shortcuts, calendar-panel…; picker-confirm.
 */
export function PickerCalendar(props: PickerCalendarProps) {
  const { model, label, renderCalendar } = usePickerShared()
  const calendar = renderCalendar(props, useContext(CalendarAttributesContext))
  if (model.viewModel.mode === 'inline')
    return (
      <>
        {calendar}
        <PickerConfirm model={model} />
      </>
    )
  return (
    <PickerPopup model={model} label={label}>
      {calendar}
    </PickerPopup>
  )
}

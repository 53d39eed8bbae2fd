'use client'
import { type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import type { CalendarEvent } from './date-picker.model.ts'
import { movePanel } from './panel-key.ts'
import { type ChoiceInput, decadeText, yearRows } from './year-panel.shape.ts'

export type YearPanelProps = ChoiceInput & {
  onEvent: (event: CalendarEvent) => void
  /** The first day of the year under the pointer or focus, null when there is none (D34). */
  onPreview?: ((day: Day | null) => void) | undefined
}

/** Ten years to choose from (D13). Parts: `data-slot` year-panel, calendar-choice. */
export function YearPanel({ onEvent, onPreview, ...input }: YearPanelProps) {
  const label = useLabel()
  return (
    <ChoiceGrid
      data-slot="year-panel"
      label={label('calendar_years', { years: decadeText(partsOf(input.focused).year) })}
      rows={yearRows(input)}
      onPick={({ value, isDisabled }) => !isDisabled && onEvent({ type: 'yearPicked', year: value })}
      onPreview={choice => onPreview?.(choice && dayOf({ year: choice.value, month: 1, day: 1 }))}
      onKeyDown={event =>
        movePanel(event, {
          panel: 'year',
          day: input.focused,
          onMove: day => onEvent({ type: 'keyMoved', day }),
        })
      }
    />
  )
}

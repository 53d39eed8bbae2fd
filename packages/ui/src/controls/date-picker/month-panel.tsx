'use client'
import { type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { ChoiceGrid } from './choice-grid.tsx'
import type { CalendarEvent } from './date-picker.model.ts'
import { monthRows } from './month-panel.shape.ts'
import { movePanel } from './panel-key.ts'
import type { ChoiceInput } from './year-panel.shape.ts'

export type MonthPanelProps = ChoiceInput & {
  onEvent: (event: CalendarEvent) => void
  /** The first day of the month under the pointer or focus, null when there is none (D34). */
  onPreview?: ((day: Day | null) => void) | undefined
}

/** The twelve months of a year. Parts: `data-slot` month-panel, calendar-choice. */
export function MonthPanel({ onEvent, onPreview, ...input }: MonthPanelProps) {
  const label = useLabel()
  const lang = useLang()
  return (
    <ChoiceGrid
      data-slot="month-panel"
      label={label('calendar_months', { year: String(partsOf(input.focused).year) })}
      rows={monthRows({ ...input, lang })}
      onPick={({ value, isDisabled }) => !isDisabled && onEvent({ type: 'monthPicked', month: value })}
      onPreview={choice =>
        onPreview?.(choice && dayOf({ year: partsOf(input.focused).year, month: choice.value, day: 1 }))
      }
      onKeyDown={event =>
        movePanel(event, {
          panel: 'month',
          day: input.focused,
          onMove: day => onEvent({ type: 'keyMoved', day }),
        })
      }
    />
  )
}

'use client'
import { Calendar } from 'lucide-react'
import { useRef } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

type Props = {
  /** Id of the field's label: it describes the button, and its name stays apart from the field's. */
  labelledBy: string
  day: Day | null
  min?: Day | undefined
  max?: Day | undefined
  onPick: (text: string) => void
}

/** Opens the browser's own date picker at the field: a way for the mouse and the thumb; the keyboard types. */
export function DayPickerButton({ labelledBy, day, min, max, onPick }: Props) {
  const label = useLabel()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day ?? ''}
        min={min}
        max={max}
        onChange={event => onPick(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <IconButton
        size="s"
        data-slot="date-picker-button"
        label={label('date_open_calendar')}
        aria-describedby={labelledBy}
        className="-me-2 desk:min-h-6 desk:min-w-6"
        onClick={() => openPicker(input.current)}
      >
        <Calendar />
      </IconButton>
    </>
  )
}

/** Browsers refuse to open a picker in foreign frames, and old ones cannot: focus on the native field is what is left then. */
function openPicker(input: HTMLInputElement | null): void {
  try {
    input?.showPicker()
  } catch {
    input?.focus()
  }
}

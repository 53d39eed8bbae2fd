'use client'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Panel } from './date-picker.model.ts'

export type CalendarHelpProps = {
  panel: Panel
  /** The panel itself. */
  children: ReactNode
}

/**
 * The body of a calendar, which says by what keys its days are reached when focus comes into them (D35): once, and to
 * assistive tech alone, because whoever sees the grid sees where the arrows lead. `data-slot` calendar-body.
 */
export function CalendarHelp({ panel, children }: CalendarHelpProps) {
  const label = useLabel()
  const [isInside, setInside] = useState(false)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setInside(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears when focus comes into what it holds, and goes
    <div data-slot="calendar-body" onFocus={() => setInside(true)} onBlur={leave}>
      {children}
      <p aria-live="polite" className="sr-text">
        {isInside && panel === 'date' ? label('calendar_help') : null}
      </p>
    </div>
  )
}

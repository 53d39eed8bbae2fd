'use client'
import type { ReactNode } from 'react'
import { Notice } from '../../controls/notice/notice.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { PERIOD_LIMIT_YEARS, type PulledRange } from './chart-period.ts'

export type ChartPanelNotesProps = {
  /** The range that had to give way to the limit, or null. */
  pulled: PulledRange | null
  limitYears: number | undefined
  /** The latest day of data that is old, or null. */
  old: Day | null
  /** Why a series has no trend. */
  refused: readonly string[]
  /** What the page has to say. */
  notes: ReactNode
}

/**
 * What moved by itself, what the page says, how old the data is, which series have no trend (C5, C12, C15). The region stays, so that
 * what comes into it is announced. `data-slot` chart-panel-notes.
 */
export function ChartPanelNotes({
  pulled,
  limitYears = PERIOD_LIMIT_YEARS,
  old,
  refused,
  notes,
}: ChartPanelNotesProps) {
  const { label, lang } = useUi()
  return (
    <div role="status" data-slot="chart-panel-notes" className="grid gap-2 empty:absolute">
      {pulled?.moved ? (
        <Notice live="off">
          {label(`chart_panel_pulled_${pulled.moved}`, {
            years: limitYears,
            day: formatDay(pulled[pulled.moved], lang),
          })}
        </Notice>
      ) : null}
      {notes}
      {old ? (
        <Notice live="off" tone="warn">
          {label('chart_panel_old_data', { day: formatDay(old, lang) })}
        </Notice>
      ) : null}
      {refused.length > 0 ? (
        <Notice live="off">
          {refused.map(text => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}

'use client'
import type { ReactNode } from 'react'
import { Notice } from '../../controls/notice/notice.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { pluralKey } from '../../foundation/labels/plural-key.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { PERIOD_LIMIT_YEARS, type PulledRange } from './chart-period.ts'

export type ChartPanelNotesProps = {
  /** The range that had to give way to the limit, or null. */
  pulled: PulledRange | null
  limitYears: number | undefined
  /** The latest day of data that are old, and by how many days they end before the period; null where they are not. */
  old: { day: Day; days: number } | null
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
          {label(pluralKey('chart_panel_old_data', old.days, lang), {
            day: formatDay(old.day, lang),
            n: formatDecimal(old.days, { lang, decimals: 0 }) ?? '',
          })}
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

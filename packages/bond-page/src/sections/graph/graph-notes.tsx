'use client'
import { Button, Notice } from '@accrue/ui/controls'
import { formatDay, type LabelOf, useLabel, useLang } from '@accrue/ui/foundation'
import { isOldData } from '../../rules/chart-rules.ts'
import { latestDay } from './graph.map.ts'
import type { Note } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'

/** What the section did by itself, and how old its data is (C5, C6, C15). The region stays, so that it is announced. */
export function GraphNotes({ subject, graph: { state } }: GraphProps) {
  const label = useLabel()
  const lang = useLang()
  const rows = state.loaded.kind === 'rows' ? state.loaded.rows.rows : null
  const latest = rows && latestDay(rows)
  const isOld = rows !== null && isOldData(latest, rows.length, subject.today)
  return (
    <div role="status" className="empty:hidden flex flex-col gap-2 px-4 pb-3 desk:px-5">
      {state.notes.map(note => (
        <Notice key={note.kind} live="off" tone="neutral">
          {noteText(note, label, lang)}
        </Notice>
      ))}
      {isOld && latest && (
        <Notice live="off" tone="warn">
          {label('old_data', { day: formatDay(latest, lang) })}
        </Notice>
      )}
    </div>
  )
}

function noteText(note: Note, label: LabelOf, lang: string): string {
  switch (note.kind) {
    case 'moved':
      return label(note.end === 'from' ? 'period_pulled_from' : 'period_pulled_to', {
        day: formatDay(note.day, lang),
      })
    case 'nearest':
      return label('period_nearest', { day: formatDay(note.day, lang) })
    case 'typeFellBack':
      return label('type_fell_back', { type: label(`chart_type_${note.type}`) })
  }
}

/** The way out of a period without data: three months that end on the ground's latest day. */
export function LastPeriodButton({ subject, graph: { state, dispatch } }: GraphProps) {
  const label = useLabel()
  const latest = subject.tradingGrounds.find(ground => ground.id === state.tradingGroundId)?.maxDate
  if (!latest) return null
  return (
    <Button variant="link" onClick={() => dispatch({ type: 'lastPeriodChosen', day: latest })}>
      {label('show_last_period')}
    </Button>
  )
}

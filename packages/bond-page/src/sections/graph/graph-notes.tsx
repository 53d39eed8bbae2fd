'use client'
import { Notice } from '@accrue/ui/controls'
import { formatDay, type LabelOf, useLabel, useLang } from '@accrue/ui/foundation'
import type { Note } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'

/** What the section did by itself, for the panel's region that is announced (C3, C6). */
export function GraphNotes({ graph: { state } }: Pick<GraphProps, 'graph'>) {
  const label = useLabel()
  const lang = useLang()
  return state.notes.map(note => (
    <Notice key={note.kind} live="off" tone="neutral">
      {noteText(note, label, lang)}
    </Notice>
  ))
}

function noteText(note: Note, label: LabelOf, lang: string): string {
  return note.kind === 'nearest'
    ? label('period_nearest', { day: formatDay(note.day, lang) })
    : label('type_fell_back', { type: label(`chart_type_${note.type}`) })
}

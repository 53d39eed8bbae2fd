'use client'
import { PERIOD_LIMIT_YEARS } from '@accrue/ui/charts'
import { Notice } from '@accrue/ui/controls'
import { formatDay, type LabelOf, useLabel, useLang } from '@accrue/ui/foundation'
import { notesToSay } from './graph.map.ts'
import type { Note } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'

/** What the section did by itself, for the panel's region that is announced (C3, C6). */
export function GraphNotes({ graph: { state } }: Pick<GraphProps, 'graph'>) {
  const label = useLabel()
  const lang = useLang()
  return notesToSay(state.notes).map(note => (
    <Notice key={note.kind} live="off" tone="neutral">
      {noteText(note, label, lang)}
    </Notice>
  ))
}

function noteText(note: Note, label: LabelOf, lang: string): string {
  switch (note.kind) {
    case 'moved': {
      const day = formatDay(note.day, lang)
      return label(`chart_panel_pulled_${note.end}`, { years: PERIOD_LIMIT_YEARS, day })
    }
    case 'nearest':
      return label('period_nearest', { day: formatDay(note.day, lang) })
    case 'typeFellBack':
      return label('type_fell_back', { type: label(`chart_type_${note.type}`) })
    case 'noMeasure':
      return label('type_without_data', { type: label(`chart_type_${note.type}`) })
  }
}

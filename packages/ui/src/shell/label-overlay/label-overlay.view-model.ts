import type { Labels } from '../../foundation/labels/labels.ts'
import type { LabelOverlayState } from './label-overlay.reducer.ts'

export type LabelRow = {
  key: string
  /** The key's text in the user's language with its slots unfilled; null if there is none. */
  text: string | null
  phase: 'idle' | 'copying' | 'copied' | 'failed'
}

export type LabelOverlayViewModel = {
  total: number
  /** How many of them have no text. */
  missing: number
  /** The keys that match the filter: those without a text first, then by key. */
  rows: readonly LabelRow[]
  /** The keys under the pointer, or null. */
  pointed: readonly LabelRow[] | null
  /** Announcement of the last copy: the label and its key; null for none. */
  announcement: {
    key: 'label_overlay_copied' | 'label_overlay_failed'
    values: { key: string }
    attempt: number
  } | null
}

/** The view model from the seen keys and the texts of the user's language. */
export function toLabelOverlayViewModel(state: LabelOverlayState, labels: Labels): LabelOverlayViewModel {
  const { seen, filter, pointed, copied } = state
  const rowOf = (key: string): LabelRow => {
    const text: unknown = Object.hasOwn(labels, key) ? labels[key] : null
    const phase = copied?.text === key ? copied.phase : 'idle'
    return { key, text: typeof text === 'string' ? text : null, phase }
  }
  const all = seen.map(rowOf)
  const query = filter.trim().toLowerCase()
  const fits = ({ key, text }: LabelRow) => `${key}\n${text ?? ''}`.toLowerCase().includes(query)
  return {
    total: all.length,
    missing: all.filter(({ text }) => text === null).length,
    rows: all.filter(fits).sort(byNeed),
    pointed: pointed ? pointed.keys.map(rowOf) : null,
    announcement: announcementOf(copied),
  }
}

function byNeed(a: LabelRow, b: LabelRow): number {
  if ((a.text === null) !== (b.text === null)) return a.text === null ? -1 : 1
  return a.key < b.key ? -1 : 1
}

function announcementOf(copied: LabelOverlayState['copied']): LabelOverlayViewModel['announcement'] {
  if (!copied || copied.phase === 'copying') return null
  const { text, phase, attempt } = copied
  return { key: `label_overlay_${phase}`, values: { key: text }, attempt }
}

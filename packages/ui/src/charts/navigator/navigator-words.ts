import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import type { Range } from '../plot/scales.ts'
import type { NavigatorPart } from './navigator.model.ts'

const NAMES = { from: 'navigator_from', to: 'navigator_to', window: 'navigator_window' } as const

/** What a part is called. */
export function sliderName(part: NavigatorPart, label: LabelOf): string {
  return label(NAMES[part])
}

/** The day that a handle stands at, or the two of the window; with the time of day where the line has one (C19). */
export function sliderText(
  part: NavigatorPart,
  { window, instants }: { window: Range; instants: boolean },
  writing: { lang: string; label: LabelOf },
): string {
  const from = timeText(Math.round(window.from), instants, writing)
  const to = timeText(Math.round(window.to), instants, writing)
  if (part === 'window') return writing.label('navigator_span', { from, to })
  return part === 'from' ? from : to
}

import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import type { SonificationState } from './sonification.model.ts'
import type { Melody, Peak } from './sonification.shape.ts'

/** How points are named. */
export type SoundWriting = {
  lang: string
  label: LabelOf
  /** Digits after the point. */
  decimals: number
  unit: string
  /** Whether the points have times of day. */
  instants: boolean
  /** Days are named, values are not. */
  masked: boolean
}

/** What was to be heard, in words: when the line was highest and when lowest. */
export function heardText({ high, low }: Melody, writing: SoundWriting): string {
  const { label } = writing
  if (high.value === low.value) return label('sound_level')
  return label('sound_heard', { high: pointText(high, writing), low: pointText(low, writing) })
}

function pointText({ at, value }: Peak, writing: SoundWriting): string {
  const { lang, label, decimals, unit, instants, masked } = writing
  const date = timeText(Math.round(at), instants, writing)
  if (masked) return date
  const number = formatDecimal(value, { decimals, lang }) ?? ''
  return label('sound_point', { date, value: unit ? `${number}\u00A0${unit}` : number })
}

/** What there is to say, and whether it went wrong, so that it is to be seen as well. */
export function saidText(
  state: SonificationState,
  writing: SoundWriting,
): { text: string; problem: boolean } {
  const { label } = writing
  switch (state.kind) {
    case 'unsupported':
      return { text: label('sound_unsupported'), problem: true }
    case 'failed':
      return { text: label('sound_failed'), problem: true }
    default:
      return { text: state.heard ? heardText(state.heard, writing) : '', problem: false }
  }
}

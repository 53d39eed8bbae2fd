import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import type { Melody, Peak } from './melody.ts'
import type { SonificationState } from './sonification.reducer.ts'

/** Format of points in texts. */
export type PointFormat = {
  lang: string
  label: LabelOf
  /** Decimals of values. */
  decimals: number
  unit: string
  /** Whether the points have times of day. */
  instants: boolean
  /** Only days are written, no values. */
  masked: boolean
}

/** The status message of the player, and whether it is an error. Errors are also visible. */
export function statusMessage(
  { kind, finished }: Pick<SonificationState, 'kind' | 'finished'>,
  format: PointFormat,
): { text: string; isError: boolean } {
  const { label } = format
  if (kind === 'unsupported') return { text: label('sound_unsupported'), isError: true }
  if (kind === 'failed') return { text: label('sound_failed'), isError: true }
  return { text: finished ? summaryText(finished, format) : '', isError: false }
}

/** The highest and the lowest point of the melody. */
function summaryText({ high, low }: Melody, format: PointFormat): string {
  const { label } = format
  if (high.value === low.value) return label('sound_level')
  return label('sound_extremes', { high: pointText(high, format), low: pointText(low, format) })
}

function pointText({ at, value }: Peak, format: PointFormat): string {
  const { lang, label, decimals, unit, instants, masked } = format
  const date = timeText(Math.round(at), instants, format)
  if (masked) return date
  const number = formatDecimal(value, { decimals, lang }) ?? ''
  return label('sound_point', { date, value: unit ? `${number}\u00A0${unit}` : number })
}

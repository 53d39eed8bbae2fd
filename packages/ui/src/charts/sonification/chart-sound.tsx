'use client'
import type { ChartShown } from '../time-chart/time-chart.tsx'
import { SonificationButton } from './sonification-button.tsx'

export type ChartSoundProps = {
  /** The argument of the chart's `beside`. */
  shown: ChartShown
  /** The venue of the line, for the access verdict. */
  venueId?: number | undefined
}

/** Plays the visible range of a chart, next to its table button: `beside={shown => <ChartSound shown={shown} />}`. */
export function ChartSound({ shown, venueId }: ChartSoundProps) {
  return <SonificationButton {...shown} venueId={venueId} variant="link" size="s" />
}

'use client'
import type { ChartShown } from '../time-chart/time-chart.tsx'
import { SonificationButton } from './sonification-button.tsx'

export type ChartSoundProps = {
  /** What the chart shows, as `beside` is told it. */
  shown: ChartShown
  tradingGroundId?: number | undefined
}

/** Plays what a chart shows, beside the way to its table: `beside={shown => <ChartSound shown={shown} />}`. */
export function ChartSound({ shown, tradingGroundId }: ChartSoundProps) {
  const ground = tradingGroundId === undefined ? {} : { tradingGroundId }
  return <SonificationButton {...shown} {...ground} variant="link" size="s" />
}

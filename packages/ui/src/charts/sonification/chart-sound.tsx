'use client'
import type { ChartShown } from '../time-chart/time-chart.tsx'
import { SonificationButton } from './sonification-button.tsx'

export type ChartSoundProps = {
  /** What the chart shows: the argument of `beside`. */
  shown: ChartShown
  /** The trading ground of the line: its access rules decide whether it may be heard. */
  tradingGroundId?: number | undefined
}

/** Plays what a chart shows, beside its table's button: `beside={shown => <ChartSound shown={shown} />}`. */
export function ChartSound({ shown, tradingGroundId }: ChartSoundProps) {
  return <SonificationButton {...shown} tradingGroundId={tradingGroundId} variant="link" size="s" />
}

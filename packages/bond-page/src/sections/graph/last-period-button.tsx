'use client'
import { Button } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { GraphProps } from './graph-props.ts'

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

'use client'
import { CalendarWaiting, type CalendarWaitingProps } from './calendar-waiting.tsx'
import { RangeFrame } from './range-frame.tsx'
import type { RangePanelsProps } from './range-panels.tsx'

export type RangeWaitingProps = RangePanelsProps &
  Pick<CalendarWaitingProps, 'retry' | 'reloads' | 'retrying'>

/** The place of the two panels while they are on their way; the ready ranges can be picked by then. */
export function RangeWaiting({ model, hasWeekNumbers, ...wait }: RangeWaitingProps) {
  return (
    <RangeFrame model={model}>
      <CalendarWaiting
        {...wait}
        hasWeekNumbers={hasWeekNumbers}
        picker={model.field}
        state={model.panels.start}
        isDouble
      />
    </RangeFrame>
  )
}

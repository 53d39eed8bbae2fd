'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useToday } from '../../foundation/ui-provider.tsx'
import type { ChartPanelProps } from './chart-panel-props.ts'
import {
  type DayRange,
  type PeriodEnd,
  type PulledRange,
  periodDays,
  swapped,
  withDay,
} from './chart-period.ts'
import type { ChartPanelModel } from './use-chart-panel.ts'

export type PanelPeriod = {
  /** The days that the period stands for. */
  range: DayRange
  chooseTab: (id: string) => void
  chooseDay: (end: PeriodEnd, day: Day) => void
  /** Turns a period round that starts after its end. */
  swap: () => void
  showRange: (range: DayRange) => void
}

type Options = Pick<ChartPanelProps, 'tabs' | 'period' | 'onPeriodChange'> & {
  limitYears: number | undefined
  events: ChartPanelModel['events']
}

/** The period as the panel's parts see and change it; the page holds it. */
export function usePanelPeriod({ tabs, period, onPeriodChange, limitYears, events }: Options): PanelPeriod {
  const today = useToday()
  const { from, to } = periodDays(period, tabs, today)
  const range = useMemo(() => ({ from, to }), [from, to])
  const choose = ({ moved, ...days }: PulledRange) => {
    events.choosePeriod({ moved, ...days })
    onPeriodChange({ kind: 'range', ...days }, { moved })
  }
  return {
    range,
    chooseTab: id => {
      events.choosePeriod(null)
      onPeriodChange({ kind: 'tab', id }, { moved: null })
    },
    chooseDay: (end, day) => choose(withDay(range, end, day, limitYears)),
    swap: () => choose(swapped(range, limitYears)),
    showRange: days => choose({ ...days, moved: null }),
  }
}

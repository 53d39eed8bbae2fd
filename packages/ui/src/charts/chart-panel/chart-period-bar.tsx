'use client'
import type { ReactNode, RefObject } from 'react'
import { DatePicker } from '../../controls/date-picker/date-picker.tsx'
import { dayValue } from '../../controls/date-picker/day-value.ts'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { useLabel, useToday } from '../../foundation/ui-provider.tsx'
import type { ValuesMode } from '../series/time-series.ts'
import type { ChartPeriod, ChartPeriodTab, DayRange, PeriodEnd } from './chart-period.ts'

export type ChartPeriodBarProps = {
  tabs: readonly ChartPeriodTab[]
  period: ChartPeriod
  /** The days that the period stands for. */
  range: DayRange
  /** The last day that can be picked. */
  notAfter: Day | undefined
  onTabChange: (id: string) => void
  onDayChange: (end: PeriodEnd, day: Day) => void
  selects: ReactNode
  /** The element around the selects: the way out of a chart without a trading ground leads there. */
  selectsRef: RefObject<HTMLDivElement | null>
  values: ValuesMode
  /** Null: there is no switch. */
  onValuesChange: ((values: ValuesMode) => void) | null
}

/** What the chart is of: period, days, ground, values. On a phone the values share a line with the selects. `data-slot` chart-period-bar. */
export function ChartPeriodBar({
  tabs,
  period,
  range,
  notAfter,
  onTabChange,
  onDayChange,
  selects,
  selectsRef,
  values,
  onValuesChange,
}: ChartPeriodBarProps) {
  const label = useLabel()
  const today = useToday()
  return (
    <div data-slot="chart-period-bar" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SegmentedControl
        label={label('chart_period')}
        options={tabs}
        value={period.kind === 'tab' ? period.id : null}
        onValueChange={onTabChange}
      />
      <div className="flex gap-2 max-desk:w-full max-desk:flex-wrap">
        {(['from', 'to'] as const).map(end => (
          // "first weekday Monday, not clearable", DD.MM.YYYY (shared-blocks §2, §9)
          <DatePicker
            key={end}
            label={label(`range_${end}`)}
            labelAs="inside"
            valueType={dayValue}
            format="DD.MM.YYYY"
            firstWeekday={1}
            clearable={false}
            value={range[end]}
            today={today}
            notAfter={notAfter ?? today}
            onValueChange={(day: Day | null) => day && onDayChange(end, day)}
            className="max-desk:flex-1"
          />
        ))}
      </div>
      {selects ? (
        <div ref={selectsRef} className="flex min-w-0 flex-wrap items-center gap-2 max-desk:flex-1">
          {selects}
        </div>
      ) : null}
      {onValuesChange ? (
        // absolute values, or per cent from the first point (bond-page §4, C10)
        <SegmentedControl
          label={label('chart_values')}
          options={[
            { id: 'absolute', text: label('values_absolute_short'), name: label('values_absolute') },
            { id: 'percent', text: '%', name: label('values_percent') },
          ]}
          value={values}
          onValueChange={id => onValuesChange(id === 'percent' ? 'percent' : 'absolute')}
          className="ms-auto"
        />
      ) : null}
    </div>
  )
}

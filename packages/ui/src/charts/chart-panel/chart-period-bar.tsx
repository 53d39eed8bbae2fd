'use client'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { DatePicker } from '../../controls/date-picker/date-picker.tsx'
import { dayValue } from '../../controls/date-picker/day-value.ts'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useToday } from '../../foundation/ui-provider.tsx'
import type { ChartPanelProps } from './chart-panel-props.ts'
import type { PanelPeriod } from './use-panel-period.ts'
import { ValuesSwitch, type ValuesSwitchProps } from './values-switch.tsx'

type ChartPeriodBarProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<ChartPanelProps, 'tabs' | 'period' | 'notAfter'> & {
    choice: PanelPeriod
    selects: ReactNode
    /** Where the selects stand: the way out of a chart without a trading ground leads there. */
    selectsRef: RefObject<HTMLDivElement | null>
    /** Null where there is nothing to switch. */
    switcher: ValuesSwitchProps | null
  }

/** What the chart is of: period, days, ground, values. On a phone the values share a line with the selects. `data-slot` chart-period-bar. */
export const ChartPeriodBar = forwardRef(function ChartPeriodBar(props: ChartPeriodBarProps) {
  const { tabs, period, notAfter, choice, selects, selectsRef, switcher, className, ...rest } = props
  const label = useLabel()
  return (
    <div
      {...rest}
      data-slot="chart-period-bar"
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2', className)}
    >
      <SegmentedControl
        label={label('chart_period')}
        options={tabs}
        value={period.kind === 'tab' ? period.id : null}
        onValueChange={choice.chooseTab}
      />
      <div className="flex gap-2 max-desk:w-full max-desk:flex-wrap">
        <DayField end="from" {...{ choice, notAfter }} />
        <DayField end="to" {...{ choice, notAfter }} />
      </div>
      {selects ? (
        <div ref={selectsRef} className="flex min-w-0 flex-wrap items-center gap-2 max-desk:flex-1">
          {selects}
        </div>
      ) : null}
      {switcher ? <ValuesSwitch {...switcher} className="ms-auto" /> : null}
    </div>
  )
})

type DayFieldProps = Pick<ChartPeriodBarProps, 'choice' | 'notAfter'> & { end: 'from' | 'to' }

/** "first weekday Monday, not clearable", DD.MM.YYYY (shared-blocks §2, §9). */
function DayField({ end, choice, notAfter }: DayFieldProps) {
  const label = useLabel()
  const today = useToday()
  return (
    <DatePicker
      label={label(`range_${end}`)}
      labelAs="inside"
      valueType={dayValue}
      format="DD.MM.YYYY"
      firstWeekday={1}
      clearable={false}
      value={choice.range[end]}
      today={today}
      notAfter={notAfter ?? today}
      onValueChange={(day: Day | null) => day && choice.chooseDay(end, day)}
      className="max-desk:flex-1"
    />
  )
}

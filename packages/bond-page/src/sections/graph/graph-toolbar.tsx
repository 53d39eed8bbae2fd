'use client'
import { Badge, DatePicker, dayValue, InfoTip, SegmentedControl, Select, TabBar } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import type { Day } from '@accrue/ui/foundation/calendar'
import { PERIODS, type Period } from '../../rules/chart-rules.ts'
import type { ChartType } from '../../rules/chart-url.ts'
import { rangeOf, typesOn } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'

type ToolProps = Omit<GraphProps, 'ports'>

/** What the chart shows: type, period, days, ground and values. On a phone the two short choices share a line. */
export function GraphToolbar({ page, subject, graph: { state, dispatch } }: ToolProps) {
  const label = useLabel()
  const types = typesOn(state.tradingGroundId, subject).map(id => ({ id, title: label(`chart_type_${id}`) }))
  return (
    <>
      {/* the archive has the columns of all types */}
      {state.view === 'chart' && (
        <TabBar
          items={types}
          label={label('chart_type')}
          hideSingle={false}
          value={state.type}
          onValueChange={chart => dispatch({ type: 'typeChosen', chart: chart as ChartType })}
          className="px-4 desk:px-5"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 desk:px-5">
        <SegmentedControl
          label={label('chart_period')}
          options={Object.keys(PERIODS).map(id => ({ id, text: label(`period_${id}`) }))}
          value={state.choice.kind === 'period' ? state.choice.period : null}
          onValueChange={period => dispatch({ type: 'periodChosen', period: period as Period })}
        />
        <DayRange subject={subject} graph={{ state, dispatch }} />
        <GroundSelect page={page} subject={subject} graph={{ state, dispatch }} />
        <ValuesMode page={page} subject={subject} graph={{ state, dispatch }} />
      </div>
    </>
  )
}

/** Absolute values or per cent from the first point (bond-page §4). Without values, and in the archive, there is nothing to switch. */
function ValuesMode({ graph: { state, dispatch } }: ToolProps) {
  const label = useLabel()
  const verdict = useVerdict('seeValues', state.tradingGroundId)
  if (verdict.kind !== 'allowed' || state.view === 'archive') return null
  return (
    <SegmentedControl
      className="max-desk:order-1 desk:ms-auto"
      label={label('chart_values')}
      options={[
        { id: 'absolute', text: label('values_absolute_short'), name: label('values_absolute') },
        { id: 'percent', text: label('values_percent_short'), name: label('values_percent') },
      ]}
      value={state.values}
      onValueChange={values => dispatch({ type: 'valuesChosen', values: values as 'absolute' | 'percent' })}
    />
  )
}

function DayRange({ subject, graph: { state, dispatch } }: Omit<ToolProps, 'page'>) {
  const label = useLabel()
  const range = rangeOf(state, subject)
  const field = (end: 'from' | 'to') => ({
    label: label(`chart_${end}`),
    labelAs: 'inside' as const,
    // "first weekday Monday, not clearable", DD.MM.YYYY (shared-blocks §2, §9)
    valueType: dayValue,
    format: 'DD.MM.YYYY',
    firstWeekday: 1,
    clearable: false,
    value: range[end],
    notAfter: subject.today,
    today: subject.today,
    onValueChange: (day: Day | null) => day && dispatch({ type: 'dayChosen', end, day }),
  })
  return (
    <div className="flex gap-2 max-desk:order-2 max-desk:w-full max-desk:flex-wrap">
      <DatePicker {...field('from')} className="max-desk:flex-1" />
      <DatePicker {...field('to')} className="max-desk:flex-1" />
    </div>
  )
}

function GroundSelect({ page, graph: { state, dispatch } }: ToolProps) {
  const label = useLabel()
  const grounds = page.bond.tradingGrounds
  const chosen = grounds.find(ground => ground.id === state.tradingGroundId)
  return (
    <div className="flex items-center gap-2 max-desk:order-3">
      <Select
        label={label('trading_ground')}
        labelAs="hidden"
        options={grounds}
        value={state.tradingGroundId}
        onValueChange={tradingGroundId => dispatch({ type: 'groundChosen', tradingGroundId })}
      />
      {chosen?.estimation && (
        <span className="flex items-center gap-1">
          <Badge tone="warn">{label('estimation')}</Badge>
          <InfoTip about={label('estimation')}>{label('estimation_hint')}</InfoTip>
        </span>
      )}
    </div>
  )
}

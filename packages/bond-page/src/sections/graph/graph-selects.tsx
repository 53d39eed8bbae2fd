'use client'
import { Badge, InfoTip, Select, TabBar } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { ChartType } from '../../rules/chart-url.ts'
import { typesOn } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'

/** Price, yield, g-spread: those that the ground has (C3). */
export function ChartTypes({
  subject,
  graph,
  type,
}: Pick<GraphProps, 'subject' | 'graph'> & { type: ChartType }) {
  const label = useLabel()
  const { state, dispatch } = graph
  const types = typesOn(state.tradingGroundId, subject).map(id => ({ id, title: label(`chart_type_${id}`) }))
  return (
    <TabBar
      items={types}
      label={label('chart_type')}
      hideSingle={false}
      value={type}
      onValueChange={chart => dispatch({ type: 'typeChosen', chart: chart as ChartType })}
      className="px-4 desk:px-5"
    />
  )
}

/** The trading ground; one whose figures are estimated says so (bond-page §4). */
export function GroundSelect({ page, graph: { state, dispatch } }: Pick<GraphProps, 'page' | 'graph'>) {
  const label = useLabel()
  const grounds = page.bond.tradingGrounds
  const chosen = grounds.find(ground => ground.id === state.tradingGroundId)
  return (
    <div className="flex items-center gap-2">
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

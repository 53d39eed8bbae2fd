'use client'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LoadedFrame, type LoadedViewProps } from '../loaded/loaded-frame.tsx'
import type { MultipliersViewModel } from './multipliers.view-model.ts'
import { MultipliersTables } from './multipliers-tables.tsx'
import { type MultipliersModel, type MultipliersOptions, useMultipliers } from './use-multipliers.ts'

type MultipliersViewProps = LoadedViewProps & {
  /** Its heading. Default: the label `multipliers`. */
  title?: string
}

export type MultipliersProps = MultipliersViewProps &
  ((MultipliersOptions & { model?: undefined }) | { model: MultipliersModel })

/**
 * Multipliers of an issuer: a tab for each period that has data, a table for each group, the groups after the first one behind "show
 * more" (R4, shared-blocks §2 and §4). Nothing is drawn when there are no rows. A table has 1000 rows at most and a note when
 * some were cut off (shared-blocks §9). Give it `load`, or a `model` from `useMultipliers`.
 * Parts: `data-slot` multipliers (`data-status` loading, failed, gate, tables), multipliers-table, multipliers-cut, multipliers-more.
 */
export const Multipliers = forwardRef(function Multipliers(props: MultipliersProps) {
  if (props.model) return <MultipliersView {...props} />
  return <MultipliersAlone {...props} />
})

const MultipliersAlone = forwardRef(function MultipliersAlone({
  issuerId,
  load,
  onHasDataChange,
  ...view
}: MultipliersViewProps & MultipliersOptions) {
  return <MultipliersView {...view} model={useMultipliers({ issuerId, load, onHasDataChange })} />
})

const MultipliersView = forwardRef(function MultipliersView({
  model,
  title,
  ...view
}: MultipliersViewProps & { model: MultipliersModel }) {
  const label = useLabel()
  const { viewModel, events } = model
  if (viewModel.kind === 'hidden') return null
  // a single period has no tabs, so the title shows it
  const only = viewModel.kind === 'tables' && viewModel.periods.length === 1 ? viewModel.period : null
  return (
    <LoadedFrame
      {...view}
      data-slot="multipliers"
      viewModel={viewModel}
      failed={label('multipliers_failed')}
      onRetry={events.reload}
      title={title ?? label('multipliers')}
      note={only && label(`multipliers_${only}`)}
    >
      {viewModel.kind === 'tables' ? <Periods viewModel={viewModel} events={events} /> : null}
    </LoadedFrame>
  )
})

type PeriodsProps = Pick<MultipliersModel, 'events'> & {
  viewModel: Extract<MultipliersViewModel, { kind: 'tables' }>
}

/** The tables under their tabs. */
function Periods({ viewModel, events }: PeriodsProps) {
  const label = useLabel()
  const items = viewModel.periods.map(id => ({ id, title: label(`multipliers_${id}`) }))
  return (
    <Tabs items={items} value={viewModel.period} onValueChange={events.choosePeriod}>
      <TabsList label={label('multipliers_period')} className="mt-1 px-5 max-desk:px-4" />
      <TabsPanel value={viewModel.period} focusable={false}>
        <MultipliersTables viewModel={viewModel} onExpandedChange={events.setExpanded} />
      </TabsPanel>
    </Tabs>
  )
}

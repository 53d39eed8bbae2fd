'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { CardBody } from '../../controls/card/card.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { Busy } from '../../foundation/state/busy-scope.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { MultipliersViewModel } from './multipliers.view-model.ts'
import { MultipliersTables } from './multipliers-tables.tsx'
import type { MultipliersModel } from './use-multipliers.ts'

/** What stands under the title: the tables under their tabs, or why they are not there. */
export function MultipliersBody({ model: { viewModel, events } }: { model: MultipliersModel }) {
  const label = useLabel()
  switch (viewModel.kind) {
    case 'hidden':
      return null
    case 'asking':
      return (
        <CardBody>
          <Busy />
          <Skeleton lines={6} className="gap-5" />
        </CardBody>
      )
    case 'failed':
      return <ErrorState message={label('multipliers_failed')} onRetry={events.reload} />
    case 'gate':
      return (
        <CardBody>
          <AccessPrompt verdict={viewModel.verdict} />
        </CardBody>
      )
    case 'tables':
      return <Periods viewModel={viewModel} events={events} />
  }
}

type PeriodsProps = Pick<MultipliersModel, 'events'> & {
  viewModel: Extract<MultipliersViewModel, { kind: 'tables' }>
}

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

'use client'
import { useId } from 'react'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { ScrollTable } from '../../tables/scroll-table/scroll-table.tsx'
import { LoadedFrame, type LoadedViewProps } from '../loaded/loaded-frame.tsx'
import { ShowOthers } from '../loaded/show-others.tsx'
import { type MultipliersViewModel, type MultiplierTable, multiplierMeta } from './multipliers.view-model.ts'
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
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: MultipliersViewProps & MultipliersOptions) {
  const { issuerId, load, onHasDataChange, ...view } = props
  return <WithModel {...view} model={useMultipliers(props)} />
})

const WithModel = forwardRef(function WithModel({
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

type MultipliersTablesProps = {
  viewModel: Extract<MultipliersViewModel, { kind: 'tables' }>
  onExpandedChange: (expanded: boolean) => void
}

/** The tables of the chosen period, and a button that shows those after the first one. */
function MultipliersTables({ viewModel, onExpandedChange }: MultipliersTablesProps) {
  const listId = useId()
  return (
    <>
      <div id={listId} className="grid gap-4 pt-3">
        {viewModel.tables.map(table => (
          // another period has other columns, so its tables start with fresh state
          <GroupTable key={`${viewModel.period} ${table.key}`} table={table} />
        ))}
      </div>
      <ShowOthers
        data-slot="multipliers-more"
        others={viewModel.others}
        expanded={viewModel.expanded}
        onExpandedChange={onExpandedChange}
        controls={listId}
      />
    </>
  )
}

function GroupTable({ table }: { table: MultiplierTable }) {
  const label = useLabel()
  return (
    <div data-slot="multipliers-table" className="min-w-0">
      <ScrollTable
        caption={table.name || label('multipliers')}
        showCaption={table.name !== ''}
        columns={table.columns}
        data={table.rows}
        getRowMeta={multiplierMeta}
        // all rows at once: the view model cuts them at 1000 (shared-blocks §9)
        limit={0}
      />
      {table.cut ? <Cut shown={table.cut.shown} total={table.cut.total} /> : null}
    </div>
  )
}

function Cut({ shown, total }: { shown: number; total: number }) {
  const { label, lang } = useUi()
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  return (
    <p data-slot="multipliers-cut" className="px-5 pt-2 text-12 text-ink-3 max-desk:px-4">
      {label('multipliers_cut', { shown: number(shown), total: number(total) })}
    </p>
  )
}

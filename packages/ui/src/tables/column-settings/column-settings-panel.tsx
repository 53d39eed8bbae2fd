'use client'
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../data-table/columns/features.ts'
import { type ColumnChange, changeColumns } from './change-columns.ts'
import { ColumnChecks } from './column-checks.tsx'
import { ColumnPlaces } from './column-places.tsx'
import { columnAnnouncement, toColumnSettingsViewModel } from './column-settings.view-model.ts'
import { columnsState, isInitial } from './columns-state.ts'

export type ColumnSettingsPanelProps<Data extends RowData> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The table to configure: `useDataTable(…).table`. */
  table: DataTableInstance<Data>
  /** Adds a button that closes the panel. Changes apply immediately, with or without it. */
  onDone?: () => void
}

/**
 * Settings panel for columns: which are shown, and in which order (T6). Changes apply immediately: the panel edits the table's own state,
 * which column menus and the page can change too, and which `saveState` persists.
 * Parts: `data-slot` column-settings-panel, column-checks, column-group, column-places, column-place, column-settings-footer.
 */
export const ColumnSettingsPanel = forwardRef(function ColumnSettingsPanel<Data extends RowData>({
  table,
  onDone,
  className,
  ...rest
}: ColumnSettingsPanelProps<Data>) {
  const label = useLabel()
  const [view, setView] = useState('show')
  const [last, setLast] = useState<{ id: number; change: ColumnChange } | null>(null)
  const viewModel = toColumnSettingsViewModel(columnsState(table))
  const announced = last && columnAnnouncement(last.change, viewModel)
  const change = (next: ColumnChange) => {
    changeColumns(table, next)
    setLast(before => ({ id: (before?.id ?? 0) + 1, change: next }))
  }
  const views = [
    { id: 'show', title: label('columns_view_show') },
    { id: 'order', title: label('columns_view_order') },
  ]
  return (
    <div {...rest} data-ui="" data-slot="column-settings-panel" className={cx('min-w-0 pt-1', className)}>
      <Tabs items={views} value={view} onValueChange={setView} variant="segmented">
        <TabsList label={label('columns_view')} />
        <TabsPanel value="show" focusable={false}>
          <ColumnChecks groups={viewModel.groups} onChange={change} />
        </TabsPanel>
        <TabsPanel value="order" focusable={false}>
          <ColumnPlaces
            places={viewModel.places}
            onMove={(id, by) => change({ type: 'columnMoved', id, by })}
          />
        </TabsPanel>
      </Tabs>
      <div
        data-slot="column-settings-footer"
        className="-mx-5 -mb-5 flex flex-wrap justify-between gap-2 border-t border-line px-5 py-3"
      >
        <Button
          variant="quiet"
          disabledReason={isInitial(table) ? label('columns_reset_idle') : null}
          onClick={() => change({ type: 'reset' })}
          className="-ms-3"
        >
          {label('columns_reset')}
        </Button>
        {onDone ? (
          <Button variant="primary" onClick={onDone}>
            {label('columns_done')}
          </Button>
        ) : null}
      </div>
      <LiveRegion
        message={last && announced && { id: last.id, text: label(announced.key, announced.values) }}
      />
    </div>
  )
})

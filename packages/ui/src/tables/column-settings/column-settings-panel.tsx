'use client'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ColumnChecks } from './column-checks.tsx'
import { ColumnPlaces } from './column-places.tsx'
import type { ColumnSettingsModel } from './use-column-settings.ts'

export type ColumnSettingsPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  model: ColumnSettingsModel
  /** Adds a button that leaves the panel; every change counts at once, with or without it. */
  onDone?: () => void
}

/**
 * The settings panel itself: which columns, and in which order (T6). What is pressed counts at once.
 * Parts: `data-slot` column-settings-panel, column-checks, column-group, column-places, column-place, column-settings-foot.
 */
export const ColumnSettingsPanel = forwardRef(function ColumnSettingsPanel({
  model,
  onDone,
  className,
  ...rest
}: ColumnSettingsPanelProps) {
  const label = useLabel()
  const { figure, events } = model
  const [view, setView] = useState('show')
  const said = useSaid(model)
  const views = [
    { id: 'show', title: label('columns_view_show') },
    { id: 'order', title: label('columns_view_order') },
  ]
  return (
    <div {...rest} data-ui="" data-slot="column-settings-panel" className={cx('min-w-0 pt-1', className)}>
      <Tabs items={views} value={view} onValueChange={setView} look="segmented">
        <TabsList label={label('columns_view')} />
        <TabsPanel value="show" focusable={false}>
          <ColumnChecks groups={figure.groups} events={events} />
        </TabsPanel>
        <TabsPanel value="order" focusable={false}>
          <ColumnPlaces places={figure.places} onMove={events.moveColumn} />
        </TabsPanel>
      </Tabs>
      <div
        data-slot="column-settings-foot"
        className="-mx-5 -mb-5 flex flex-wrap justify-between gap-2 border-t border-line px-5 py-3"
      >
        <Button
          variant="quiet"
          disabledReason={figure.isDefault ? label('columns_reset_idle') : null}
          onClick={events.reset}
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
      <LiveRegion message={said} />
    </div>
  )
})

/** What is to be said of acts since the panel opened: what was said before is no news. */
function useSaid({ said }: ColumnSettingsModel) {
  const label = useLabel()
  const [before] = useState(said?.id)
  return said && said.id !== before ? { id: said.id, text: label(said.key, said.values) } : null
}

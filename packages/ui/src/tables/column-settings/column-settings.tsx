'use client'
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, useState } from 'react'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Columns3 } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../data-table/columns/features.ts'
import { toColumnSettingsViewModel } from './column-settings.view-model.ts'
import { ColumnSettingsPanel } from './column-settings-panel.tsx'
import { columnsState } from './columns-state.ts'

export type ColumnSettingsProps<Data extends RowData> = Omit<ComponentProps<'span'>, 'children'> & {
  /** The table to configure: `useDataTable(…).table`. */
  table: DataTableInstance<Data>
  /** The button's size. Default `m`. */
  size?: ButtonProps['size']
}

/**
 * The button "Columns" with its count, and the settings panel in a dialog, on phones in a sheet (T6, shared-blocks §2). `meta.settings`
 * of a column controls how it is offered; `enableHiding: false` makes it always visible:
 *
 * ```tsx
 * const model = useDataTable({ columns, data, saveState: { key: 'quotes', in: 'storage' } })
 * return (
 *   <>
 *     <ColumnSettings table={model.table} />
 *     <DataTable model={model} caption="Quotes" />
 *   </>
 * )
 * ```
 *
 * Parts: `data-slot` column-settings, column-settings-count, and those of ColumnSettingsPanel.
 */
export const ColumnSettings = forwardRef(function ColumnSettings<Data extends RowData>({
  table,
  size,
  className,
  ...rest
}: ColumnSettingsProps<Data>) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const { shown, total } = toColumnSettingsViewModel(columnsState(table))
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="column-settings"
      className={cx('inline-flex max-w-full', className)}
    >
      <Button size={size} icon={<Columns3 />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label('columns')}{' '}
        <span data-slot="column-settings-count" className="num font-normal text-ink-3">
          <bdi>{label('shown_of', { shown, total })}</bdi>
        </span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label('columns')}
        description={label('columns_shown', { shown, total })}
      >
        <ColumnSettingsPanel table={table} onDone={() => setOpen(false)} />
      </Dialog>
    </span>
  )
})

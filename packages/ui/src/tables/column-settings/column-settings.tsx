'use client'
import { type ComponentProps, useState } from 'react'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Columns3 } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ColumnSettingsPanel } from './column-settings-panel.tsx'
import type { ColumnSettingsModel } from './use-column-settings.ts'

export type ColumnSettingsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The settings of the table beside it, by `useColumnSettings`. */
  model: ColumnSettingsModel
  /** The button's size. Default `m`. */
  size?: ButtonProps['size']
}

/**
 * The button "Columns" with its count, and the settings panel in a dialog; on a phone a sheet (T6, shared-blocks §2).
 * Parts: `data-slot` column-settings, column-settings-count, and those of ColumnSettingsPanel.
 */
export const ColumnSettings = forwardRef(function ColumnSettings({
  model,
  size,
  className,
  ...rest
}: ColumnSettingsProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const { shown, total } = model.figure
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
        <ColumnSettingsPanel model={model} onDone={() => setOpen(false)} />
      </Dialog>
    </span>
  )
})

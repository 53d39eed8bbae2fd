'use client'
import type { TradingRow } from '@accrue/api-client'
import { Checkbox } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { ColumnSettings, type DataTableInstance, TableExport } from '@accrue/ui/tables'
import type { ReactNode } from 'react'

export type ArchiveToolsProps = {
  fullPrecision: boolean
  onFullPrecisionChange: (on: boolean) => void
  table: DataTableInstance<TradingRow>
  /** Names the files that are saved. */
  title: string
  /** The way to a workbook. */
  excel: ReactNode
}

/** What may be done with the archive: all decimals, other columns (T6), a workbook (C21), copying and saving (X7). */
export function ArchiveTools({
  fullPrecision,
  onFullPrecisionChange,
  table,
  title,
  excel,
}: ArchiveToolsProps) {
  const label = useLabel()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <Checkbox
        label={label('full_precision')}
        checked={fullPrecision}
        onCheckedChange={onFullPrecisionChange}
      />
      <div className="flex flex-wrap gap-2 desk:ms-auto">
        <ColumnSettings table={table} size="s" />
        {excel}
        <TableExport table={table} title={title} size="s" />
      </div>
    </div>
  )
}

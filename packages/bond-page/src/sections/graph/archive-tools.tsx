'use client'
import { Checkbox } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import {
  ColumnSettings,
  TableExport,
  type TableRow,
  type TableSort,
  type useColumnSettings,
} from '@accrue/ui/tables'
import type { ReactNode } from 'react'

export type ArchiveToolsProps = {
  fullPrecision: boolean
  onFullPrecisionChange: (on: boolean) => void
  settings: ReturnType<typeof useColumnSettings>
  rows: readonly TableRow[]
  sort: TableSort
  /** Names the files that are saved. */
  title: string
  /** The way to a workbook. */
  excel: ReactNode
}

/** What may be done with the archive: all decimals, other columns (T6), a workbook (C21), copying and saving (X7). */
export function ArchiveTools(props: ArchiveToolsProps) {
  const { fullPrecision, onFullPrecisionChange, settings, rows, sort, title, excel } = props
  const label = useLabel()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
      <Checkbox
        label={label('full_precision')}
        checked={fullPrecision}
        onCheckedChange={onFullPrecisionChange}
      />
      <div className="flex flex-wrap gap-2 desk:ms-auto">
        <ColumnSettings model={settings} size="s" />
        {excel}
        <TableExport
          columns={settings.columns}
          hiddenColumns={settings.hiddenColumns}
          rows={rows}
          sort={sort}
          title={title}
          size="s"
        />
      </div>
    </div>
  )
}

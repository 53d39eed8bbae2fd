'use client'
import { Button } from '../../controls/button/button.tsx'
import { Table2 } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type TableToggleProps = {
  /** The id of the table. */
  tableId: string
  tableOpen: boolean
  /** Whether there is anything to put in a table. */
  tabular: boolean
  onToggleTable: () => void
}

/** Shows and hides the chart's data table. */
export function TableToggle({ tableId, tableOpen, tabular, onToggleTable }: TableToggleProps) {
  const label = useLabel()
  return (
    <Button
      variant="link"
      size="s"
      icon={<Table2 />}
      aria-expanded={tableOpen}
      aria-controls={tableOpen ? tableId : undefined}
      disabledReason={tabular ? null : label('chart_table_empty')}
      onClick={onToggleTable}
    >
      {label(tableOpen ? 'chart_table_hide' : 'chart_table_show')}
    </Button>
  )
}

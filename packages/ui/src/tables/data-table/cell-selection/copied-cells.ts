import type { RowData } from '@tanstack/react-table'
import type { DataTableColumn, DataTableInstance, DataTableRow } from '../columns/features.ts'
import { type ExportedValue, exportedCell, exportedCellOf } from '../export/exported-table.ts'
import { toTsv } from '../export/tsv.ts'
import { groupCell, groupLabel } from '../row-models/groups.ts'
import { isSelectable } from './cell-marks.ts'

/**
 * The selected cells as text for a spreadsheet, with the values of the CSV file; several rectangles one below the other.
 * Withheld cells are empty, and so are cells that cannot be selected.
 */
export function copiedCells<Data extends RowData>(table: DataTableInstance<Data>, lang: string): string {
  const rows = table.getRowsInDisplayOrder()
  const columns = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ]
  const lines = table
    .getCellSelectionBounds()
    .flatMap(({ minRowIndex, maxRowIndex, minColumnIndex, maxColumnIndex }) => {
      const across = columns
        .slice(minColumnIndex, maxColumnIndex + 1)
        .filter(column => isSelectable(table, column.id))
      return rows
        .slice(minRowIndex, maxRowIndex + 1)
        .map(row => across.map(column => copiedValue(row, column, columns[0] === column, lang)))
    })
  return toTsv(lines)
}

function copiedValue<Data extends RowData>(
  row: DataTableRow<Data>,
  column: DataTableColumn<Data>,
  isFirst: boolean,
  lang: string,
): ExportedValue {
  const { enableCellSelection } = row.table.options
  if (typeof enableCellSelection === 'function' && !row.getAllCellsByColumnId()[column.id]?.getCanSelect())
    return null
  if (!row.getIsGrouped()) return exportedCellOf(row, column, lang).value
  // a group heading: its name, then its subtotals
  if (isFirst) return { kind: 'text', text: groupLabel(row, lang) }
  return exportedCell(groupCell(row, column), column.columnDef.meta ?? {}, lang).value
}

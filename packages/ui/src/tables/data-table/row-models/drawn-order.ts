import { memo, type TableFeature } from '@tanstack/react-table'

/**
 * Ranges of rows and of cells go by the rows as they are drawn. TanStack's own order is that of the row model before pagination,
 * which has folded rows and rows behind "show more", and totals in the order of the data.
 */
export const drawnOrderFeature: TableFeature = {
  constructTableAPIs: table => {
    table.getRowsInDisplayOrder = memo({
      memoDeps: () => [table.getRowModel().rows],
      fn: rows => {
        // what `row.getDisplayIndex()` reads
        for (let index = 0; index < rows.length; index++) {
          const row = rows[index]
          if (row) row._displayIndexCache = index
        }
        return rows
      },
    })
  },
}

import { memo, type TableFeature } from '@tanstack/react-table'

/**
 * Selects ranges of rows and of cells in display order. TanStack uses the order of the row model before pagination,
 * which includes collapsed rows and rows behind "show more", and has totals in the order of the data.
 */
export const drawnOrderFeature: TableFeature = {
  constructTableAPIs: table => {
    table.getRowsInDisplayOrder = memo({
      memoDeps: () => [table.getRowModel().rows],
      fn: rows => {
        // `row.getDisplayIndex()` reads this
        for (let index = 0; index < rows.length; index++) {
          const row = rows[index]
          if (row) row._displayIndexCache = index
        }
        return rows
      },
    })
  },
}

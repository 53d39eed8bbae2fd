import { cva } from 'class-variance-authority'
import { tableStyles } from '../data-table/styles/table-styles.tsx'

/** The arrows: over the end of the title's line, or of the headings if there is none. Phones show one data column at a time instead. */
export const arrowsStyles = cva('flex items-center gap-1 bg-surface max-desk:hidden print:hidden', {
  variants: {
    place: {
      line: 'absolute end-0 top-0 z-5 ps-3 pe-5 pb-1',
      head: 'absolute end-0 top-0 z-5 h-10 rounded-ss-field ps-2 pe-3',
    },
  },
})

/** Padding of the last heading for the arrows over the headings' end, in a column that is wider by as much. */
export const clearHeadStyles =
  'not-print:desk:group-data-overflows/table:[&_thead_th:last-child]:max-w-none not-print:desk:group-data-overflows/table:[&_thead_th:last-child]:min-w-44 not-print:desk:group-data-overflows/table:[&_thead_th:last-child]:pe-20'

/** The table: row headings keep a readable width with any number of columns. */
export const simpleTableStyles = cva([tableStyles(), 'desk:[&_th[scope=row]]:min-w-56'], {
  variants: {
    // space for the arrows next to title and dimension, needed or not, so that nothing moves when they appear
    line: {
      true: 'desk:[&>caption]:min-h-8 desk:[&>caption]:pe-24 desk:[&>caption]:pt-1 max-desk:[&>caption]:pt-2',
      false: '',
    },
  },
})

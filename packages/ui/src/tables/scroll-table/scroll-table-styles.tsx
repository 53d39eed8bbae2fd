import { cva } from 'class-variance-authority'
import { tableStyles } from '../data-table/styles/table-styles.tsx'

/** The arrows: over the end of the title's line, or in their own line. On a phone the columns take turns instead. */
export const arrowsStyles = cva('flex items-center gap-1 bg-surface max-desk:hidden print:hidden', {
  variants: {
    place: {
      line: 'absolute end-0 top-0 z-3 ps-3 pe-5 pb-1',
      own: 'justify-end px-5 pb-1',
    },
  },
})

/** The table: line names keep room to be read however many columns press on them. */
export const simpleTableStyles = cva([tableStyles(), 'desk:[&_th[scope=row]]:min-w-56'], {
  variants: {
    // room for the arrows beside title and dimension, whether they are needed or not, so that nothing moves when they come
    line: {
      true: 'desk:[&>caption]:min-h-8 desk:[&>caption]:pe-24 desk:[&>caption]:pt-1 max-desk:[&>caption]:pt-2',
      false: '',
    },
  },
})

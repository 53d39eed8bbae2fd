import { cva } from 'class-variance-authority'

/** The arrows: over the end of the title's line, or in their own line. On a phone the columns take turns instead. */
export const arrowsLook = cva('flex items-center gap-1 bg-surface max-desk:hidden print:hidden', {
  variants: {
    place: {
      line: 'absolute end-0 top-0 z-3 ps-3 pe-5 pb-1',
      own: 'justify-end px-5 pb-1',
    },
  },
})

/** Room for the arrows beside title and dimension, whether they are needed or not, so that nothing moves when they come. */
export const captionRoom = 'desk:[&>caption]:min-h-8 desk:[&>caption]:pe-24'

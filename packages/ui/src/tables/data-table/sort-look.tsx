import { cva } from 'class-variance-authority'

/**
 * The button of a heading that sorts, and its arrow. The arrow is cut out of a pseudo-element, which is there only where it shows:
 * a wide table has many headings, and idle ones cost nothing. It stands on the inner side, so that heading and numbers keep their common edge (T7).
 */
export const sortLook = cva(
  [
    'focus-ring relative -m-1 min-w-6 cursor-pointer rounded-tag p-1 text-inherit [text-align:inherit] hover:text-ink',
    'max-desk:after:absolute max-desk:after:-inset-x-1 max-desk:after:-inset-y-2',
    'before:absolute before:bottom-1.5 before:size-3 before:bg-current',
    'forced-colors:before:bg-[ButtonText] forced-colors:before:forced-color-adjust-none print:before:[print-color-adjust:exact]',
  ],
  {
    variants: {
      /** The side of the heading's text; the arrow stands on the other one. */
      side: {
        start: 'before:start-[calc(100%-0.125rem)]',
        end: 'before:end-[calc(100%-0.25rem)]',
      },
      order: {
        asc: 'before:[clip-path:polygon(50%_15.5%,83.5%_49%,78%_54.5%,54.2%_31%,54.2%_82.5%,45.8%_82.5%,45.8%_31%,22%_54.5%,16.5%_49%)]',
        desc: 'before:[clip-path:polygon(50%_84.5%,83.5%_51%,78%_45.5%,54.2%_69%,54.2%_17.5%,45.8%_17.5%,45.8%_69%,22%_45.5%,16.5%_51%)]',
        // two angles in one outline, which goes from one to the other and back on the same line
        none: 'before:opacity-60 before:[clip-path:polygon(50%_11.5%,76%_37.5%,70.5%_43%,50%_22.5%,50%_77.5%,70.5%_57%,76%_62.5%,50%_88.5%,24%_62.5%,29.5%_57%,50%_77.5%,50%_22.5%,29.5%_43%,24%_37.5%)] desk:not-hover:not-focus-visible:before:hidden',
      },
      /** On a phone a data column's arrow stands alone, without words. */
      alone: {
        true: 'max-desk:before:static max-desk:before:inline-block max-desk:before:size-3.5 max-desk:before:align-middle',
        false: '',
      },
    },
  },
)

import { cva } from 'class-variance-authority'

/** A small button in words, in the table's own rows: folds and groups. */
export const rowButtonLook = cva(
  'focus-ring relative inline-flex min-h-6 cursor-pointer items-center gap-1.5 rounded-tag text-start after:absolute after:-inset-x-2 after:-inset-y-2.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  {
    variants: {
      of: { fold: 'text-accent hover:underline underline-offset-3', group: 'hover:text-accent' },
    },
  },
)

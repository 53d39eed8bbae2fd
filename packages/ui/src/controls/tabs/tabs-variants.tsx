import { cva } from 'class-variance-authority'

/** The three variants of the bar; a bar that is too long scrolls. */
export const listVariants = cva(
  'relative flex min-w-0 max-w-full overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
  {
    variants: {
      variant: {
        // the line is drawn inside, because a scroll container clips overflow
        underline: 'w-full gap-5 shadow-[inset_0_-1px_0_var(--line)] forced-colors:border-b',
        segmented: 'w-fit rounded-field border border-line bg-surface-sunken p-0.5',
        pill: 'w-fit gap-1',
      },
    },
  },
)

/** A tab in the three variants. */
export const triggerVariants = cva(
  [
    'focus-ring relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-1.5 text-ink-2 -outline-offset-2!',
    'transition-colors duration-150 ease-standard select-none hover:text-ink motion-reduce:transition-none',
    'data-[state=active]:font-strong',
    'forced-colors:data-[state=active]:forced-color-adjust-none forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText]',
  ],
  {
    variants: {
      variant: {
        underline: [
          'rounded-tag py-2 text-14 data-[state=active]:text-ink max-desk:min-h-11',
          // half of the gap on each side, so that a short text has a target of 44 px
          'max-desk:after:absolute max-desk:after:-inset-x-2.5 max-desk:after:inset-y-0',
          'before:absolute before:inset-x-0 before:bottom-0 before:h-0.5 before:rounded-full data-[state=active]:before:bg-accent',
        ],
        segmented: [
          'min-h-6.5 rounded-[6px] px-[11px] text-13 font-medium data-[state=active]:text-ink max-desk:min-h-9.5',
          'data-[state=active]:bg-surface-raised data-[state=active]:shadow-[var(--shadow-1),0_0_0_1px_var(--line)]',
        ],
        pill: [
          'min-h-7 rounded-full px-3 text-13 hover:bg-ink/5 max-desk:min-h-11',
          'data-[state=active]:bg-accent-soft data-[state=active]:text-accent',
        ],
      },
    },
  },
)

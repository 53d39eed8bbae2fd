/** The look of what is checked in the rows of drawing: tools and colours. */
export const CHECKED_LOOK = [
  'aria-checked:border-accent-line aria-checked:bg-accent-soft aria-checked:text-accent',
  'forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText] forced-colors:aria-checked:forced-color-adjust-none',
].join(' ')

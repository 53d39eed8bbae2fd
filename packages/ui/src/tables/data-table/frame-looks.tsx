/** A shade at the end says that there is more to the side. */
export const frameLook =
  'relative after:pointer-events-none after:absolute after:inset-y-0 after:end-0 after:z-2 after:w-8 after:bg-linear-to-l after:from-ink/10 after:opacity-0 after:transition-opacity after:duration-150 data-more:after:opacity-100 motion-reduce:after:transition-none rtl:after:bg-linear-to-r print:after:hidden'

/** Newer rows are on their way while the older ones stay. */
export const progressLook =
  'absolute inset-x-0 top-0 z-2 h-0.5 animate-pulse bg-accent motion-reduce:animate-none print:hidden'

/** The box in which a wide table is moved. Relative: what is hidden from the eye inside the cells scrolls with them, and does not widen the page. */
export const scrollerLook =
  'focus-ring relative overflow-x-auto -outline-offset-2 max-desk:touch-pan-y print:overflow-visible'

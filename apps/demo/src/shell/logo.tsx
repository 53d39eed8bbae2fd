import { paths } from '../paths.ts'
import { useCurrentAt } from '../visit.ts'

/** The shapes of the logo, 18 by 18. */
function Mark() {
  return (
    <>
      <rect width="9" height="4.4" rx="1" />
      <rect y="6.8" width="14" height="4.4" rx="1" />
      <rect y="13.6" width="18" height="4.4" rx="1" />
    </>
  )
}

/** Logo and site name as one drawing, for the corner of a chart; exported pictures include it (C17). */
export function PlotMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 84 18" className="h-4.5 w-21">
      <g fill="var(--accent)">
        <Mark />
      </g>
      <text x="26" y="15" fill="var(--ink-2)" fontSize="16" fontWeight="700" letterSpacing="-0.03em">
        Accrue
      </text>
    </svg>
  )
}

/** The logo, linked to the home page. */
export function Logo() {
  return (
    <a
      href={paths.home()}
      aria-current={useCurrentAt(paths.home())}
      className="focus-ring flex items-center gap-2 rounded-tag text-[1.125rem] font-bold tracking-[-0.03em] min-h-6 max-desk:min-h-11"
    >
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 18 18"
        className="fill-accent rtl:-scale-x-100"
      >
        <Mark />
      </svg>
      <span className="max-[339px]:sr-text">Accrue</span>
    </a>
  )
}

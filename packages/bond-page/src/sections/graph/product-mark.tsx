/** The product's logo in the corner of a plot (C17), as SVG, so that exported images include it. */
export function ProductMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 84 18" className="h-4.5 w-21">
      <g fill="var(--accent)">
        <rect width="9" height="4.4" rx="1" />
        <rect y="6.8" width="14" height="4.4" rx="1" />
        <rect y="13.6" width="18" height="4.4" rx="1" />
      </g>
      <text x="26" y="15" fill="var(--ink-2)" fontSize="16" fontWeight="700" letterSpacing="-0.03em">
        Accrue
      </text>
    </svg>
  )
}

import type { ReactNode } from 'react'

/** The drawn box with its tick or dash; the transparent native input covers it. */
export function CheckMark({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-grid size-4 shrink-0 place-items-center">
      {children}
      <span
        aria-hidden="true"
        data-slot="checkbox-box"
        className="pointer-events-none grid size-4 place-items-center rounded-tag border border-line-control bg-surface text-accent-ink transition-colors duration-150 ease-hand group-hover/check:border-ink-3 group-data-[state=checked]/check:border-accent group-data-[state=checked]/check:bg-accent group-data-[state=mixed]/check:border-accent group-data-[state=mixed]/check:bg-accent group-data-disabled/check:border-line-strong! group-data-disabled/check:bg-surface-sunken! group-data-disabled/check:text-ink-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent motion-reduce:transition-none forced-colors:text-[CanvasText]"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-3.5"
        >
          <path d="m3.5 8.5 3 3 6-6.5" className="hidden group-data-[state=checked]/check:block" />
          <path d="M4 8h8" className="hidden group-data-[state=mixed]/check:block" />
        </svg>
      </span>
    </span>
  )
}

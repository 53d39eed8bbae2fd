import { currentAt, paths } from '../paths.ts'

/** The mark, and the way home. */
export function Logo() {
  return (
    <a
      href={paths.home()}
      aria-current={currentAt(paths.home())}
      className="focus-ring flex items-center gap-2 rounded-tag text-[1.125rem] font-bold tracking-[-0.03em] min-h-6 max-desk:min-h-11"
    >
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 18 18"
        className="fill-accent rtl:-scale-x-100"
      >
        <rect width="9" height="4.4" rx="1" />
        <rect y="6.8" width="14" height="4.4" rx="1" />
        <rect y="13.6" width="18" height="4.4" rx="1" />
      </svg>
      <span className="max-[339px]:sr-text">Accrue</span>
    </a>
  )
}

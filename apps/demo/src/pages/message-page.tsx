import { ErrorState, Link } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { paths } from '../paths.ts'

/** An address without a page (404). */
export function NotFoundPage() {
  const label = useLabel()
  return (
    <main className="mx-auto max-w-160 px-4 py-20 text-center desk:px-6">
      <p className="num text-13 font-strong text-ink-3">404</p>
      <h1 className="mt-1 text-26 font-heavy tracking-[-0.022em]">{label('page_not_found')}</h1>
      <p className="mt-2 mb-6 text-14 text-ink-2">{label('page_not_found_hint')}</p>
      <Link href={paths.home()} variant="secondary">
        {label('to_home')}
      </Link>
    </main>
  )
}

/** The page's own data could not be had; everything else of the frame works. */
export function FailedPage() {
  const label = useLabel()
  return (
    <main className="mx-auto max-w-160 px-4 py-20 desk:px-6">
      <ErrorState message={label('page_failed')} onRetry={() => window.location.reload()} />
    </main>
  )
}

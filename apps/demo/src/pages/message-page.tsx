import { Link } from '@accrue/ui/controls'
import { type LazyFallbackProps, useLabel } from '@accrue/ui/foundation'
import { paths } from '../paths.ts'
import { isReloaded, reloadQuery } from '../reloaded.ts'

/** The page of an unknown address (404). */
export function NotFoundPage() {
  const label = useLabel()
  return (
    <main className="mx-auto max-w-160 px-4 py-20 text-center desk:px-6">
      <p className="num text-13 font-strong text-ink-3">404</p>
      <h1 className="mt-1 text-24 font-heavy tracking-[-0.022em]">{label('page_not_found')}</h1>
      <p className="mt-2 mb-6 text-14 text-ink-2">{label('page_not_found_hint')}</p>
      <Link href={paths.home()} variant="secondary">
        {label('to_home')}
      </Link>
    </main>
  )
}

/** Shown when the page's data or code failed to load; the frame still works. Offers one reload. */
export function FailedPage() {
  const label = useLabel()
  const again = isReloaded()
  return (
    <main className="mx-auto max-w-160 px-4 py-20 text-center desk:px-6">
      <h1 className="text-24 font-heavy tracking-[-0.022em]">{label('page_fault_title')}</h1>
      <p className="mt-2 mb-6 text-14 text-ink-2">{label(again ? 'page_fault_again' : 'page_fault_text')}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {again ? null : (
          <Link href={reloadQuery(window.location.search)} variant="primary">
            {label('reload_page')}
          </Link>
        )}
        <Link href={paths.home()} variant="secondary">
          {label('to_home')}
        </Link>
      </p>
    </main>
  )
}

/** Replaces a page whose code failed to load. */
export function PartFallback({ retry }: LazyFallbackProps<unknown>) {
  return retry ? <FailedPage /> : null
}

import { Button, Link } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { paths } from '../paths.ts'
import { useCurrentAt } from '../visit.ts'

/** The footer of every page. */
export function SiteFooter({ onSettings }: { onSettings: () => void }) {
  const label = useLabel()
  return (
    <footer className="mt-10 border-t border-line text-13 text-ink-2 print:hidden">
      <div className="mx-auto flex max-w-340 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 desk:px-6">
        <p className="me-auto min-w-[min(15rem,100%)] flex-1 basis-60 text-pretty text-ink-3">
          {label('site_foot')}
        </p>
        <Link href={paths.cookies()} aria-current={useCurrentAt(paths.cookies())}>
          {label('site_cookies')}
        </Link>
        <Link href={paths.about('support')} aria-current={useCurrentAt(paths.about('support'))}>
          {label('support')}
        </Link>
        <Button variant="link" onClick={onSettings}>
          {label('settings')}
        </Button>
      </div>
    </footer>
  )
}

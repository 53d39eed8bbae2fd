import { Link } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'

/** The pages above a page, outermost first. */
export function Trail({ items }: { items: readonly { title: string; url: string | null }[] }) {
  const label = useLabel()
  return (
    <nav aria-label={label('breadcrumbs')} className="mb-2 text-13 text-ink-3">
      <ol className="flex flex-wrap gap-x-1.5">
        {items.map(({ title, url }, index) => (
          <li key={`${title} ${url ?? ''}`} className="flex gap-x-1.5">
            {url ? (
              <Link href={url} variant="plain">
                {title}
              </Link>
            ) : (
              title
            )}
            {/* after the name, so that no line begins with it */}
            {index < items.length - 1 && <span aria-hidden="true">·</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

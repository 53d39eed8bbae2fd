'use client'
import { Link } from '../../controls/link/link.tsx'
import { safeUrl } from '../../foundation/safe-url.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type ReportLinksProps = {
  methodology?: { url: string; lang: string } | null
  /** Where earlier reports are. Unchecked. */
  archiveUrl: string | null
}

/** Links about the report; an address that is no safe one has none. */
export function ReportLinks({ methodology, archiveUrl }: ReportLinksProps) {
  const label = useLabel()
  const links = [
    { key: 'report_methodology', href: safeUrl(methodology?.url), hrefLang: methodology?.lang },
    { key: 'report_archive_link', href: safeUrl(archiveUrl), hrefLang: undefined },
  ].filter(({ href }) => href !== null)
  if (links.length === 0) return null
  return (
    <p data-slot="report-links" className="flex min-h-8 flex-wrap items-center gap-x-4 text-13">
      {links.map(({ key, ...link }) => (
        <Link key={key} {...link} className="my-0 inline-flex min-h-6 items-center py-0 max-desk:min-h-11">
          {label(key)}
        </Link>
      ))}
    </p>
  )
}

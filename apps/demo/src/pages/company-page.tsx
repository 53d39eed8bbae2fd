import type { Api, EntityPage } from '@accrue/api-client'
import { Link } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { PageMenu } from '@accrue/ui/shell'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { COMPANY_SECTIONS } from '../company-sections.tsx'
import { CompanySources } from './company-sources.tsx'

/** The frame of a block, or of the sheet in it that has the id. */
const FRAME = 'scroll-mt-18 overflow-clip max-desk:scroll-mt-16 *:scroll-mt-18 max-desk:*:scroll-mt-16'

/** An issuer: its map, reports, analytics, relations and forecasts, of the blocks that any page can have. */
export function CompanyPage({ api, page }: { api: Api; page: EntityPage }) {
  const label = useLabel()
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const counts = new Map(page.sections.map(({ id, count }) => [id, count]))
  const sections = COMPANY_SECTIONS.filter(({ id }) => counts.has(id))
  const menu = sections.map(({ id, title }) => ({ id, title: label(title), group: 'main' as const }))
  return (
    <div className="mx-auto grid max-w-330 gap-x-8 px-4 pt-4 pb-20 desk:grid-cols-[208px_minmax(0,1fr)] desk:px-6 desk:pt-6 wide:grid-cols-[224px_minmax(0,1fr)]">
      <PageMenu items={menu} className="sticky top-20 self-start max-desk:static" />
      <main className="flex min-w-0 flex-col gap-6">
        <header className="max-desk:pt-3">
          <nav aria-label={label('breadcrumbs')} className="mb-2 text-13 text-ink-3">
            {page.header.breadcrumbs.map(({ title, url }) => (
              <Link key={title} href={url} variant="plain">
                {title}
              </Link>
            ))}
          </nav>
          <h1 className="text-26 font-heavy tracking-[-0.022em] max-desk:text-[22px] max-desk:leading-7">
            {page.header.name}
          </h1>
        </header>
        <QueryClientProvider client={queries}>
          {sections.map(({ id, draw }) => (
            <Fragment key={id}>{draw({ api, page, label, frame: { id, className: FRAME } })}</Fragment>
          ))}
        </QueryClientProvider>
        <CompanySources page={page} titles={new Map(menu.map(({ id, title }) => [id, title]))} />
      </main>
    </div>
  )
}

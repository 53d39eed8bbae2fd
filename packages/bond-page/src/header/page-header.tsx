'use client'
import type { BondPage } from '@accrue/api-client'
import { Badge, CopyButton, Link } from '@accrue/ui/controls'
import { formatDecimal, useLabel, useLang } from '@accrue/ui/foundation'
import type { ReactNode } from 'react'
import { logCopyFailure } from '../copy/log-copy-failure.ts'
import type { BondPagePorts } from '../ports.ts'
import { statusTone } from '../rules/status-tone.ts'
import { AddToWatchlist, LazyWatchlistCard } from './add-to-watchlist.tsx'
import { FactsStrip } from './facts-strip.tsx'
import { useWatchlistCard } from './use-watchlist-card.ts'

export type PageHeaderProps = {
  page: BondPage
  /** How the bond is put on watchlists; without it nothing offers it. */
  watchlist?: BondPagePorts['watchlist'] | undefined
  /** What else can be done with the page, beside the watchlist. */
  actions?: ReactNode
}

/** Where we are, what the bond is called, what can be done with it, and its facts. */
export function PageHeader({ page, watchlist, actions }: PageHeaderProps) {
  const { header } = page
  const card = useWatchlistCard(page)
  return (
    <header className="flex flex-col gap-5 max-desk:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <Breadcrumbs items={header.breadcrumbs} />
          <h1 className="text-26 font-heavy tracking-[-0.022em] max-desk:text-[1.375rem] max-desk:leading-7">
            {header.name}
          </h1>
          <HeaderFacts page={page} />
        </div>
        <div data-slot="page-actions" className="flex flex-wrap items-center gap-2 print:hidden">
          {watchlist ? <AddToWatchlist {...card} /> : null}
          {actions}
        </div>
      </div>
      {watchlist && card.wanted ? <LazyWatchlistCard port={watchlist} {...{ page, card }} /> : null}
      <FactsStrip page={page} />
    </header>
  )
}

function Breadcrumbs({ items }: { items: BondPage['header']['breadcrumbs'] }) {
  const label = useLabel()
  return (
    <nav aria-label={label('breadcrumbs')} className="mb-2 text-13 text-ink-3">
      <ol className="flex flex-wrap gap-x-1.5">
        {items.map((item, index) => (
          <li key={`${item.title} ${item.url ?? ''}`} className="flex gap-x-1.5">
            <Link href={item.url} variant="plain">
              {item.title}
            </Link>
            {/* after the name, so that no line begins with it */}
            {index < items.length - 1 && <span aria-hidden="true">·</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Status, kind, ISIN, amount and rating in one line. */
function HeaderFacts({ page: { bond, header } }: { page: BondPage }) {
  const label = useLabel()
  const amount = useAmount(header)
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-13 text-ink-2">
      {header.badges.map(({ id, title }, index) => (
        <Badge key={id} tone={index === 0 ? statusTone(bond.status) : 'neutral'}>
          {title}
        </Badge>
      ))}
      {header.illustrative && <Badge tone="warn">{label('illustrative')}</Badge>}
      {header.isin && (
        <span className="num inline-flex items-center gap-0.5">
          {header.isin}
          <CopyButton
            iconOnly
            variant="quiet"
            size="s"
            text={header.isin}
            label={label('copy_isin')}
            onFailure={logCopyFailure}
          />
        </span>
      )}
      {amount && <span className="num">{amount}</span>}
      {header.rating && <bdi>{header.rating}</bdi>}
    </div>
  )
}

/** The amount outstanding in millions of its currency. */
function useAmount({ outstanding, currency }: BondPage['header']): string | null {
  const label = useLabel()
  const lang = useLang()
  if (outstanding.kind !== 'value') return null
  const amount = formatDecimal(`${outstanding.text}e-6`, { lang, maxDecimals: 1 })
  return amount && label('amount_millions', { currency: currency ?? '', amount })
}

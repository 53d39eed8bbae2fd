'use client'
import type { BondPageData } from '@accrue/api-client'
import { AddToWatchlist, useWatchlistCard } from '@accrue/ui/blocks'
import { Badge, CopyButton, InfoTip, lazyWithPlaceholder } from '@accrue/ui/controls'
import { formatDay, formatDecimal, useLabel, useLang } from '@accrue/ui/foundation'
import { PageTitle } from '@accrue/ui/shell'
import type { ReactNode } from 'react'
import { logCopyFailure } from '../copy/log-copy-failure.ts'
import type { BondPagePorts } from '../ports.ts'
import { statusTone } from '../rules/status-tone.ts'
import { BondFactsStrip } from './facts-strip.tsx'

/** Smallest height of the lists in pixels. */
const LISTS_HEIGHT = 200

/** Loads with the first press: the card needs a dialog and a calendar. */
const LazyWatchlistCard = lazyWithPlaceholder(
  async () => (await import('./bond-watchlist-card.tsx')).BondWatchlistCard,
  () => LISTS_HEIGHT,
)

export type PageHeaderProps = {
  page: BondPageData
  /** Saves the bond to watchlists; without it there is no button. */
  watchlist?: BondPagePorts['watchlist'] | undefined
  /** Whether the page has a chart, which explains hidden values. Default false. */
  hasChart?: boolean
  /** Further actions, after the watchlist button. */
  actions?: ReactNode
}

/** Breadcrumbs, name, actions and facts of the bond. */
export function PageHeader({ page, watchlist, hasChart = false, actions }: PageHeaderProps) {
  const { header } = page
  const card = useWatchlistCard(page.bond.watchlists)
  return (
    <header className="-mb-4 desk:-mb-3">
      <PageTitle
        title={header.name}
        path={header.breadcrumbs}
        actions={
          watchlist || actions ? (
            <>
              {watchlist ? <AddToWatchlist model={card} /> : null}
              {actions}
            </>
          ) : null
        }
        source={<FactsSource {...page.facts} />}
        facts={
          <>
            {watchlist && card.mounted ? (
              <LazyWatchlistCard port={watchlist} page={page} model={card} />
            ) : null}
            <BondFactsStrip page={page} hasChart={hasChart} />
          </>
        }
      >
        <HeaderFacts page={page} />
      </PageTitle>
    </header>
  )
}

/** Status, kind, ISIN, amount and rating in one line. */
function HeaderFacts({ page: { bond, header } }: { page: BondPageData }) {
  const label = useLabel()
  const amount = useAmount(header)
  return (
    <>
      {header.badges.map(({ id, title }, index) => (
        <Badge
          key={id}
          tone={index === 0 ? statusTone(bond.status) : 'neutral'}
          className={index === 0 ? undefined : 'max-desk:hidden'}
        >
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
            className="-my-1.5"
          />
        </span>
      )}
      {amount && <span className="num">{amount}</span>}
      {header.rating && <bdi>{header.rating}</bdi>}
    </>
  )
}

/** The amount outstanding in millions of its currency. */
function useAmount({ outstanding, currency }: BondPageData['header']): string | null {
  const label = useLabel()
  const lang = useLang()
  if (outstanding.kind !== 'value') return null
  const amount = formatDecimal(`${outstanding.text}e-6`, { lang, maxDecimals: 1 })
  return amount && label('amount_millions', { currency: currency ?? '', amount })
}

/** Trading ground and day of the facts, and whether they are estimated (B4). */
function FactsSource({ venue, day, estimation }: BondPageData['facts']) {
  const label = useLabel()
  const lang = useLang()
  return (
    <>
      {venue && day ? (
        <p>{label('facts_source', { tradingGround: venue, day: formatDay(day, lang) })}</p>
      ) : null}
      {estimation && (
        <span className="-my-0.5 flex items-center gap-1">
          <Badge tone="warn">{label('estimation')}</Badge>
          <InfoTip reason about={label('estimation')}>
            {label('estimation_hint')}
          </InfoTip>
        </span>
      )}
    </>
  )
}

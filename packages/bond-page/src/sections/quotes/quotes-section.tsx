'use client'
import { type TradingRow, unwrap } from '@accrue/api-client'
import { ErrorState } from '@accrue/ui/controls'
import { formatDay, useAccess, useLabel, useLang } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { TABLE_REFRESH_MS } from '../../rules/quote-rules.ts'
import { USAGE_LOG } from '../../rules/usage-log.ts'
import { withholdQuotes } from '../../rules/withhold-rows.ts'
import type { SectionProps } from '../../section-props.ts'
import { LockedNote } from '../locked-note.tsx'
import { SectionCard } from '../section.tsx'
import { QuoteContacts } from './quote-contacts.tsx'
import { priceColumns, sharedDay, type ValuationUrls, valuationUrls } from './quotes.map.ts'
import { QuotesTable } from './quotes-table.tsx'

/** Latest quotes from market participants (bond-page §2, §6): Q1–Q5. */
export function QuotesSection({ page, ports }: SectionProps) {
  // issuer and status are hints in the address; the server uses its own values (readings #40)
  const { id: bondId, issuerId, status } = page.bond
  const bond = { bondId, issuerId: issuerId ?? 0, statusId: status ?? 0 }
  const label = useLabel()
  const query = useQuery({
    queryKey: ['quotes', bondId],
    queryFn: async ({ signal }) => unwrap(await ports.quotes(bond, { signal })),
  })
  const refreshSoon = useRefreshSoon(query.refetch)
  const access = useAccess()
  const quotes = query.data && withholdQuotes(query.data, access)
  return (
    <SectionCard
      id="quotes"
      title={label('section_quotes')}
      note={quotes?.dateLabel}
      actions={
        quotes?.rows.some(({ masked }) => masked) ? <LockedNote message={label('quotes_locked')} /> : null
      }
    >
      {/* isError is false during a retry, which would unmount the focused Retry button */}
      {query.errorUpdateCount > 0 && !quotes ? (
        <ErrorState onRetry={() => query.refetch()} pending={query.isFetching} />
      ) : (
        <QuotesTable
          quotes={quotes ?? null}
          request={ports.requestQuoteAccess}
          onSent={refreshSoon}
          onSeen={() => ports.actionLogged({ actionId: USAGE_LOG.quoteTable })}
        />
      )}
      {quotes && (
        <PriceBlocks
          valuations={valuationUrls(quotes.rows)}
          today={quotes.today}
          endOfDay={quotes.endOfDay}
          accruedPrecision={page.bond.accruedInterestPrecision}
        />
      )}
      {quotes && (
        <QuoteContacts
          contacts={quotes.contacts}
          participants={quotes.participants}
          illustrative={quotes.rows.some(row => row.illustrative && row.participantId !== null)}
        />
      )}
    </SectionCard>
  )
}

/** Refetches the table a second after the last call, unless the component unmounts (bond-page §9). */
function useRefreshSoon(refresh: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, TABLE_REFRESH_MS)
  }, [refresh])
}

type PriceBlocksProps = {
  today: readonly TradingRow[]
  endOfDay: readonly TradingRow[]
  /** Decimals of accrued interest that the issuer uses; null for the default. */
  accruedPrecision: number | null
  valuations: ValuationUrls
}

/** Q5: prices of today and at the end of the day, each row with its own date. Empty blocks are left out. */
function PriceBlocks({ today, endOfDay, ...rest }: PriceBlocksProps) {
  return (
    <>
      <PriceBlock title="quotes_today" rows={today} {...rest} />
      <PriceBlock title="quotes_end_of_day" rows={endOfDay} {...rest} />
    </>
  )
}

type PriceBlockProps = Omit<PriceBlocksProps, 'today' | 'endOfDay'> & {
  title: string
  rows: readonly TradingRow[]
}

function PriceBlock({ title, rows, accruedPrecision, valuations }: PriceBlockProps) {
  const label = useLabel()
  const lang = useLang()
  const day = sharedDay(rows)
  const columns = useMemo(
    () => priceColumns(rows, { label, lang, accruedPrecision, valuations }),
    [rows, label, lang, accruedPrecision, valuations],
  )
  if (rows.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pb-1 desk:px-5">
        <h3 className="text-14 font-strong">{label(title)}</h3>
        {day ? <bdi className="num text-12 text-ink-3">{formatDay(day, lang)}</bdi> : null}
      </div>
      <DataTable caption={label(title)} columns={columns} data={rows}>
        <DataTableGrid stickyHead={false} />
      </DataTable>
    </div>
  )
}

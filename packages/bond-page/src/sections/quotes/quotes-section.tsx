'use client'
import { type Quotes, unwrap } from '@accrue/api-client'
import { AccessPrompt, EmptyState, ErrorState, Link, useAnnounce } from '@accrue/ui/controls'
import { seesValues, standingOf, useIsMobile, useLabel, useSession, useVerdict } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withholdQuotes } from '../../rules/withhold.ts'
import type { SectionProps } from '../../sections.ts'
import { SectionCard } from '../section.tsx'
import { PriceBlocks } from './price-blocks.tsx'
import { emptyQuotes, participantOf, type QuotesOptions, quoteColumns, quoteRows } from './quotes.map.ts'
import { RequestFault } from './request-fault.tsx'
import { useQuoteAccess } from './use-quote-access.ts'

/** Participants shown before "show more" (shared-blocks §9: 5 rows). */
const QUOTE_ROWS = 5

/** Latest quotes from market participants (bond-page §2, §6): Q1–Q5. */
export function QuotesSection({ page, ports }: SectionProps) {
  // issuer and status in the address are hints: the server goes by its own (readings #40)
  const { id: bondId, issuerId, status } = page.bond
  const bond = { bondId, issuerId: issuerId ?? 0, statusId: status ?? 0 }
  const label = useLabel()
  const query = useQuery({
    queryKey: ['quotes', bondId],
    queryFn: async ({ signal }) => unwrap(await ports.quotes(bond, { signal })),
  })
  const session = useSession()
  const quotes = query.data && withholdQuotes(query.data, session)
  return (
    <SectionCard id="quotes" title={label('section_quotes')} note={quotes?.dateLabel}>
      {/* not isError: that is taken back while the next try is under way, and Retry would lose its focus */}
      {query.errorUpdateCount > 0 && !quotes ? (
        <ErrorState onRetry={() => query.refetch()} pending={query.isFetching} />
      ) : (
        <QuotesTable quotes={quotes ?? null} request={ports.requestQuoteAccess} />
      )}
      {quotes && (
        <PriceBlocks
          today={quotes.today}
          endOfDay={quotes.endOfDay}
          accruedPrecision={page.bond.accruedInterestPrecision}
        />
      )}
    </SectionCard>
  )
}

type TableProps = { quotes: Quotes | null; request: SectionProps['ports']['requestQuoteAccess'] }

function QuotesTable({ quotes, request }: TableProps) {
  const label = useLabel()
  const access = useQuoteAccess(request)
  const [announce, region] = useAnnounce()
  const verdict = useVerdict('seeValues')
  const anonymous = standingOf(useSession()) === 'anonymous'
  const options: QuotesOptions = { label, mobile: useIsMobile(), anonymous, access: access.state }
  const { message } = access.state
  useEffect(() => {
    if (message) announce(label(message.key))
  }, [message, announce, label])

  if (quotes && quotes.rows.length === 0) return <NoQuotes quotes={quotes} />
  const rows = quotes?.rows ?? []
  return (
    <>
      {verdict.kind !== 'allowed' && rows.some(row => row.masked) && (
        <div className="px-4 pb-3 desk:px-5">
          <AccessPrompt verdict={verdict} message={label('quotes_locked')} />
        </div>
      )}
      <DataTable
        caption={label('section_quotes')}
        columns={quoteColumns(rows, options)}
        rows={quoteRows(rows, options)}
        limit={QUOTE_ROWS}
        skeletonRows={QUOTE_ROWS}
        status={quotes ? 'ready' : 'loading'}
        onRequestAccess={id => {
          const participant = participantOf(id)
          if (participant !== null) access.request(participant)
        }}
      />
      <RequestFault access={access.state} onRetry={access.request} />
      {region}
    </>
  )
}

function NoQuotes({ quotes }: { quotes: Quotes }) {
  const label = useLabel()
  const { key, supportUrl } = emptyQuotes(quotes, seesValues(useSession()))
  return (
    <EmptyState
      message={label(key)}
      action={supportUrl ? <Link href={supportUrl}>{label('support_request')}</Link> : undefined}
    />
  )
}

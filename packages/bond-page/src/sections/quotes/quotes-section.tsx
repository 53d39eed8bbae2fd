'use client'
import { unwrap } from '@accrue/api-client'
import { ErrorState } from '@accrue/ui/controls'
import { useLabel, useSession } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { withholdQuotes } from '../../rules/withhold.ts'
import type { SectionProps } from '../../sections.ts'
import { SectionCard } from '../section.tsx'
import { PriceBlocks } from './price-blocks.tsx'
import { QuotesTable } from './quotes-table.tsx'

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

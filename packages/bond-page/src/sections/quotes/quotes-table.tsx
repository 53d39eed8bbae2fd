'use client'
import type { QuoteRow, Quotes } from '@accrue/api-client'
import { EmptyState, Link, useAnnounce } from '@accrue/ui/controls'
import { useIsMobile, useLabel, useLang, useToday, useVerdict } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useEffect, useMemo, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { emptyQuotes, quoteColumns } from './quotes.map.ts'
import { RequestError } from './request-error.tsx'
import { useQuoteAccess } from './use-quote-access.ts'
import { useSeen } from './use-seen.ts'

/** Participants shown before "show more" (shared-blocks §9: 5 rows). */
const QUOTE_ROWS = 5
/** With more columns than this, the spacing is tight. */
const MAX_SPACED_COLUMNS = 9
const NO_ROWS: readonly QuoteRow[] = []

export type QuotesTableProps = {
  /** Null while loading. */
  quotes: Quotes | null
  /** Requests access to a participant's quotes. */
  request: BondPagePorts['requestQuoteAccess']
  /** Called after each accepted request. */
  onSent: () => void
  /** Called once, when there are quotes in the viewport (P8). */
  onSeen: () => void
}

/** The participants' quotes with access requests for hidden ones, or a message without quotes. */
export function QuotesTable({ quotes, request, onSent, onSeen }: QuotesTableProps) {
  const label = useLabel()
  const access = useQuoteAccess(request, onSent)
  const table = useRef<HTMLDivElement>(null)
  useSeen(table, quotes !== null && quotes.rows.length > 0, onSeen)
  const [announce, region] = useAnnounce()
  const anonymous = useVerdict('quoteAccessRequest').kind === 'needAuth'
  const lang = useLang()
  const today = useToday()
  const mobile = useIsMobile()
  const rows = quotes?.rows ?? NO_ROWS
  const columns = useMemo(
    () => quoteColumns(rows, { label, lang, today, mobile, anonymous, access: access.state }),
    [rows, label, lang, today, mobile, anonymous, access.state],
  )
  const { message } = access.state
  useEffect(() => {
    if (message) announce(label(message.key))
  }, [message, announce, label])

  if (quotes && quotes.rows.length === 0) return <NoQuotes quotes={quotes} />
  return (
    <>
      <DataTable
        ref={table}
        columnSpacing={columns.length > MAX_SPACED_COLUMNS ? 'tight' : 'normal'}
        caption={label('section_quotes')}
        columns={columns}
        data={rows}
        limit={QUOTE_ROWS}
        skeletonRows={QUOTE_ROWS}
        status={quotes ? 'ready' : 'loading'}
        onRequestAccess={({ participantId }) => {
          if (participantId !== null) access.request(participantId)
        }}
      />
      <RequestError access={access.state} onRetry={access.request} />
      {region}
    </>
  )
}

function NoQuotes({ quotes }: { quotes: Quotes }) {
  const label = useLabel()
  const { key, supportUrl } = emptyQuotes(quotes, useVerdict('seeValues').kind === 'allowed')
  return (
    <EmptyState
      message={label(key)}
      action={supportUrl ? <Link href={supportUrl}>{label('support_request')}</Link> : undefined}
    />
  )
}

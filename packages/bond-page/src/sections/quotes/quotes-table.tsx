'use client'
import type { QuoteRow, Quotes } from '@accrue/api-client'
import { AccessPrompt, EmptyState, ErrorState, Link, useAnnounce } from '@accrue/ui/controls'
import {
  createIntersectionObserver,
  useIsMobile,
  useLabel,
  useLang,
  useToday,
  useVerdict,
} from '@accrue/ui/foundation'
import { gateOf } from '@accrue/ui/foundation/access'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { type AccessState, accessReducer, maySend, NO_REQUESTS } from './quote-access.reducer.ts'
import { emptyQuotes, quoteColumns } from './quotes.map.ts'

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
        caption={label('section_quotes')}
        columns={columns}
        data={rows}
        limit={QUOTE_ROWS}
        status={quotes ? 'ready' : 'loading'}
      >
        <DataTableGrid
          columnSpacing={columns.length > MAX_SPACED_COLUMNS ? 'tight' : 'normal'}
          skeletonRows={QUOTE_ROWS}
          onRequestAccess={({ participantId }: QuoteRow) => {
            if (participantId !== null) access.request(participantId)
          }}
        />
      </DataTable>
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

type RequestErrorProps = { access: AccessState; onRetry: (participantId: number) => void }

/** Why the last access request failed: an access prompt, or an error with Retry. */
function RequestError({ access: { message, phases }, onRetry }: RequestErrorProps) {
  const label = useLabel()
  if (!message || phases[message.participantId] !== 'failed') return null
  const verdict = gateOf(message.key)
  if (verdict)
    return (
      <div className="px-4 py-3 desk:px-5">
        <AccessPrompt verdict={verdict} />
      </div>
    )
  return <ErrorState message={label(message.key)} onRetry={() => onRetry(message.participantId)} />
}

/** Calls `onSeen` once, when the element is `ready` and in the viewport. */
function useSeen(element: RefObject<Element | null>, ready: boolean, onSeen: () => void): void {
  const seen = useRef(false)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])
  useEffect(() => {
    const { current } = element
    if (!ready || seen.current || !current) return
    const observer = createIntersectionObserver(entries => {
      if (seen.current || !entries.some(entry => entry.isIntersecting)) return
      seen.current = true
      observer.disconnect()
      latest.current()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, ready])
}

/** Sends access requests on clicks, one at a time per participant; calls `onSent` after each accepted one. */
function useQuoteAccess(port: BondPagePorts['requestQuoteAccess'], onSent: () => void) {
  const [state, dispatch] = useReducer(accessReducer, NO_REQUESTS)
  // a second click can come before the next render
  const pending = useRef(new Set<number>())

  const request = useCallback(
    async (participantId: number) => {
      if (pending.current.has(participantId) || !maySend(state, participantId)) return
      pending.current.add(participantId)
      dispatch({ type: 'sending', participantId })
      try {
        const answer = await port({ participantId })
        if (answer.kind === 'ok') {
          dispatch({ type: 'answered', participantId, sent: answer.data.sent })
          if (answer.data.sent) onSent()
        } else dispatch({ type: 'refused', participantId, code: answer.code })
      } catch {
        dispatch({ type: 'failed', participantId })
      } finally {
        pending.current.delete(participantId)
      }
    },
    [port, state, onSent],
  )
  return { state, request }
}

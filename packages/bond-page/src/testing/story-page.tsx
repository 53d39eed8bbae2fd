import type { NumericField, Quotes, TradingRow, Tradings } from '@accrue/api-client'
import { type Address, type Day, memoryAddress, UiProvider, useUi } from '@accrue/ui/foundation'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { BondPagePorts } from '../ports.ts'
import type { UrlCompared } from '../rules/chart-url.ts'
import type { SectionProps } from '../section-props.ts'
import { numeric, quietPorts } from './facts.ts'
import { ENGLISH, RUSSIAN } from './labels.ts'
import { NOTE_DAY, NOTE_PAGE, NOTE_QUOTES, NOTE_ROWS, NOTE_SHAPE } from './note-2034.ts'
import { EXXON_HOLDS, HOLDS_EXXON, NOTE_MAP, NOTE_MAP_SHAPE } from './note-map.ts'

/**
 * The providers of a story: the note's day, the labels of page and server, and a query client, which forgets its answers soon after
 * the story. The page has one for its whole life.
 */
export function StoryPage({ children, today = NOTE_DAY }: { children: ReactNode; today?: Day }) {
  const { lang, session, access, clock, stores, signIn, accessUrl } = useUi()
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 200 } } }),
  )
  return (
    <UiProvider
      lang={lang}
      session={session}
      access={access}
      clock={clock}
      stores={stores}
      accessUrl={accessUrl}
      labels={lang === 'ru' ? RUSSIAN : ENGLISH}
      today={today}
      {...(signIn ? { onSignIn: signIn } : {})}
    >
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </UiProvider>
  )
}

export type StorySectionProps = {
  Section: ComponentType<SectionProps>
  page?: SectionProps['page']
  ports?: BondPagePorts
  /** The query of the initial address. */
  search?: string
  /** Today. Default: the day of the note's data. */
  today?: Day
}

/** One section with an address in memory. */
export function StorySection({
  Section,
  page = NOTE_PAGE,
  ports = NOTE_PORTS,
  search = '',
  today = NOTE_DAY,
}: StorySectionProps) {
  const [address] = useState<Address>(() => memoryAddress(search))
  return (
    <StoryPage today={today}>
      <Section page={page} ports={ports} address={address} />
    </StoryPage>
  )
}

/** Answers like the server: the days of the period; without any, the nearest day with data. */
const tradingsFrom =
  (rows: typeof NOTE_ROWS): BondPagePorts['tradings'] =>
  async ({ range, venueId, compared }) => {
    const found = rows.filter(({ day }) => day >= range.from && day <= range.to)
    const data: Tradings =
      found.length > 0
        ? {
            kind: 'rows',
            rows: [
              ...found.map(row => ({ ...row, venueId })),
              ...compared.flatMap(item => found.map((row, at) => comparedRow(row, item, at))),
            ],
            dropped: 0,
          }
        : { kind: 'nearest', day: NOTE_DAY }
    return { kind: 'ok', data }
  }

/** A row of an invented bond or index that a story compares with the note. */
function comparedRow(row: TradingRow, { kind, id, venueId }: UrlCompared, at: number): TradingRow {
  const moved = (field: NumericField, by: number): NumericField =>
    field.kind === 'value' ? numeric((field.value + by).toFixed(6)) : field
  const swing = Math.sin(at / 9 + id) / 4
  return {
    ...row,
    itemId: id,
    model: kind,
    venueId,
    indicativePrice: moved(row.indicativePrice, id / 2 + swing),
    indicativeYield: moved(row.indicativeYield, -(id + swing) / 2000),
  }
}

const quotesOf = (data: Quotes) => async () => ({ kind: 'ok' as const, data })

/** Ports that answer at once with the note's data for full access. */
export const NOTE_PORTS = quietPorts({
  tradings: tradingsFrom(NOTE_ROWS),
  quotes: quotesOf(NOTE_QUOTES),
  issuerMap: async () => ({ kind: 'ok', data: NOTE_MAP }),
  relations: async ({ direction }) => ({
    kind: 'ok',
    data: [...(direction === 'from' ? EXXON_HOLDS : HOLDS_EXXON)],
  }),
  comparedName: async ({ kind, id }) => (kind === 'index' ? `Sample index ${id}` : `Sample bond ${id}`),
})

/** The same below full access: shapes instead of lines, and quotes that the page withholds. */
export const LOCKED_PORTS: BondPagePorts = {
  ...NOTE_PORTS,
  tradings: tradingsFrom(NOTE_SHAPE),
  issuerMap: async () => ({ kind: 'ok', data: NOTE_MAP_SHAPE }),
}

const never = () => new Promise<never>(() => {})

/** Ports that never answer: the loading states. */
export const PENDING_PORTS = quietPorts({
  tradings: never,
  quotes: never,
  requestQuoteAccess: never,
  issuerMap: never,
  relations: never,
})

const fail = async () => {
  throw new Error('network error')
}

/** Ports that fail with a network error. */
export const FAILING_PORTS = quietPorts({
  tradings: fail,
  quotes: fail,
  requestQuoteAccess: fail,
  issuerMap: fail,
  relations: fail,
})

/** Ports that answer with empty data. */
export const EMPTY_PORTS = quietPorts()

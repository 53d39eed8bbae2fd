import type { NumericField, QuoteRow, Quotes, TradingRow } from '@accrue/api-client'
import { type Day, formatDay, formatDecimal, type LabelOf } from '@accrue/ui/foundation'
import { type CellObject, createColumns, type DataTableColumnDef } from '@accrue/ui/tables'
import { isAboveLimit, KIND_RULES, type NumberKind, shownCell, typeLabel } from '../../rules/number-rules.ts'
import { isOldQuote, isValuationVenue } from '../../rules/quote-rules.ts'
import type { AccessState } from './quote-access.reducer.ts'

export type QuotesOptions = {
  label: LabelOf
  lang: string
  today: Day
  /** At 680 px or less, bid and ask are one column and there is no date column (bond-page §2). */
  mobile: boolean
  /** Nobody is signed in: withheld values link to the sign-in form, not to an access request (access row 18). */
  anonymous: boolean
  access: AccessState
}

type NumberColumn = { id: string; kind: NumberKind; field: (row: QuoteRow) => NumericField }

/** The numbers of a quote, in column order. */
const NUMBER_COLUMNS: readonly NumberColumn[] = [
  { id: 'bid', kind: 'price', field: row => row.bid },
  { id: 'ask', kind: 'price', field: row => row.ask },
  { id: 'indicativePrice', kind: 'price', field: row => row.indicativePrice },
  { id: 'yieldBid', kind: 'yield', field: row => row.indicativeYieldBid },
  { id: 'yieldAsk', kind: 'yield', field: row => row.indicativeYieldAsk },
  { id: 'yieldToMaturity', kind: 'yield', field: row => row.yieldToMaturity },
  { id: 'yieldToOptionBid', kind: 'yield', field: row => row.yieldToOptionBid },
  { id: 'yieldToOptionAsk', kind: 'yield', field: row => row.yieldToOptionAsk },
  { id: 'yieldToOption', kind: 'yield', field: row => row.yieldToOption },
  { id: 'gSpread', kind: 'spread', field: row => row.gSpread },
  { id: 'tSpread', kind: 'spread', field: row => row.tSpread },
  { id: 'volume', kind: 'volume', field: row => row.volume },
]

/** Columns that stay without any value. */
const ALWAYS = new Set(['bid', 'ask', 'indicativePrice', 'yieldBid', 'yieldAsk', 'gSpread'])

function visibleColumns(rows: readonly QuoteRow[]): NumberColumn[] {
  return NUMBER_COLUMNS.filter(
    ({ id, field }) => ALWAYS.has(id) || rows.some(row => field(row).kind === 'value'),
  )
}

const quote = createColumns<QuoteRow>()

/** Q1, Q2: the columns of the quotes table; hidden values have the state of the access request (H12). */
export function quoteColumns(
  rows: readonly QuoteRow[],
  options: QuotesOptions,
): DataTableColumnDef<QuoteRow>[] {
  const { label, mobile } = options
  const name = quote.text(row => nameCell(row, label), { id: 'name', header: label('quote_name') })
  const numbers = visibleColumns(rows)
    .filter(({ id }) => !mobile || (id !== 'bid' && id !== 'ask'))
    .map(column => {
      const { decimals, unit } = KIND_RULES[column.kind]
      return quote.number(row => quoteCell(row, column, options), {
        id: column.id,
        header: label(`quote_${column.id}`),
        decimals,
        unit: unit && label(unit),
        locked: rows.some(row => quoteCell(row, column, options)?.locked),
      })
    })
  if (!mobile) {
    const updated = quote.day(row => updatedCell(row, options), {
      id: 'updated',
      header: label('quote_updated'),
    })
    return [name, ...numbers, updated]
  }
  const bidAsk = quote.number(row => bidAskCell(row, options), {
    id: 'bidAsk',
    header: label('quote_bidAsk'),
    unit: label('unit_percent'),
    locked: rows.some(row => bidAskCell(row, options)?.locked),
  })
  // the link to the archive, which is on the date column on wide screens
  const archive = quote.text(
    row => row.archiveUrl && { text: label('quote_archive'), href: row.archiveUrl },
    {
      id: 'archive',
      header: label('quote_archive'),
      enableSorting: false,
    },
  )
  return [name, bidAsk, ...numbers, ...(rows.some(row => row.archiveUrl) ? [archive] : [])]
}

function nameCell(row: QuoteRow, label: LabelOf): CellObject {
  return {
    text: row.name,
    ...(row.url ? { href: row.url } : {}),
    ...(row.illustrative ? { detail: label('illustrative') } : {}),
    ...(row.estimation ? { info: label('estimation_hint') } : {}),
  }
}

/** The time of the quote; a trading ground's time links to its archive, and an old quote has a warning (Q1). */
function updatedCell(row: QuoteRow, options: QuotesOptions): CellObject {
  const old: Partial<CellObject> = isOldQuote(row.day, options.today)
    ? { tone: 'muted', reason: options.label('quote_is_old') }
    : {}
  const cell = { text: updatedText(row, options), sortValue: row.quotedAt ?? '', ...old }
  return row.archiveUrl ? { ...cell, href: row.archiveUrl } : cell
}

/** The time for today's quotes, the day for older ones. */
function updatedText({ day, time, dateTime }: QuoteRow, { lang, today }: QuotesOptions): string {
  if (time && (day === null || day === today)) return time
  return day ? formatDay(day, lang) : (dateTime ?? '')
}

/** The placeholder cell of withheld values; null when they are not withheld. */
function withheld(row: QuoteRow, { access, anonymous }: QuotesOptions): CellObject | null {
  if (!row.hidden && !row.masked) return null
  if (anonymous) return { locked: true }
  const phase = row.participantId === null ? undefined : access.phases[row.participantId]
  if (phase === 'sending') return { placeholder: 'sending' }
  if (phase === 'sent' || row.accessRequest === 'sent') return { placeholder: 'sent' }
  if (phase === 'forbidden' || row.accessRequest === 'forbidden') return { placeholder: 'forbidden' }
  if (row.accessRequest === 'available') return { placeholder: 'send' }
  // hidden by the participant: access to the product does not help, so the forbidden text is shown (bond-page §4)
  return row.hidden ? { placeholder: 'forbidden' } : { locked: true }
}

function quoteCell(row: QuoteRow, { kind, field }: NumberColumn, options: QuotesOptions): CellObject | null {
  const limits = { indicativeYield: indicativeYieldOf(row) }
  return withheld(row, options) ?? shownCell(kind, field(row), options.label, limits)
}

/** A quote has an indicative yield per side; one above the limit blanks its spreads (bond-page §5). */
function indicativeYieldOf({ indicativeYieldBid: bid, indicativeYieldAsk: ask }: QuoteRow): NumericField {
  return isAboveLimit(bid) ? bid : ask
}

/** Two prices in one cell, formatted in the user's language here; a missing one is a dash. */
function bidAskCell(row: QuoteRow, options: QuotesOptions): CellObject | null {
  const hidden = withheld(row, options)
  if (hidden) return hidden
  const { label, lang } = options
  const bid = shownCell('price', row.bid, label)
  const ask = shownCell('price', row.ask, label)
  if (!bid?.text && !ask?.text) return bid ?? ask
  const { decimals } = KIND_RULES.price
  const texts = [bid, ask].map(side => (side?.text ? formatDecimal(side.text, { lang, decimals }) : '–'))
  const reason = bid?.reason ?? ask?.reason
  return { text: texts.join(' / '), sortValue: bid?.text ?? null, ...(reason ? { reason } : {}) }
}

/** Q4: the message without quotes (bond-page §6, §9, access rows 19 and 20). */
export type EmptyQuotes = { key: 'quotes_empty' | 'quotes_hidden_support'; supportUrl: string | null }

/** Q4: with a hidden-quote status, full access gets the support message, everybody else the message that there are no quotes. */
export function emptyQuotes(
  quotes: Pick<Quotes, 'emptyReason' | 'supportUrl'>,
  hasFullAccess: boolean,
): EmptyQuotes {
  const key = quotes.emptyReason === 'hidden' && hasFullAccess ? 'quotes_hidden_support' : 'quotes_empty'
  return { key, supportUrl: hasFullAccess ? quotes.supportUrl : null }
}

/** Q5: the numbers of a trading ground's row in the blocks "today" and "end of day". */
const PRICE_FIELDS = [
  { id: 'indicativePrice', kind: 'price' },
  { id: 'indicativeYield', kind: 'yield' },
  { id: 'yieldToWorst', kind: 'yield' },
  { id: 'discountMargin', kind: 'margin' },
  { id: 'gSpread', kind: 'spread' },
  { id: 'duration', kind: 'days' },
  { id: 'accruedInterest', kind: 'accrued' },
] as const satisfies readonly { id: keyof TradingRow; kind: NumberKind }[]

/** Numbers of callable bonds and of floating-rate notes only. */
const SPECIAL = new Set<string>(['yieldToWorst', 'discountMargin'])

const priceFields = (rows: readonly TradingRow[]) =>
  PRICE_FIELDS.filter(({ id }) => !SPECIAL.has(id) || rows.some(row => row[id].kind === 'value'))

/** Decimals of accrued interest are the issuer's, else 2 (bond-page §9). */
export type PriceOptions = Pick<QuotesOptions, 'label' | 'lang'> & { accruedPrecision: number | null }

const price = createColumns<TradingRow>()

/**
 * Q5: the columns of the blocks "today" and "end of day", with a row per trading ground; valuation grounds link to their pages (P11). Accrued
 * interest has its settlement, in the heading if all rows share it.
 */
export function priceColumns(
  rows: readonly TradingRow[],
  options: PriceOptions & { valuations?: ValuationUrls },
): DataTableColumnDef<TradingRow>[] {
  const { label, lang, accruedPrecision, valuations } = options
  const settlement = sharedSettlement(rows)
  return [
    price.text(
      row => ({
        text: row.venue ?? '',
        href: valuations?.get(row.venueId ?? -1) ?? null,
        ...(row.estimation ? { info: label('estimation_hint') } : {}),
      }),
      { id: 'tradingGround', header: label('trading_ground') },
    ),
    ...priceFields(rows).map(({ id, kind }) => {
      const { unit, decimals } = KIND_RULES[kind]
      if (kind !== 'accrued')
        return price.number(row => priceCell(row, id, kind, options), {
          id,
          header: label(`field_${id}`),
          decimals,
          unit: unit && label(unit),
          locked: rows.some(row => row[id].kind === 'masked'),
        })
      const day = settlement && isolated(formatDay(settlement, lang, 'dayMonth'))
      return price.number(row => accruedCell(row, options, settlement), {
        id,
        header: day ? label('field_accrued_settling', { day }) : label(`field_${id}`),
        decimals: accruedPrecision ?? decimals,
        unit: unit && label(unit),
        locked: rows.some(row => row.accruedInterest.kind === 'masked'),
        info: label('info_accruedInterest'),
      })
    }),
    // last, so that a phone shows the price first
    price.day('day', { header: label('archive_day') }),
  ]
}

/** P11: addresses of the valuation pages by trading ground. */
export type ValuationUrls = ReadonlyMap<number, string>

export function valuationUrls(rows: readonly QuoteRow[]): ValuationUrls {
  return new Map(
    rows.flatMap(({ venueId, url }) =>
      venueId !== null && url !== null && isValuationVenue(venueId) ? [[venueId, url] as const] : [],
    ),
  )
}

/** Q5: the day that all rows of a block share, or null. */
export function sharedDay(rows: readonly TradingRow[]): Day | null {
  const [first] = rows
  return first && rows.every(({ day }) => day === first.day) ? first.day : null
}

/** Q5: the settlement that all rows of a block share; null if they differ or are withheld. */
function sharedSettlement(rows: readonly TradingRow[]): Day | null {
  const open = rows.filter(({ masked }) => !masked)
  const [first] = open
  return first && open.every(({ settlement }) => settlement === first.settlement) ? first.settlement : null
}

/** Isolates a text from the direction of its sentence: in right-to-left text the month would move before the day. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** Accrued interest, with its settlement unless the heading has it. */
function accruedCell(row: TradingRow, options: PriceOptions, shared: Day | null): CellObject | null {
  const cell = priceCell(row, 'accruedInterest', 'accrued', options)
  if (!cell?.text || shared || !row.settlement) return cell
  const day = formatDay(row.settlement, options.lang, 'dayMonth')
  return { ...cell, detail: options.label('cell_settling', { day: isolated(day) }) }
}

function priceCell(
  row: TradingRow,
  id: (typeof PRICE_FIELDS)[number]['id'],
  kind: NumberKind,
  { label, accruedPrecision }: PriceOptions,
): CellObject | null {
  if (row.masked) return { locked: true }
  const decimals = kind === 'accrued' && accruedPrecision !== null ? { decimals: accruedPrecision } : {}
  const cell = shownCell(kind, row[id], label, { indicativeYield: row.indicativeYield, ...decimals })
  const type = typeLabel(row, id)
  return cell?.text && type ? { ...cell, tooltip: label(type) } : cell
}

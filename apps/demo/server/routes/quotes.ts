import { HIDDEN_QUOTE_STATUSES } from '@accrue/api-client'
import { seesValues, standingOf } from '@accrue/api-client/access'
import { vGetMarketQuotesPath, vSubmitQuotesAccessRequestPath } from '@accrue/api-client/schemas'
import type { QuoteRow, QuotesAnswer, RequestState } from '@accrue/api-client/wire'
import { BUSINESS_OFFSET_MINUTES, dayFromMs } from '@accrue/ui/foundation/calendar'
import { formatDay, formatDayPattern } from '@accrue/ui/foundation/format'
import { json } from '../http/answers.ts'
import { createCache } from '../http/cache.ts'
import { ACCESS_REQUESTS } from '../http/rate-limits.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { PARTICIPANTS, type ParticipantQuote, participantQuotes } from '../market/participants.ts'
import type { MarketRow, ValueName } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import { ABOUT, VALUATION_PAGES } from '../page/about.ts'
import { tradingGroundName } from '../page/names.ts'
import { viewOf } from '../page/view.ts'
import { wireRow } from '../wire/trading-rows.ts'
import { unixSeconds, wireNumber } from '../wire/values.ts'
import { requireBond } from './bond-page.ts'

/** A yield compounded once a year, with coupons reinvested at the same rate. */
function effective(yieldFraction: number | undefined, issue: BondIssue): number | null {
  const frequency = issue.terms?.frequency
  return yieldFraction === undefined || !frequency ? null : (1 + yieldFraction / frequency) ** frequency - 1
}

/** The numbers of a quote row; absent when withheld. */
function quoteValues({ values, yieldType }: MarketRow, issue: BondIssue): Partial<QuoteRow> {
  // A current yield is not a yield to maturity.
  const toMaturity = yieldType === 'Coupon' ? undefined : values.indicative_yield
  const number = (name: ValueName) => wireNumber(values[name])
  return {
    buying_quote: number('buying_quote'),
    selling_quote: number('selling_quote'),
    indicative_price: number('indicative_price'),
    indicative_yield_bid: number('ytm_bid'),
    indicative_yield_ask: number('ytm_offer'),
    clearance_profit_effect: wireNumber(effective(toMaturity, issue)),
    yto_bid: number('yto_bid'),
    yto_offer: number('yto_offer'),
    offer_profit_effect: number('yto_close'),
    t_spread: number('t_spread'),
    g_spread: number('g_spread'),
    trading_volume: number('volume_money'),
  }
}

/** The newest good row of a trading ground. */
function newest(series: Series): MarketRow | null {
  for (let index = series.days.length - 1; index >= 0; index -= 1)
    if (series.row(index).bad.size === 0) return series.row(index)
  return null
}

function tradingGroundQuote(call: Call, issue: BondIssue, series: Series): QuoteRow[] {
  const { tradingGround } = series
  const row = newest(series)
  if (!row) return []
  const masked = !seesValues(call.session, tradingGround.id)
  return [
    {
      trading_ground_id: tradingGround.id,
      name: tradingGroundName(viewOf(call), tradingGround),
      url: VALUATION_PAGES.get(tradingGround.id) ?? null,
      date_numeric: unixSeconds(row.day),
      time: null,
      date_time: formatDayPattern(row.day, 'DD.MM.YYYY'),
      archive_link: `/bonds/${issue.id}/?view=archive&ground=${tradingGround.id}`,
      mp_contacts_emitent_id: null,
      response_person_id: null,
      hide_quotes: 0,
      illustrative: tradingGround.illustrative,
      estimation: tradingGround.estimation,
      masked,
      ...(masked ? {} : quoteValues(row, issue)),
    },
  ]
}

/** A participant's row; hidden quotes have no numbers for anybody (access row 17). */
function participantRow(
  call: Call,
  issue: BondIssue,
  { participant, board, at, row }: ParticipantQuote,
): QuoteRow {
  const masked = !seesValues(call.session)
  const shown = at + BUSINESS_OFFSET_MINUTES * 60_000
  const time = new Date(shown).toISOString().slice(11, 16)
  return {
    trading_ground_id: null,
    name: board === 'Screen' ? participant.name : `${participant.name}, ${viewOf(call).text('board_voice')}`,
    url: null,
    date_numeric: at / 1000,
    time,
    date_time: `${formatDayPattern(dayFromMs(shown), 'DD.MM.YYYY')} ${time}`,
    archive_link: null,
    mp_contacts_emitent_id: participant.id,
    response_person_id: call.lang === 'ru' ? participant.person.id : null,
    hide_quotes: participant.hidden ? 1 : 0,
    illustrative: true,
    estimation: false,
    masked,
    ...(masked || participant.hidden ? {} : quoteValues(row, issue)),
  }
}

/** State of the request to each participant (bond-page §4). */
function requestStates(requested: ReadonlySet<number>): Record<string, RequestState> {
  return Object.fromEntries(
    PARTICIPANTS.map(({ id, closed }) => [
      id,
      {
        send_request: !closed && !requested.has(id),
        already_send_request: requested.has(id),
        forbidden_request: closed,
      },
    ]),
  )
}

/** The answer for one kind of user; request states are added afterwards. */
const cachedQuotes = createCache<Market, QuotesAnswer>(400)

async function quotes(call: Call, issue: BondIssue): Promise<QuotesAnswer> {
  const { deps, session, lang } = call
  const kind = [issue.id, lang, session.level, session.nsd].join(' ')
  const answer = cachedQuotes(deps.market, kind, () => sharedQuotes(call, issue))
  if (answer.empty_reason !== null) return answer
  const requested = session.userId > 0 ? await deps.store.requests.quoteParticipants(session.userId) : NOBODY
  return { ...answer, request_data: requestStates(requested) }
}

const NOBODY: ReadonlySet<number> = new Set()

function sharedQuotes(call: Call, issue: BondIssue): QuotesAnswer {
  const { deps, session, lang } = call
  const { market } = deps
  const hidden = HIDDEN_QUOTE_STATUSES.has(market.statusOf(issue))
  const quotesOfParticipants = hidden ? [] : participantQuotes(market, issue)
  const open = quotesOfParticipants.length > 0
  const tradingGrounds = open ? market.series(issue) : []
  const day = market.latestRow(issue)?.row.day ?? market.today
  const view = viewOf(call)
  const { text } = view
  const full = standingOf(session) === 'full'
  return {
    quotes: [
      ...tradingGrounds.flatMap(series => tradingGroundQuote(call, issue, series)),
      ...quotesOfParticipants.map(quote => participantRow(call, issue, quote)),
    ],
    priceToday: tradingGrounds.flatMap(series =>
      series.days.at(-1) === market.today ? [wireRow(view, issue, series, series.days.length - 1)] : [],
    ),
    endOfDayPrices: tradingGrounds.map(series => wireRow(view, issue, series, series.days.length - 1)),
    contacts: open
      ? PARTICIPANTS.map(({ id, name, person }) => ({
          ttl: `${name}: ${person.name}`,
          emitent_id: id,
          response_person_id: person.id,
          person: person.name,
          phone: person.phone,
          email: person.email,
          chat_link: lang === 'ru' ? `https://chat.example/person/${person.id}` : null,
        }))
      : [],
    date_label: text('quotes_as_of', { day: formatDay(day, lang) }),
    request_data: {},
    market_participants: open ? PARTICIPANTS.map(({ id, name }) => ({ id, name, url: null })) : [],
    masked: !seesValues(session),
    empty_reason: open ? null : hidden ? 'hidden' : 'no_quotes',
    support_link: !open && full ? ABOUT.support : null,
  }
}

export const quoteRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getMarketQuotes',
    request: { path: vGetMarketQuotesPath },
    // The page sends issuer and status as hints (readings #40): validated, but not used.
    handle: async call => json(await quotes(call, requireBond(call, call.path.bondId))),
  }),
  route({
    operation: 'submitQuotesAccessRequest',
    request: { path: vSubmitQuotesAccessRequestPath },
    async handle(call) {
      const { deps, session, now, path } = call
      const participant = PARTICIPANTS.find(one => one.id === path.emitentId)
      if (!participant) throw notFound()
      if (participant.closed) throw new Refusal(403, 'forbidden_request')
      const requested = await deps.store.requests.quoteParticipants(session.userId)
      if (!requested.has(participant.id)) {
        await deps.limits.consume('access requests', `user ${session.userId}`, ACCESS_REQUESTS, now)
        await deps.store.requests.requestQuotes(session.userId, participant.id, now)
      }
      return json({ response: { items: [{ success: wireNumber(1) }] } })
    },
  }),
]

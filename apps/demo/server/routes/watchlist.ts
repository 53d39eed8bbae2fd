import { NSD_WATCHLIST, watchlistVerdict } from '@accrue/api-client/access'
import { vAppendToWatchlistsBody, vRemoveFromWatchlistsBody } from '@accrue/api-client/schemas'
import type { WatchlistAppendAnswer } from '@accrue/api-client/wire'
import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { roundDecimal } from '@accrue/ui/foundation/format'
import type {
  StoredWatchlistEntry as Entry,
  Security,
  Watchlist,
  WatchlistRefusal,
} from '../db/watchlists.ts'
import { json } from '../http/answers.ts'
import { parseId } from '../http/parameters.ts'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, requireVerdict, route } from '../http/route.ts'
import { wireWatchlist } from './watchlist-wire.ts'

/** Prices have three decimals (shared-blocks §5). */
const PRICE_DECIMALS = 3
/** Lower limit of the purchase date and upper limit of the price. */
const EARLIEST = '1900-01-01' as Day
const HIGHEST_PRICE = 1_000_000

type NamedSecurity = { bondId?: number | undefined; stockId?: number | undefined }

/** The bond or stock that the request names. */
function namedSecurity({ deps, body }: Pick<Call, 'deps'> & { body: NamedSecurity }): Security | null {
  const { bondId, stockId } = body
  if (bondId !== undefined && stockId !== undefined) throw badRequest('stockId')
  if (bondId !== undefined) return known(deps, { kind: 'bonds', id: bondId })
  return stockId === undefined ? null : known(deps, { kind: 'stocks', id: stockId })
}

function known({ market }: Call['deps'], security: Security): Security {
  const { kind, id } = security
  if (!(kind === 'bonds' ? market.bond(id) : market.stock(id))) throw notFound()
  return security
}

function bondOfReferer(request: Request): number | null {
  const referer = request.headers.get('referer')
  if (!referer) return null
  try {
    return parseId(/^\/bonds\/([^/]+)\/$/.exec(new URL(referer).pathname)?.[1] ?? '')
  } catch {
    return null
  }
}

/** The security to remove: from the request, or the bond of the referring page. */
function securityToRemove(call: Call & { body: NamedSecurity }): Security {
  const named = namedSecurity(call)
  if (named) return named
  const id = bondOfReferer(call.request)
  if (id === null) throw badRequest('bondId')
  return known(call.deps, { kind: 'bonds', id })
}

function securityToSave(call: Pick<Call, 'deps'> & { body: NamedSecurity }): Security {
  const named = namedSecurity(call)
  if (!named) throw badRequest('bondId')
  return named
}

/** A number as typed: digits with at most one dot or comma; empty is null. It has up to three decimals. */
function parsePrice(text: string, field: string): number | null {
  if (text === '') return null
  if (!/^\d+(?:[.,]\d*)?$|^[.,]\d+$/.test(text)) throw badRequest(field)
  const price = Number(roundDecimal(text.replace(',', '.'), PRICE_DECIMALS) ?? Number.NaN)
  if (!Number.isFinite(price) || price > HIGHEST_PRICE) throw badRequest(field)
  return price === 0 ? null : price
}

function parseDate(text: string, field: string, today: Day): Day | null {
  if (text === '') return null
  const day = parseIsoDay(text)
  if (!day || day < EARLIEST || day > today) throw badRequest(field, 'bad_date')
  return day
}

/** The lists with their entries; an error names the first invalid item (shared-blocks §5). */
function entries(
  { add, qnt, price, date }: { add: number[]; qnt: string[]; price: string[]; date: string[] },
  today: Day,
): ({ listId: number } & Entry)[] {
  for (const [field, list] of Object.entries({ qnt, price, date }))
    if (list.length !== add.length) throw badRequest(field)
  return add.map((listId, index) => {
    if (add.indexOf(listId) !== index) throw badRequest(`add[${index}]`)
    const paid = parsePrice(price[index] ?? '', `price[${index}]`)
    const bought = parseDate(date[index] ?? '', `date[${index}]`, today)
    if (paid !== null && !bought) throw badRequest(`date[${index}]`, 'wl_error_no_date')
    if (paid === null && bought) throw badRequest(`price[${index}]`, 'wl_error_no_price')
    return { listId, quantity: qnt[index] ?? '', price: paid, date: bought }
  })
}

/** Another user's list counts as unknown; a read-only list has its own error. */
function requireDone(
  result: WatchlistRefusal | { kind: 'done'; lists: Watchlist[] },
  ids: readonly number[],
  field: string,
): Watchlist[] {
  if (result.kind === 'done') return result.lists
  const at = `${field}[${Math.max(0, ids.indexOf(result.listId))}]`
  if (result.kind === 'unknown') throw new Refusal(404, 'not_found', { field: at })
  throw new Refusal(403, 'watchlist_readonly', { field: at })
}

export const watchlistRoutes: readonly ApiRoute[] = [
  route({
    operation: 'removeFromWatchlists',
    idempotent: true,
    request: { body: vRemoveFromWatchlistsBody },
    async handle(call) {
      const { deps, session, body, now } = call
      const security = securityToRemove(call)
      const before = await deps.store.watchlists.lists(session.userId, security)
      const ids = [...new Set(body.ids)]
      requireDone(
        await deps.store.watchlists.change(session.userId, security, { add: [], remove: ids }, now),
        body.ids,
        'ids',
      )
      const left = before.filter(list => list.entry !== null && ids.includes(list.id))
      return json(left.map(list => wireWatchlist({ ...list, entry: null })))
    },
  }),
  route({
    operation: 'appendToWatchlists',
    idempotent: true,
    request: { body: vAppendToWatchlistsBody },
    async handle(call) {
      const { deps, session, body, now } = call
      const security = securityToSave(call)
      if (body.add.includes(NSD_WATCHLIST)) requireVerdict(watchlistVerdict(session, NSD_WATCHLIST))
      const add = entries(body, deps.clock.today())
      const remove = [...new Set(body.remove ?? [])]
      const both = remove.findIndex(id => body.add.includes(id))
      if (both >= 0) throw badRequest(`remove[${both}]`)
      const result = await deps.store.watchlists.change(session.userId, security, { add, remove }, now)
      const lists = requireDone(result, body.add, 'add')
      const answer: WatchlistAppendAnswer = {
        success: true,
        watchlist: lists.map(wireWatchlist),
        message: null,
      }
      return json(answer)
    },
  }),
]

import { ANONYMOUS, type GatedAction, type Session, type Verdict } from '@accrue/ui/foundation/access'
import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'
import type { Language } from '@accrue/ui/foundation/format'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SignedIn } from '../db/accounts.ts'
import type { Deps } from './deps.ts'
import type { RateLimit } from './rate-limits.ts'
import { badRequest, notFound, Refusal } from './refusal.ts'

/** The client's policy for a call, as the API document names it; the last three change state. */
export type CallClass = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

/** What a body is: JSON by default, or a form. */
export type BodyKind = 'json' | 'form'

/** One call of the API document. The table of all of them is `routes/index.ts`. */
export type Route = {
  /** operationId of the API document. */
  operation: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Path as in the API document, `{name}` for a parameter. */
  path: string
  callClass: CallClass
  /** Users' own scripts call it too (contract, Demo users): what is no browser needs no header of ours. */
  fromScripts?: boolean
  /** The entry of the access table that opens the call; checked before anything else of the request is read. */
  gate?: GatedAction
  /** Names of the query parameters that it takes; any other is refused. */
  query?: readonly string[]
  bodyKind?: BodyKind
  body?: GenericSchema
  limits?: readonly RateLimit[]
  /** A call above its limit is dropped without a word (logs). */
  dropsQuietly?: boolean
  /** Keeps its answer under the request's Idempotency-Key. */
  idempotent?: boolean
  /** Runs with the validated body. */
  handle(call: Call<unknown>): Promise<Response> | Response
}

/** Who is asking; nobody signed in has an empty login and token. */
export type Visitor = Session & { login: string; sid: string; mobileExists: boolean }

/** One request under way: what it asks, by whom, of what. */
export type Call<Body> = {
  deps: Deps
  request: Request
  session: Visitor
  /** The cookie's token when somebody is signed in. */
  token: string | null
  lang: Language
  /** Milliseconds, by the server's clock. */
  now: number
  body: Body
  params: Readonly<Record<string, string>>
  query: ReadonlyMap<string, string>
}

/** A route whose handler knows the type of its body. */
export function route<Schema extends GenericSchema>(
  spec: Omit<Route, 'body' | 'handle'> & {
    body: Schema
    handle(call: Call<InferOutput<Schema>>): Promise<Response> | Response
  },
): Route
export function route(
  spec: Omit<Route, 'body' | 'handle'> & { handle(call: Call<undefined>): Promise<Response> | Response },
): Route
export function route(
  spec: Omit<Route, 'handle'> & { handle(call: never): Promise<Response> | Response },
): Route {
  return spec as Route
}

const ID = /^[1-9]\d{0,9}$/
const LARGEST_ID = 2_147_483_647

/** The id in the text, or null: digits only, no sign, no leading zero, within the range of the database. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !ID.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_ID ? id : null
}

/** The id of a path parameter; anything else is 400 `bad_id`. */
export function idParam(call: Call<unknown>, name: string): number {
  const id = parseId(call.params[name])
  if (id === null) throw badRequest(name, 'bad_id')
  return id
}

/** The calendar day of a path parameter; anything else is 400 `bad_date`. */
export function dayParam(call: Call<unknown>, name: string): Day {
  const day = parseIsoDay(call.params[name])
  if (!day) throw badRequest(name, 'bad_date')
  return day
}

/** A path parameter that is one of a few words; any other word is an address that does not exist. */
export function wordParam<Word extends string>(
  call: Call<unknown>,
  name: string,
  words: readonly Word[],
): Word {
  const word = words.find(one => one === call.params[name])
  if (word === undefined) throw notFound()
  return word
}

/** The id of a query parameter, null when absent. */
export function idQuery(call: Call<unknown>, name: string): number | null {
  const text = call.query.get(name)
  if (text === undefined) return null
  const id = parseId(text)
  if (id === null) throw badRequest(name, 'bad_id')
  return id
}

/** The page number of the query, 1 when absent. */
export function pageQuery(call: Call<unknown>): number {
  const text = call.query.get('page')
  if (text === undefined) return 1
  const page = parseId(text)
  if (page === null || page > 100_000) throw badRequest('page')
  return page
}

/** Throws the refusal of a verdict: 401 for visitors, 403 with the verdict's code for the others. */
export function requireVerdict(verdict: Verdict): void {
  if (verdict.kind === 'needAuth') throw new Refusal(401, verdict.code)
  if (verdict.kind !== 'allowed') throw new Refusal(403, verdict.code)
}

/** The session as routes see it. */
export function visitorOf(signedIn: SignedIn | null): Visitor {
  return signedIn ?? { ...ANONYMOUS, login: '', sid: '', mobileExists: false }
}

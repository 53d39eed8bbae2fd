import { ANONYMOUS, type GatedAction, type Session, type Verdict } from '@accrue/ui/foundation/access'
import type { Language } from '@accrue/ui/foundation/format'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SignedIn } from '../db/accounts.ts'
import type { Deps } from './deps.ts'
import type { ParametersSchema } from './parameters.ts'
import type { RateLimit } from './rate-limits.ts'
import { Refusal } from './refusal.ts'

/** The client's policy for a call, as the API document names it; the last three change state. */
type CallClass = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

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
  /** What it takes, by the schemas that are generated from the API document. */
  request?: RequestSchemas
  bodyKind?: BodyKind
  limits?: readonly RateLimit[]
  /** A call above its limit is dropped without a word (logs). */
  dropsQuietly?: boolean
  /** Keeps its answer under the request's Idempotency-Key. */
  idempotent?: boolean
  /** Runs with the validated request. */
  handle(call: Call & Input<RequestSchemas>): Promise<Response> | Response
}

/** The schemas of a request's parts; it has no part without a schema. */
export type RequestSchemas = { path?: ParametersSchema; query?: ParametersSchema; body?: GenericSchema }

/** What the schemas let through. */
export type Input<Schemas extends RequestSchemas> = {
  path: Output<Schemas['path']>
  query: Output<Schemas['query']>
  body: Output<Schemas['body']>
}

type Output<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** Who is asking; nobody signed in has an empty login and token. */
export type Visitor = Session & { login: string; sid: string; mobileExists: boolean }

/** One request under way: by whom, and of what. */
export type Call = {
  deps: Deps
  request: Request
  /** What the network layer knows of it. */
  env: unknown
  session: Visitor
  /** The cookie's token when somebody is signed in. */
  token: string | null
  lang: Language
  /** Milliseconds, by the server's clock. */
  now: number
}

/** A route whose handler knows the types of its request. */
export function route<Schemas extends RequestSchemas>(
  spec: Omit<Route, 'request' | 'handle'> & {
    request?: Schemas
    handle(call: Call & Input<Schemas>): Promise<Response> | Response
  },
): Route {
  return spec
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

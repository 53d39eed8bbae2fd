import { ANONYMOUS, type GatedAction, type Session, type Verdict } from '@accrue/api-client/access'
import type { Language } from '@accrue/ui/foundation/format'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SignedIn } from '../db/accounts.ts'
import type { Deps } from './deps.ts'
import type { ParametersSchema } from './parameters.ts'
import type { RateLimit } from './rate-limits.ts'
import { Refusal } from './refusal.ts'

/** The call's policy for clients, as named in the API document; the last three change state. */
type CallClass = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

/** Body format: JSON by default, or a form. */
export type BodyKind = 'json' | 'form'

/** One call of the API document. `routes/index.ts` lists all of them. */
export type ApiRoute = {
  /** operationId of the API document. */
  operation: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Path as in the API document, `{name}` for a parameter. */
  path: string
  callClass: CallClass
  /** Users' scripts also call it (contract, Demo users): requests that are not from a browser need no custom header. */
  fromScripts?: boolean
  /** The access table entry that the call requires; checked before the rest of the request is read. */
  gate?: GatedAction
  /** Request parts, by the schemas generated from the API document. */
  request?: RequestSchemas
  bodyKind?: BodyKind
  limits?: readonly RateLimit[]
  /** Calls above the limit are dropped silently (logs). */
  dropsQuietly?: boolean
  /** Stores its answer under the request's Idempotency-Key. */
  idempotent?: boolean
  /** Handles the validated request. */
  handle(call: Call & Input<RequestSchemas>): Promise<Response> | Response
}

/** The schemas of a request's parts; a part without a schema is not accepted. */
export type RequestSchemas = { path?: ParametersSchema; query?: ParametersSchema; body?: GenericSchema }

/** The validated parts. */
export type Input<Schemas extends RequestSchemas> = {
  path: Output<Schemas['path']>
  query: Output<Schemas['query']>
  body: Output<Schemas['body']>
}

type Output<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** The caller's session; visitors have an empty login and token. */
export type Visitor = Session & { login: string; sid: string; mobileExists: boolean }

/** One request with its caller. */
export type Call = {
  deps: Deps
  request: Request
  /** Information from the network layer. */
  env: unknown
  session: Visitor
  /** The cookie's token of a signed-in user. */
  token: string | null
  lang: Language
  /** Server time in milliseconds. */
  now: number
}

/** Defines a route whose handler knows the types of its request. */
export function route<Schemas extends RequestSchemas>(
  spec: Omit<ApiRoute, 'request' | 'handle'> & {
    request?: Schemas
    handle(call: Call & Input<Schemas>): Promise<Response> | Response
  },
): ApiRoute {
  return spec
}

/** Throws the refusal of a verdict: 401 for visitors, 403 with the verdict's code for signed-in users. */
export function requireVerdict(verdict: Verdict): void {
  if (verdict.kind === 'needAuth') throw new Refusal(401, verdict.code)
  if (verdict.kind !== 'allowed') throw new Refusal(403, verdict.code)
}

export function visitorOf(signedIn: SignedIn | null): Visitor {
  return signedIn ?? { ...ANONYMOUS, login: '', sid: '', mobileExists: false }
}

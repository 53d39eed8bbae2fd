import { ANONYMOUS, type GatedAction, type Session, type Verdict } from '@accrue/api-client/access'
import { gates, type Operation, type OperationId, operations } from '@accrue/api-client/operations'
import type { Language } from '@accrue/ui/foundation/format'
import type { GenericSchema, InferOutput } from 'valibot'
import type { SignedIn } from '../db/accounts.ts'
import type { Deps } from './deps.ts'
import type { ParametersSchema } from './parameters.ts'
import type { RateLimit } from './rate-limits.ts'
import { Refusal } from './refusal.ts'

/** One call of the API document, which gives its address, class and gate. `routes/index.ts` lists all of them. */
export type ApiRoute = Operation & {
  operation: OperationId
  /** The access table entry that the call requires; checked before the rest of the request is read. */
  gate: GatedAction | undefined
  /** Users' scripts also call it (contract, Demo users): requests that are not from a browser need no custom header. */
  fromScripts?: boolean
  /** Request parts, by the schemas generated from the API document. */
  request?: RequestSchemas
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

const GATES: Partial<Record<OperationId, GatedAction>> = gates

type RouteSpec<Schemas extends RequestSchemas> = Omit<
  ApiRoute,
  keyof Operation | 'gate' | 'request' | 'handle'
> & {
  /** The gate depends on the request: the handler checks it. */
  gatedByHandler?: boolean
  request?: Schemas
  handle(call: Call & Input<Schemas>): Promise<Response> | Response
}

/** Defines a route whose handler knows the types of its request. */
export function route<Schemas extends RequestSchemas>({
  gatedByHandler = false,
  ...spec
}: RouteSpec<Schemas>): ApiRoute {
  const { operation } = spec
  return { ...operations[operation], gate: gatedByHandler ? undefined : GATES[operation], ...spec }
}

/** Throws the refusal of a verdict: 401 for visitors, 403 with the verdict's code for signed-in users. */
export function requireVerdict(verdict: Verdict): void {
  if (verdict.kind === 'needAuth') throw new Refusal(401, verdict.code)
  if (verdict.kind !== 'allowed') throw new Refusal(403, verdict.code)
}

export function visitorOf(signedIn: SignedIn | null): Visitor {
  return signedIn ?? { ...ANONYMOUS, login: '', sid: '', mobileExists: false }
}

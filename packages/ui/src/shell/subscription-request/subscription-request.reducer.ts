import { listOf } from '../../foundation/list-of.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** A choice: a tariff, or a contact person. */
type SubscriptionOption = { id: number; text: string }

/** The available tariffs and contact persons. */
export type SubscriptionOffer = {
  /** The tariffs to choose from. */
  tariffs: readonly SubscriptionOption[]
  /** The contact persons to choose from. */
  contactPersons: readonly SubscriptionOption[]
  /** Ids of the user's current tariffs. Default none. */
  currentTariffs?: readonly number[] | undefined
}

/** Which requests were made before (shared-blocks §3: `paStatusConfirm` is 0, `paSendExpand` is 1). */
export type SubscriptionProfile = { subscriptionRequested: boolean; expansionRequested: boolean }

/** The response to a call; refusals are responses, transport faults are rejections. */
export type SubscriptionAnswer<Data> = { kind: 'ok'; data: Data } | { kind: 'refused'; code: string }

/** Loads which requests were made before. */
export type SubscriptionLoadPort = Port<object, SubscriptionAnswer<SubscriptionProfile>>

/**
 * Requests a subscription (shared-blocks §7). It writes: it is called only after a press, once per press, is never retried automatically and
 * never aborted. Repeating the same request has no further effect.
 */
export type SubscriptionSendPort = (question: {
  tariff: number
  contactPersonId: number
}) => Promise<SubscriptionAnswer<{ sent: boolean }>>

/** Requests an extension of the user's tariff; otherwise like `SubscriptionSendPort`. */
export type SubscriptionExpandPort = (question: {
  tariff: number
}) => Promise<SubscriptionAnswer<{ sent: boolean }>>

export type SubscriptionPorts = {
  /** Loads which requests were made before. */
  load: SubscriptionLoadPort
  /** Sends the request. */
  send: SubscriptionSendPort
  /** Sends the request for an extension. */
  expand: SubscriptionExpandPort
}

/** A request to send. */
export type SubscriptionOrder =
  | { kind: 'send'; tariff: number; contactPersonId: number }
  | { kind: 'expand'; tariff: number }

/** The fields to fill in; a choice that is not offered counts as none. */
export type SubscriptionForm = {
  kind: SubscriptionOrder['kind']
  tariffs: readonly SubscriptionOption[]
  /** Empty if no contact person is needed. */
  contactPersons: readonly SubscriptionOption[]
  tariff: number | null
  contactPersonId: number | null
}

/** Why a request failed: the session is over, the server refused it, or there was no usable response. */
export type SubscriptionProblem = 'needAuth' | 'declined' | 'failed'

type SubscriptionPhase =
  /** A user who cannot send requests, and the first render. */
  | { kind: 'unknown' }
  | { kind: 'loading' }
  | { kind: 'unread' }
  | { kind: 'signedOut' }
  | ({ kind: 'known' } & SubscriptionProfile)

export type SubscriptionState = {
  userId: number | null
  phase: SubscriptionPhase
  tariff: number | null
  contactPersonId: number | null
  /** A press found something missing: errors are shown from then on. */
  errorsShown: boolean
  /** The pending request. */
  order: { id: number; order: SubscriptionOrder } | null
  problem: SubscriptionProblem | null
  /** A request succeeded in this visit. */
  sent: boolean
  sequence: number
  request: Request<object>
}

export type SubscriptionEvent =
  /** `userId` is null for users who cannot send requests; `profile` is what the page knows already. */
  | { type: 'visited'; userId: number | null; profile: SubscriptionProfile | null }
  | { type: 'reloaded' }
  | Settled<SubscriptionAnswer<SubscriptionProfile>>
  | { type: 'tariffChosen'; id: number }
  | { type: 'personChosen'; id: number }
  | { type: 'pressed'; form: SubscriptionForm }
  | { type: 'sent'; id: number; answer: SubscriptionAnswer<{ sent: boolean }> }
  | { type: 'sendFailed'; id: number }

/** Nothing is loaded or requested. */
export const INITIAL_SUBSCRIPTION: SubscriptionState = {
  userId: null,
  phase: { kind: 'unknown' },
  tariff: null,
  contactPersonId: null,
  errorsShown: false,
  order: null,
  problem: null,
  sent: false,
  sequence: 0,
  request: null,
}

/** What a user can request: with a tariff an extension, otherwise a subscription. */
export function subscriptionKind(currentTariffs?: readonly number[]): SubscriptionOrder['kind'] {
  return listOf(currentTariffs).length > 0 ? 'expand' : 'send'
}

/** The fields to fill in; null while earlier requests are unknown, or if this one was made before. */
export function subscriptionForm(
  { phase, tariff, contactPersonId }: SubscriptionState,
  offer: SubscriptionOffer,
): SubscriptionForm | null {
  if (phase.kind !== 'known') return null
  const currentTariffs = listOf(offer.currentTariffs)
  const kind = subscriptionKind(currentTariffs)
  if (kind === 'send' ? phase.subscriptionRequested : phase.expansionRequested) return null
  const tariffs = listOf(offer.tariffs).filter(one => !currentTariffs.includes(one.id))
  const contactPersons = kind === 'send' ? listOf(offer.contactPersons) : []
  return {
    kind,
    tariffs,
    contactPersons,
    tariff: offered(tariffs, tariff),
    contactPersonId: offered(contactPersons, contactPersonId),
  }
}

/** The chosen option while it is offered; a single option is chosen automatically. */
function offered(options: readonly SubscriptionOption[], chosen: number | null): number | null {
  const [first, ...others] = options
  if (first && others.length === 0) return first.id
  return options.some(one => one.id === chosen) ? chosen : null
}

/** The request of a complete form; null while something is missing. */
export function subscriptionOrder({
  kind,
  tariff,
  contactPersonId,
}: SubscriptionForm): SubscriptionOrder | null {
  if (tariff === null) return null
  if (kind === 'expand') return { kind, tariff }
  return contactPersonId === null ? null : { kind, tariff, contactPersonId }
}

/** Requesting a subscription or an extension (shared-blocks §7). A request counts only after the server has confirmed it. Pure. */
export function subscriptionReducer(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  switch (event.type) {
    case 'visited':
      return visited(state, event)
    case 'reloaded':
      return state.phase.kind === 'unread' && state.request === null ? withLoad(state) : state
    case 'answered':
      return state.request?.id === event.id ? loaded(state, event.answer) : state
    case 'failed':
      return state.request?.id === event.id ? { ...state, phase: { kind: 'unread' }, request: null } : state
    case 'tariffChosen':
      return state.order ? state : { ...state, tariff: event.id }
    case 'personChosen':
      return state.order ? state : { ...state, contactPersonId: event.id }
    case 'pressed':
      return pressed(state, event.form)
    case 'sent':
      return sent(state, event.id, event.answer)
    case 'sendFailed':
      return state.order?.id === event.id ? { ...state, order: null, problem: 'failed' } : state
  }
}

function withLoad(state: SubscriptionState): SubscriptionState {
  const id = state.sequence + 1
  return { ...state, sequence: id, request: { id, payload: {} } }
}

function visited(
  state: SubscriptionState,
  { userId, profile }: { userId: number | null; profile: SubscriptionProfile | null },
): SubscriptionState {
  if (state.userId === userId) return state
  const fresh = { ...INITIAL_SUBSCRIPTION, userId, sequence: state.sequence }
  if (userId === null) return fresh
  if (profile) return { ...fresh, phase: { kind: 'known', ...profile } }
  return withLoad({ ...fresh, phase: { kind: 'loading' } })
}

function loaded(
  state: SubscriptionState,
  answer: SubscriptionAnswer<SubscriptionProfile>,
): SubscriptionState {
  if (answer.kind === 'ok') {
    const { subscriptionRequested, expansionRequested } = answer.data
    return { ...state, request: null, phase: { kind: 'known', subscriptionRequested, expansionRequested } }
  }
  const kind = answer.code === 'need_auth' ? 'signedOut' : 'unread'
  return { ...state, request: null, phase: { kind } }
}

function pressed(state: SubscriptionState, form: SubscriptionForm): SubscriptionState {
  if (state.order || state.phase.kind !== 'known') return state
  if (form.kind === 'send' ? state.phase.subscriptionRequested : state.phase.expansionRequested) return state
  const order = subscriptionOrder(form)
  if (!order) return { ...state, errorsShown: true, problem: null }
  const id = state.sequence + 1
  return { ...state, sequence: id, order: { id, order }, problem: null }
}

function sent(
  state: SubscriptionState,
  id: number,
  answer: SubscriptionAnswer<{ sent: boolean }>,
): SubscriptionState {
  const { order, phase } = state
  if (order?.id !== id || phase.kind !== 'known') return state
  const settled = { ...state, order: null }
  if (answer.kind === 'refused')
    return { ...settled, problem: answer.code === 'need_auth' ? 'needAuth' : 'declined' }
  if (!answer.data.sent) return { ...settled, problem: 'declined' }
  const confirmed =
    order.order.kind === 'send' ? { subscriptionRequested: true } : { expansionRequested: true }
  return { ...settled, sent: true, phase: { ...phase, ...confirmed } }
}

import {
  type SubscriptionForm,
  type SubscriptionOrder,
  type SubscriptionProblem,
  type SubscriptionState,
  subscriptionOrder,
} from './subscription-request.reducer.ts'

/** The content of the widget. */
export type SubscriptionViewModel =
  /** Not signed in. */
  | { kind: 'gate' }
  /** The session ended before earlier requests were loaded. */
  | { kind: 'signedOut' }
  | { kind: 'loading' }
  | { kind: 'unread'; pending: boolean }
  /** Requested and waiting; `focus` means that it was requested just now, so focus moves here. */
  | { kind: 'requested'; message: string; focus: boolean }
  /** There is nothing to request. */
  | { kind: 'nothing' }
  | { kind: 'form'; form: SubscriptionForm; missing: MissingChoices; problem: ShownProblem | null }

/** The label of each field's error. */
type MissingChoices = { tariff: string | null; contactPerson: string | null }

/** A problem with its label. */
export type ShownProblem = { kind: SubscriptionProblem; message: string }

const REQUESTED = {
  send: 'subscription_requested',
  expand: 'subscription_expansion_requested',
} as const satisfies Record<SubscriptionOrder['kind'], string>

const PROBLEMS = {
  needAuth: 'subscription_signed_out',
  declined: 'subscription_declined',
  failed: 'subscription_failed',
} as const satisfies Record<SubscriptionProblem, string>

type SubscriptionViewInput = {
  state: SubscriptionState
  form: SubscriptionForm | null
  kind: SubscriptionOrder['kind']
  allowed: boolean
}

/** The view model of a state: not requested, requested, extendable, extension requested, and the states before them. */
export function toSubscriptionViewModel({
  state,
  form,
  kind,
  allowed,
}: SubscriptionViewInput): SubscriptionViewModel {
  if (!allowed) return { kind: 'gate' }
  const { phase } = state
  if (phase.kind === 'signedOut') return { kind: 'signedOut' }
  if (phase.kind === 'unread') return { kind: 'unread', pending: state.request !== null }
  if (phase.kind !== 'known') return { kind: 'loading' }
  if (!form) return { kind: 'requested', message: REQUESTED[kind], focus: state.sent }
  if (!isFillable(form)) return { kind: 'nothing' }
  const { problem } = state
  return {
    kind: 'form',
    form,
    missing: missingIn(form, state.errorsShown),
    problem: problem && { kind: problem, message: PROBLEMS[problem] },
  }
}

function isFillable({ kind, tariffs, contactPersons }: SubscriptionForm): boolean {
  return tariffs.length > 0 && (kind === 'expand' || contactPersons.length > 0)
}

function missingIn(form: SubscriptionForm, errorsShown: boolean): MissingChoices {
  if (!errorsShown || subscriptionOrder(form)) return { tariff: null, contactPerson: null }
  return {
    tariff: form.tariff === null ? 'subscription_choose_tariff' : null,
    contactPerson:
      form.kind === 'send' && form.contactPersonId === null ? 'subscription_choose_person' : null,
  }
}

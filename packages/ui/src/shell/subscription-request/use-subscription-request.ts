'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useSession, useVerdict } from '../../foundation/ui-provider.tsx'
import {
  INITIAL_SUBSCRIPTION,
  type SubscriptionEvent,
  type SubscriptionForm,
  type SubscriptionOffer,
  type SubscriptionOrder,
  type SubscriptionPorts,
  type SubscriptionProfile,
  type SubscriptionState,
  subscriptionForm,
  subscriptionKind,
  subscriptionReducer,
} from './subscription-request.reducer.ts'

export type SubscriptionRequestOptions = SubscriptionPorts &
  SubscriptionOffer & {
    /** Earlier requests, if the page knows them: then they are not loaded. */
    defaultProfile?: SubscriptionProfile
  }

export type SubscriptionRequestModel = {
  /** Whether this user can send requests: anyone signed in (access row 33). */
  allowed: boolean
  /** Whether the request is for a subscription or for an extension. */
  kind: SubscriptionOrder['kind']
  state: SubscriptionState
  /** The fields to fill in; null while that is unknown, or if the request was made before. */
  form: SubscriptionForm | null
  events: {
    chooseTariff: (id: number) => void
    choosePerson: (id: number) => void
    /** Sends the request, unless one is pending or something is missing. */
    send: () => void
    /** Loads earlier requests again after a failure. */
    reload: () => void
  }
}

/** The subscription request without its markup: state, form, and actions. */
export function useSubscriptionRequest(options: SubscriptionRequestOptions): SubscriptionRequestModel {
  const { load, send, expand, tariffs, contactPersons, currentTariffs, defaultProfile } = options
  const { userId: sessionUser } = useSession()
  const allowed = useVerdict('profile').kind === 'allowed'
  const [state, setState] = useState(INITIAL_SUBSCRIPTION)
  // the latest state, also between two presses before the next render: a request is sent once
  const now = useRef(state)
  const latest = useRef({ send, expand, defaultProfile })
  useEffect(() => {
    latest.current = { send, expand, defaultProfile }
  })

  const happen = useCallback((event: SubscriptionEvent) => {
    const before = now.current.order
    now.current = subscriptionReducer(now.current, event)
    setState(now.current)
    const { order } = now.current
    if (order && order !== before) sendOrder(order, latest.current, happen)
  }, [])

  useRequest(state.request, load, happen)
  const userId = allowed ? sessionUser : null
  useEffect(() => {
    happen({ type: 'visited', userId, profile: latest.current.defaultProfile ?? null })
  }, [userId, happen])

  const formOf = (of: SubscriptionState) => subscriptionForm(of, { tariffs, contactPersons, currentTariffs })
  return {
    allowed,
    kind: subscriptionKind(currentTariffs),
    state,
    form: formOf(state),
    events: {
      chooseTariff: id => happen({ type: 'tariffChosen', id }),
      choosePerson: id => happen({ type: 'personChosen', id }),
      send: () => {
        const form = formOf(now.current)
        if (form) happen({ type: 'pressed', form })
      },
      reload: () => happen({ type: 'reloaded' }),
    },
  }
}

/** Sends a request that writes: not in an effect, which may run twice, and without a signal, because the server may have stored it already. */
async function sendOrder(
  { id, order }: { id: number; order: SubscriptionOrder },
  { send, expand }: Pick<SubscriptionPorts, 'send' | 'expand'>,
  happen: (event: SubscriptionEvent) => void,
): Promise<void> {
  try {
    const { tariff } = order
    const sending =
      order.kind === 'send' ? send({ tariff, contactPersonId: order.contactPersonId }) : expand({ tariff })
    happen({ type: 'sent', id, answer: await sending })
  } catch {
    happen({ type: 'sendFailed', id })
  }
}

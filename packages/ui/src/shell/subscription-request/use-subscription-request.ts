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
    /** What was asked for already, where the page knows it: then it is not loaded. */
    defaultProfile?: SubscriptionProfile
  }

export type SubscriptionRequestModel = {
  /** Whether this user may ask at all: whoever is signed in (access row 33). */
  allowed: boolean
  /** Whether they ask for a subscription, or for more than the one they have. */
  kind: SubscriptionOrder['kind']
  state: SubscriptionState
  /** What there is to fill in; null while that is not known, and where it has been asked for. */
  form: SubscriptionForm | null
  events: {
    chooseTariff: (id: number) => void
    choosePerson: (id: number) => void
    /** Sends the request, unless one is under way or something is missing. */
    send: () => void
    /** Asks once more what was asked for, where that failed. */
    reload: () => void
  }
}

/** Asking for a subscription without its looks: state, what to fill in, and what the user can do. */
export function useSubscriptionRequest(options: SubscriptionRequestOptions): SubscriptionRequestModel {
  const { load, send, expand, tariffs, contactPersons, heldTariffs, defaultProfile } = options
  const { userId: sessionUser } = useSession()
  const allowed = useVerdict('profile').kind === 'allowed'
  const [state, setState] = useState(INITIAL_SUBSCRIPTION)
  // the newest state, also between two presses that come before the screen is drawn again: a request is sent once
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
    if (order && order !== before) carry(order, latest.current, happen)
  }, [])

  useRequest(state.request, load, happen)
  const userId = allowed ? sessionUser : null
  useEffect(() => {
    happen({ type: 'visited', userId, profile: latest.current.defaultProfile ?? null })
  }, [userId, happen])

  const formOf = (of: SubscriptionState) => subscriptionForm(of, { tariffs, contactPersons, heldTariffs })
  return {
    allowed,
    kind: subscriptionKind(heldTariffs),
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

/** Carries a request that writes: not by an effect, which may run twice, and without a signal, because it may have been stored already. */
async function carry(
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

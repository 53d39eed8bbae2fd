'use client'
import { useEffect, useReducer, useRef } from 'react'
import { randomKey } from '../../foundation/state/random-key.ts'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import { useClock, useVerdict } from '../../foundation/ui-provider.tsx'
import {
  codeDigits,
  initialPhoneConfirmation,
  messagesOf,
  type PhoneAnswer,
  type PhoneConfirmationPorts,
  type PhoneConfirmationState,
  type PhoneQuestion,
  phoneConfirmationReducer,
} from './phone-confirmation.reducer.ts'
import {
  type PhoneConfirmationViewModel,
  toPhoneConfirmationViewModel,
} from './phone-confirmation.view-model.ts'

export type PhoneConfirmationOptions = PhoneConfirmationPorts & {
  /** The saved number, read once. Default none. */
  defaultPhone?: string | null | undefined
  /** Whether that number is confirmed, read once. Default false. */
  defaultConfirmed?: boolean | undefined
  /** Called when a number is confirmed, even if the widget has unmounted. */
  onConfirmed?: (() => void) | undefined
  /** A key for one write, 8 to 64 letters, digits, - or _. Default: random. */
  newKey?: (() => string) | undefined
}

export type PhoneConfirmationEvents = {
  typePhone: (text: string) => void
  /** `composing`: an input method is active, and its text is not changed. */
  typeCode: (text: string, composing?: boolean) => void
  submit: () => void
  resend: () => void
  retry: () => void
  changeNumber: () => void
}

export type PhoneConfirmationModel = {
  state: PhoneConfirmationState
  viewModel: PhoneConfirmationViewModel
  events: PhoneConfirmationEvents
}

/** The phone confirmation without its markup: number, code, confirmed (H7, shared-blocks §4). */
export function usePhoneConfirmation(options: PhoneConfirmationOptions): PhoneConfirmationModel {
  const clock = useClock()
  const access = useVerdict('profile')
  const { defaultPhone = null, defaultConfirmed = false, newKey = () => randomKey(clock()) } = options
  const [state, dispatch] = useReducer(
    phoneConfirmationReducer,
    { phone: defaultPhone, confirmed: defaultConfirmed },
    initialPhoneConfirmation,
  )
  useRequest(state.request, usePorts(options), came => dispatch({ ...came, now: clock() }))
  return {
    state,
    viewModel: toPhoneConfirmationViewModel(state, access),
    events: {
      typePhone: text => dispatch({ type: 'phoneTyped', text }),
      typeCode: (text, composing = false) =>
        dispatch({ type: 'codeTyped', text: composing ? text : codeDigits(text) }),
      submit: () => dispatch({ type: 'submitted', now: clock(), key: newKey() }),
      resend: () => dispatch({ type: 'resent', now: clock() }),
      retry: () => dispatch({ type: 'retried' }),
      changeNumber: () => dispatch({ type: 'numberChanged' }),
    },
  }
}

/** The three ports as one. */
function usePorts(options: PhoneConfirmationOptions): Port<PhoneQuestion, PhoneAnswer<unknown>> {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  return async (question, { signal }) => {
    const { updatePhone, sendCode, confirmPhone } = latest.current
    if (question.kind === 'send') return sendCode({}, { signal })
    const write = { signal, idempotencyKey: question.key }
    if (question.kind === 'update') return updatePhone({ phone: question.phone }, write)
    const answer = await confirmPhone({ code: question.code }, write)
    // called separately: an error thrown by a parent does not turn a successful confirmation into a failure
    if (answer.kind === 'ok' && messagesOf(answer.data)?.length === 0)
      queueMicrotask(() => latest.current.onConfirmed?.())
    return answer
  }
}

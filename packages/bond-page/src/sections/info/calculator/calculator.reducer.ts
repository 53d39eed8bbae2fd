import type { Answer, Calculation } from '@accrue/api-client'
import type { Day, Request } from '@accrue/ui/foundation'

/** The field that was typed; the linked one is calculated from it. */
export type CalculatorField = 'price' | 'yield' | 'margin'

/** A calculation from this value on this day. */
export type CalculationRequest = { settlement: Day; given: CalculatorField; value: string }

export type CalculatorState = {
  settlement: Day | null
  given: CalculatorField
  /** The typed decimal string: a clean price per 100, a yield in per cent, or a discount margin in basis points. '' when empty. */
  value: string
  /** Whether the user has changed anything. */
  touched: boolean
  /** The next request, sent after the debounce; a new object for every change, which restarts the timer. */
  queued: CalculationRequest | null
  /** The pending request. */
  request: Request<CalculationRequest>
  lastId: number
  outcome: CalculatorOutcome
}

type CalculatorOutcome =
  | { kind: 'none' }
  | { kind: 'calculated'; calculation: Calculation }
  /** The day or the value is invalid. */
  | { kind: 'refused'; field: 'settlement' | 'value'; label: string }
  /** The request failed. */
  | { kind: 'failed' }

export type CalculatorEvent =
  | { type: 'typed'; field: CalculatorField; value: string }
  | { type: 'daySet'; day: Day | null }
  /** The debounce is over. */
  | { type: 'debounced'; queued: CalculationRequest }
  | { type: 'answered'; id: number; answer: Answer<Calculation> }
  | { type: 'failed'; id: number }
  | { type: 'retried' }

/** Delay between the last change and the request, in milliseconds. */
export const DEBOUNCE_MS = 300

/** The initial state: the newest price if the user can see it, else empty. */
export function initialCalculator({
  settlement,
  price,
}: {
  settlement: Day
  price: string
}): CalculatorState {
  return queueRequest({
    settlement,
    given: 'price',
    value: price,
    touched: false,
    queued: null,
    request: null,
    lastId: 0,
    outcome: { kind: 'none' },
  })
}

/** X4: price, yield and settlement day. The value typed last counts, and only the answer to the latest request. */
export function calculatorReducer(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  switch (event.type) {
    case 'typed':
      return queueRequest({ ...state, given: event.field, value: event.value, touched: true })
    case 'daySet':
      return queueRequest({ ...state, settlement: event.day, touched: true })
    case 'debounced':
      if (event.queued !== state.queued) return state
      return {
        ...state,
        queued: null,
        lastId: state.lastId + 1,
        request: { id: state.lastId + 1, payload: event.queued },
      }
    case 'answered':
      return state.request?.id === event.id
        ? { ...state, request: null, outcome: outcomeOf(event.answer) }
        : state
    case 'failed':
      return state.request?.id === event.id ? { ...state, request: null, outcome: { kind: 'failed' } } : state
    case 'retried':
      return state.outcome.kind === 'failed' ? queueRequest(state) : state
  }
}

/** Drops the pending request, which is outdated, and queues the next one. */
function queueRequest(state: CalculatorState): CalculatorState {
  const { settlement, given, value, outcome } = state
  const isComplete = settlement !== null && value !== ''
  return {
    ...state,
    request: null,
    queued: isComplete ? { settlement, given, value } : null,
    // results stay, dimmed, until the next answer; errors go
    outcome: isComplete && outcome.kind === 'calculated' ? outcome : { kind: 'none' },
  }
}

function outcomeOf(answer: Answer<Calculation>): CalculatorOutcome {
  if (answer.kind === 'ok') return { kind: 'calculated', calculation: answer.data }
  if (answer.code === 'bad_date')
    return { kind: 'refused', field: 'settlement', label: 'calculator_bad_date' }
  if (answer.code === 'no_solution' || answer.code === 'bad_request')
    return { kind: 'refused', field: 'value', label: 'calculator_no_solution' }
  return { kind: 'failed' }
}

/** Whether the results do not yet match the typed values. */
export function isPending({ queued, request }: CalculatorState): boolean {
  return queued !== null || request !== null
}

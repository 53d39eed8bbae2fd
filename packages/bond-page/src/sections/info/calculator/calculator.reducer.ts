import type { Answer, Calculation } from '@accrue/api-client'
import type { Day, Request } from '@accrue/ui/foundation'

/** Which of the two linked fields was typed; the other one follows from it. */
export type GivenField = 'price' | 'yield' | 'margin'

/** What is asked: from this value on this day. */
export type CalculationRequest = { settlement: Day; given: GivenField; value: string }

export type CalculatorState = {
  settlement: Day | null
  given: GivenField
  /** What the user gave, as a decimal string: a clean price per 100, a yield in per cent, or a discount margin in basis points. '' is nothing. */
  value: string
  /** Whether the user has given anything; what it opens with is asked about only when somebody comes near. */
  touched: boolean
  /** What is to be asked once the user rests; a new object for every change, so that the wait begins anew. */
  queued: CalculationRequest | null
  /** What is being asked. */
  request: Request<CalculationRequest>
  /** How many questions there have been. */
  lastId: number
  outcome: CalculatorOutcome
}

type CalculatorOutcome =
  | { kind: 'none' }
  | { kind: 'calculated'; calculation: Calculation }
  /** Wrong is the day, or the value that was given. */
  | { kind: 'refused'; field: 'settlement' | 'value'; label: string }
  /** The server could not be asked. */
  | { kind: 'failed' }

export type CalculatorEvent =
  | { type: 'typed'; field: GivenField; value: string }
  | { type: 'daySet'; day: Day | null }
  /** Nothing was typed for a while: now it is asked. */
  | { type: 'debounced'; queued: CalculationRequest }
  | { type: 'answered'; id: number; answer: Answer<Calculation> }
  | { type: 'failed'; id: number }
  | { type: 'retried' }

/** How long typing must rest before it is asked, in milliseconds. */
export const DEBOUNCE_MS = 300

/** The calculator before anything is typed: with the newest price where the user may see one, else empty. */
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

/** X4: price, yield and settlement day; the last of price and yield that was typed counts, and only the newest answer is heard. */
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

/** Drops the question that is under way, for its answer would be of something else, and wants the new one. */
function queueRequest(state: CalculatorState): CalculatorState {
  const { settlement, given, value, outcome } = state
  const isComplete = settlement !== null && value !== ''
  return {
    ...state,
    request: null,
    queued: isComplete ? { settlement, given, value } : null,
    // figures stay, dimmed, until new ones are here; what was wrong is being corrected
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

/** Whether an answer is awaited: what is shown is not yet of what was typed. */
export function isPending({ queued, request }: CalculatorState): boolean {
  return queued !== null || request !== null
}

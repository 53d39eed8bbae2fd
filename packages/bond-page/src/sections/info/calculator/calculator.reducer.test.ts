import { type Answer, BLANK, type Calculation } from '@accrue/api-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numeric, refused } from '../../../testing/facts.ts'
import {
  type CalculationRequest,
  type CalculatorEvent,
  type CalculatorState,
  calculatorReducer,
  initialCalculator,
  isPending,
} from './calculator.reducer.ts'

const DAY = '2025-07-14'

/** An answer that identifies its request: it contains the requested value. */
const answerTo = ({ settlement, given, value }: CalculationRequest): Answer<Calculation> => ({
  kind: 'ok',
  data: {
    settlement,
    price: numeric(given === 'price' ? value : '97'),
    dirtyPrice: numeric('99'),
    yield: numeric(given === 'yield' ? value : '0.04'),
    accruedInterest: numeric('1.6'),
    duration: numeric('7'),
    modifiedDuration: numeric('7'),
    convexity: numeric('58'),
    yieldToWorst: BLANK,
    worstDay: null,
    discountMargin: BLANK,
    pvbp: numeric('0.07'),
    precision: 6,
    currency: 'USD',
  },
})

const moved = (state: CalculatorState, ...events: CalculatorEvent[]) =>
  events.reduce(calculatorReducer, state)
/** The state after the debounce. */
const debounced = (state: CalculatorState) =>
  state.queued ? moved(state, { type: 'debounced', queued: state.queued }) : state

const EMPTY = initialCalculator({ settlement: DAY, price: '' })
const LOADING = debounced(moved(EMPTY, { type: 'typed', field: 'price', value: '98.5' }))
const CALCULATED = moved(LOADING, {
  type: 'answered',
  id: 1,
  answer: answerTo({ settlement: DAY, given: 'price', value: '98.5' }),
})

describe('X4 the queued request', () => {
  test('there is none without a price or a yield', () => {
    expect([EMPTY.queued, EMPTY.request, isPending(EMPTY), EMPTY.touched]).toEqual([null, null, false, false])
  })

  test('the newest price is queued at once, if the user can see it', () => {
    expect(initialCalculator({ settlement: DAY, price: '97.6977' }).queued).toEqual({
      settlement: DAY,
      given: 'price',
      value: '97.6977',
    })
  })

  test.each<[string, CalculatorEvent, CalculationRequest | null]>([
    [
      'a price',
      { type: 'typed', field: 'price', value: '99' },
      { settlement: DAY, given: 'price', value: '99' },
    ],
    [
      'a yield',
      { type: 'typed', field: 'yield', value: '4.5' },
      { settlement: DAY, given: 'yield', value: '4.5' },
    ],
    ['an emptied field queues nothing', { type: 'typed', field: 'price', value: '' }, null],
    [
      'another day, with the typed value',
      { type: 'daySet', day: '2026-01-15' },
      { settlement: '2026-01-15', given: 'price', value: '98.5' },
    ],
    ['no day queues nothing', { type: 'daySet', day: null }, null],
  ])('%s', (_sentence, event, queued) => {
    const state = moved(CALCULATED, event)
    expect(state.queued).toEqual(queued)
    expect([state.request, state.touched]).toEqual([null, true])
  })

  test('only the last typed value is sent, after the debounce', () => {
    const first = moved(EMPTY, { type: 'typed', field: 'price', value: '9' })
    const second = moved(first, { type: 'typed', field: 'price', value: '98' })
    expect(first.queued && moved(second, { type: 'debounced', queued: first.queued }).request).toBeNull()
    expect(debounced(second).request).toEqual({
      id: 1,
      payload: { settlement: DAY, given: 'price', value: '98' },
    })
    expect(isPending(second) && isPending(debounced(second))).toBe(true)
  })
})

describe('X4 the outcome', () => {
  const outcomeOf = (answer: Answer<Calculation>) =>
    moved(LOADING, { type: 'answered', id: 1, answer }).outcome

  test.each<[string, Answer<Calculation>, CalculatorState['outcome']]>([
    [
      'an invalid day is an error of the day',
      refused('bad_date', 'settlement'),
      { kind: 'refused', field: 'settlement', label: 'calculator_bad_date' },
    ],
    [
      'a value without a solution is an error of the value',
      refused('no_solution', 'value'),
      { kind: 'refused', field: 'value', label: 'calculator_no_solution' },
    ],
    [
      'a value that the server cannot parse is one too',
      refused('bad_request', 'value'),
      { kind: 'refused', field: 'value', label: 'calculator_no_solution' },
    ],
    ['any other refusal is a failure, with Retry', refused('too_many'), { kind: 'failed' }],
  ])('%s', (_sentence, answer, outcome) => {
    expect(outcomeOf(answer)).toEqual(outcome)
  })

  test('typed values survive every outcome', () => {
    for (const event of [
      { type: 'failed', id: 1 },
      { type: 'answered', id: 1, answer: refused('no_solution') },
      { type: 'answered', id: 1, answer: refused('bad_date') },
    ] as const) {
      const state = moved(LOADING, event)
      expect([state.settlement, state.given, state.value]).toEqual([DAY, 'price', '98.5'])
    }
  })

  test('results stay while the next ones load; an error goes with the next change', () => {
    const typed: CalculatorEvent = { type: 'typed', field: 'yield', value: '4' }
    expect(moved(CALCULATED, typed).outcome.kind).toBe('calculated')
    expect(
      moved(LOADING, { type: 'answered', id: 1, answer: refused('no_solution') }, typed).outcome.kind,
    ).toBe('none')
    expect(moved(CALCULATED, { type: 'typed', field: 'price', value: '' }).outcome.kind).toBe('none')
  })

  test('a failed request is retried with the same values; nothing else is retried', () => {
    const failed = moved(LOADING, { type: 'failed', id: 1 })
    expect(debounced(moved(failed, { type: 'retried' })).request).toEqual({
      id: 2,
      payload: { settlement: DAY, given: 'price', value: '98.5' },
    })
    expect(moved(CALCULATED, { type: 'retried' })).toBe(CALCULATED)
  })

  test('an answer or a failure of an outdated request is ignored', () => {
    const typed = moved(LOADING, { type: 'typed', field: 'price', value: '99' })
    const answer = answerTo({ settlement: DAY, given: 'price', value: '98.5' })
    expect(moved(typed, { type: 'answered', id: 1, answer })).toBe(typed)
    expect(moved(typed, { type: 'failed', id: 1 })).toBe(typed)
  })
})

test('X4 in any order of answers and failures, the outcome matches the last typed values', async () => {
  const moves = fc.array(
    fc.record({
      event: fc.oneof(
        fc.record({
          type: fc.constant('typed' as const),
          field: fc.constantFrom('price' as const, 'yield' as const),
          value: fc.constantFrom('', '1', '98.5', '4.25', '0'),
        }),
        fc.record({
          type: fc.constant('daySet' as const),
          day: fc.constantFrom(null, '2025-07-14' as const, '2026-01-15' as const),
        }),
        fc.record({ type: fc.constant('retried' as const) }),
      ),
      rests: fc.boolean(),
      breaks: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), moves, async (scheduler, all) => {
      let state = EMPTY
      const dispatch = (event: CalculatorEvent) => {
        state = calculatorReducer(state, event)
      }
      /** Sends requests like the hook, but never aborts: every answer arrives at some point. */
      const ask = (breaks: boolean) => {
        state = debounced(state)
        const { request } = state
        if (!request) return
        const { id, payload } = request
        const answer: Promise<Answer<Calculation>> =
          payload.value === '0' ? Promise.resolve(refused('no_solution')) : Promise.resolve(answerTo(payload))
        scheduler.schedule(answer).then(data => {
          dispatch(breaks ? { type: 'failed', id } : { type: 'answered', id, answer: data })
        })
      }
      for (const { event, rests, breaks } of all) {
        dispatch(event)
        if (rests) ask(breaks)
        if (breaks && scheduler.count() > 0) await scheduler.waitOne()
      }
      ask(false)
      await scheduler.waitAll()

      expect(isPending(state)).toBe(false)
      const { settlement, given, value, outcome } = state
      if (settlement === null || value === '') {
        expect(outcome.kind).toBe('none')
        return
      }
      // a failure of the last request stays until a retry
      if (outcome.kind === 'failed') return
      const shown =
        value === '0'
          ? { kind: 'refused', field: 'value' }
          : { kind: 'calculated', calculation: { settlement, [given]: { text: value } } }
      expect(outcome).toMatchObject(shown)
    }),
  )
})

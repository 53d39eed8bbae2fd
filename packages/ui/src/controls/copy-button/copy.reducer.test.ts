import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COPIED_MS, COPY_START, type CopyEvent, type CopyPhase, copyReducer } from './copy.reducer.ts'

const requested: CopyEvent = { type: 'requested' }
const succeeded = (attempt: number): CopyEvent => ({ type: 'succeeded', attempt })
const failed = (attempt: number): CopyEvent => ({ type: 'failed', attempt })
const hidden = (attempt: number): CopyEvent => ({ type: 'hidden', attempt })

describe('copying', () => {
  test('the success is shown for 2,000 ms (bond-page §9)', () => {
    expect(COPIED_MS).toBe(2000)
  })

  test.each<[string, CopyEvent[], CopyPhase]>([
    ['copying until the answer', [requested], 'copying'],
    ['a success is shown', [requested, succeeded(1)], 'copied'],
    ['a success disappears', [requested, succeeded(1), hidden(1)], 'idle'],
    ['a failure is shown and disappears', [requested, failed(1), hidden(1)], 'idle'],
    ['a second press while copying does nothing', [requested, requested, succeeded(1)], 'copied'],
    ['a second press while "Copied" is shown copies again', [requested, succeeded(1), requested], 'copying'],
    [
      'the first success does not fade the second',
      [requested, succeeded(1), requested, succeeded(2), hidden(1)],
      'copied',
    ],
    [
      'a late answer of an earlier attempt is dropped',
      [requested, succeeded(1), requested, failed(1)],
      'copying',
    ],
    ['no timer applies while copying', [requested, hidden(1)], 'copying'],
    ['an unexpected answer is dropped', [succeeded(0)], 'idle'],
  ])('%s', (_sentence, events, expected) => {
    expect(events.reduce(copyReducer, COPY_START).phase).toBe(expected)
  })
})

describe('for any sequence of presses, answers and timers', () => {
  const event: fc.Arbitrary<CopyEvent> = fc.oneof(
    { weight: 2, arbitrary: fc.constant(requested) },
    fc.nat(4).map(succeeded),
    fc.nat(4).map(failed),
    fc.nat(4).map(hidden),
  )

  test('only presses count as attempts, one by one, and never while one is pending', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), events => {
        let state = COPY_START
        for (const each of events) {
          const counts = each.type === 'requested' && state.phase !== 'copying'
          const next = copyReducer(state, each)
          expect(next.attempt - state.attempt).toBe(counts ? 1 : 0)
          state = next
        }
      }),
    )
  })

  test('an answer or a timer of another attempt changes nothing, and is not announced', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), event, (events, last) => {
        const state = events.reduce(copyReducer, COPY_START)
        if (last.type !== 'requested' && last.attempt !== state.attempt)
          expect(copyReducer(state, last)).toBe(state)
      }),
    )
  })

  test('every success and failure disappears, and a press works again after it', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), events => {
        const state = events.reduce(copyReducer, COPY_START)
        const answered = copyReducer(state, succeeded(state.attempt))
        const done = copyReducer(answered, hidden(state.attempt))
        expect(done.phase).toBe('idle')
        expect(copyReducer(done, requested)).toEqual({ phase: 'copying', attempt: state.attempt + 1 })
      }),
    )
  })
})

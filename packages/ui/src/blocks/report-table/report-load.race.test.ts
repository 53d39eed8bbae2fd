import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import {
  type ReportLoad,
  type ReportLoadEvent,
  reportLoadReducer,
  reportLoadStart,
} from './report-load.reducer.ts'

type Query = { reportId: number; source?: 'own' | 'partner' }
/** Facts say which question they belong to, so that a stale one gives itself away. */
type Facts = { of: Query; viewer: string }
type Load = ReportLoad<Query, Facts>
type Event = ReportLoadEvent<Query, Facts>
type Outcome = 'answer' | 'answerTwice' | 'fail' | 'refuse'
type Step =
  | { do: 'choose'; reportId: number; source: 'own' | 'partner' }
  | { do: 'give'; reportId: number; viewer: string }
  | { do: 'retry' | 'pause' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      reportId: fc.integer({ min: 1, max: 3 }),
      source: fc.constantFrom('own' as const, 'partner' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'pause' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('give' as const),
      reportId: fc.integer({ min: 1, max: 2 }),
      viewer: fc.constantFrom('visitor', 'full'),
    }),
  },
)
const outcome = fc.constantFrom<Outcome>('answer', 'answer', 'answerTwice', 'fail', 'refuse')

function eventOf(taken: Step): Event | null {
  switch (taken.do) {
    case 'pause':
      return null
    case 'retry':
      return { type: 'retried' }
    case 'choose':
      return { type: 'asked', query: { reportId: taken.reportId, source: taken.source } }
    case 'give':
      return { type: 'given', subject: { reportId: taken.reportId }, viewer: taken.viewer }
  }
}

function reply(id: number, how: Outcome, facts: Facts): Event {
  if (how === 'fail') return { type: 'failed', id, fault: new Error('connection reset') }
  if (how === 'refuse') return { type: 'answered', id, answer: { kind: 'refused', code: 'not_found' } }
  return { type: 'answered', id, answer: { kind: 'ok', data: facts } }
}

function expectHonest(state: Load) {
  const { phase, request, got, query } = state
  expect(request !== null, 'a question is under way exactly while the phase says so').toBe(
    phase.kind === 'asking',
  )
  if (request) expect(request).toEqual({ id: state.sequence, payload: query })
  if (got) {
    expect(got.facts.of, 'figures stand under their own question').toEqual(got.query)
    expect(got.facts.viewer, 'figures of another user').toBe(state.viewer)
  }
  if (phase.kind === 'ready') expect(got?.query, 'what is shown is what was chosen last').toEqual(query)
}

/** Plays the steps while the scheduler decides when each answer comes. Nothing is aborted: the reducer alone has to tell. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], outcomes: readonly Outcome[]) {
  const faults: unknown[] = []
  const asked = new Set<number>()
  const reached = { shown: 0, stale: 0 }
  let state: Load = reportLoadStart({ subject: { reportId: 1 }, viewer: 'visitor' })

  const happen = (event: Event) => {
    const before = state
    state = reportLoadReducer(before, event)
    if ('id' in event && event.id !== before.request?.id) {
      reached.stale++
      expect(state, 'an answer that nobody waits for').toBe(before)
    }
    if (state.phase.kind === 'ready' && before.phase.kind !== 'ready') reached.shown++
    expectHonest(state)
    answerSometime()
  }
  const answerSometime = () => {
    const { request, viewer } = state
    if (!request || asked.has(request.id)) return
    asked.add(request.id)
    const how = outcomes[request.id % outcomes.length] ?? 'answer'
    const facts: Facts = { of: request.payload, viewer }
    for (let copies = how === 'answerTwice' ? 2 : 1; copies > 0; copies--)
      scheduler
        .schedule(Promise.resolve(), `${how} to question ${request.id}`)
        .then(() => happen(reply(request.id, how, facts)))
        .catch(fault => faults.push(fault))
  }

  answerSometime()
  scheduler.scheduleSequence(
    steps.map(taken => ({
      label: JSON.stringify(taken),
      builder: async () => {
        const event = eventOf(taken)
        try {
          if (event) happen(event)
        } catch (fault) {
          faults.push(fault)
        }
      },
    })),
  )
  await scheduler.waitIdle()
  if (faults.length > 0) throw faults[0]
  return { ...reached, state }
}

test('R2 whatever the schedule of choices and answers in any order, the last choice wins', async () => {
  const reached = { schedules: 0, shown: 0, stale: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 2, maxLength: 9 }),
      fc.array(outcome, { minLength: 6, maxLength: 6 }),
      async (scheduler, steps, outcomes) => {
        const { state, shown, stale } = await play(scheduler, steps, outcomes)
        expect(state.request, 'every question ends').toBeNull()
        reached.schedules++
        reached.shown += shown
        reached.stale += stale
      },
    ),
  )
  expect(reached.schedules).toBe(draws)
  // the schedules get to what they are about
  expect(reached.shown).toBeGreaterThan(draws * 0.6)
  expect(reached.stale).toBeGreaterThan(draws * 0.6)
})

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
/** Facts carry their query, so that a stale answer can be detected. */
type Facts = { of: Query; viewer: string }
type Load = ReportLoad<Query, Facts>
type Event = ReportLoadEvent<Query, Facts>
type Outcome = 'answer' | 'answerTwice' | 'fail' | 'refuse'
type Step =
  | { do: 'choose'; reportId: number; source: 'own' | 'partner' }
  | { do: 'setSubject'; reportId: number; viewer: string }
  | { do: 'retry' | 'pause' }

const stepArbitrary: fc.Arbitrary<Step> = fc.oneof(
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
      do: fc.constant('setSubject' as const),
      reportId: fc.integer({ min: 1, max: 2 }),
      viewer: fc.constantFrom('visitor', 'full'),
    }),
  },
)
const outcome = fc.constantFrom<Outcome>('answer', 'answer', 'answerTwice', 'fail', 'refuse')

function eventOf(step: Step): Event | null {
  switch (step.do) {
    case 'pause':
      return null
    case 'retry':
      return { type: 'retried' }
    case 'choose':
      return { type: 'queryChanged', query: { reportId: step.reportId, source: step.source } }
    case 'setSubject':
      return { type: 'subjectChanged', subject: { reportId: step.reportId }, viewer: step.viewer }
  }
}

function reply(id: number, how: Outcome, facts: Facts): Event {
  if (how === 'fail') return { type: 'failed', id, fault: new Error('connection reset') }
  if (how === 'refuse') return { type: 'answered', id, answer: { kind: 'refused', code: 'not_found' } }
  return { type: 'answered', id, answer: { kind: 'ok', data: facts } }
}

function expectHonest(state: Load) {
  const { phase, request, loaded, query } = state
  expect(request !== null, 'a request is pending exactly in the phase "loading"').toBe(
    phase.kind === 'loading',
  )
  if (request) expect(request).toEqual({ id: state.sequence, payload: query })
  if (loaded) {
    expect(loaded.facts.of, 'facts belong to their query').toEqual(loaded.query)
    expect(loaded.facts.viewer, 'facts of another user').toBe(state.viewer)
  }
  if (phase.kind === 'ready') expect(loaded?.query, 'the report shown is the one chosen last').toEqual(query)
}

/** Plays the steps while the scheduler decides when each answer arrives. Requests are not aborted, so the reducer has to drop stale answers. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], outcomes: readonly Outcome[]) {
  const faults: unknown[] = []
  const replied = new Set<number>()
  const reached = { shown: 0, stale: 0 }
  let state: Load = reportLoadStart({ subject: { reportId: 1 }, viewer: 'visitor' })

  const send = (event: Event) => {
    const before = state
    state = reportLoadReducer(before, event)
    if ('id' in event && event.id !== before.request?.id) {
      reached.stale++
      expect(state, 'a stale answer changes nothing').toBe(before)
    }
    if (state.phase.kind === 'ready' && before.phase.kind !== 'ready') reached.shown++
    expectHonest(state)
    answerSometime()
  }
  const answerSometime = () => {
    const { request, viewer } = state
    if (!request || replied.has(request.id)) return
    replied.add(request.id)
    const how = outcomes[request.id % outcomes.length] ?? 'answer'
    const facts: Facts = { of: request.payload, viewer }
    for (let copies = how === 'answerTwice' ? 2 : 1; copies > 0; copies--)
      scheduler
        .schedule(Promise.resolve(), `${how} to request ${request.id}`)
        .then(() => send(reply(request.id, how, facts)))
        .catch(fault => faults.push(fault))
  }

  answerSometime()
  scheduler.scheduleSequence(
    steps.map(step => ({
      label: JSON.stringify(step),
      builder: async () => {
        const event = eventOf(step)
        try {
          if (event) send(event)
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

test('R2 the last choice wins, in whatever order answers arrive', async () => {
  const reached = { schedules: 0, shown: 0, stale: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(stepArbitrary, { minLength: 2, maxLength: 9 }),
      fc.array(outcome, { minLength: 6, maxLength: 6 }),
      async (scheduler, steps, outcomes) => {
        const { state, shown, stale } = await play(scheduler, steps, outcomes)
        expect(state.request, 'every request settles').toBeNull()
        reached.schedules++
        reached.shown += shown
        reached.stale += stale
      },
    ),
  )
  expect(reached.schedules).toBe(draws)
  // the schedules really reach these states
  expect(reached.shown).toBeGreaterThan(draws * 0.6)
  expect(reached.stale).toBeGreaterThan(draws * 0.6)
})

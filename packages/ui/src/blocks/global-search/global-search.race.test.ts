import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import { FIVE_KINDS, type FiveKind } from '../../testing/fixtures/global-search.ts'
import { KIND_IDS, START } from '../../testing/fixtures/global-search-states.ts'
import {
  type GlobalSearchEvent,
  type GlobalSearchState,
  globalSearchReducer,
  globalTargets,
  openKind,
  requestTo,
} from './global-search.reducer.ts'
import { optionsOf, toGlobalViewModel } from './global-search.view-model.ts'

type Outcome = 'hits' | 'none' | 'fail' | 'twice'
type Plain = {
  do: 'pause' | 'clear' | 'escape' | 'leave' | 'outside' | 'open' | 'down' | 'compose' | 'recall'
}
type Step =
  | { do: 'type'; text: string }
  | { do: 'settle' }
  | { do: 'choose'; index: number; fills: boolean }
  | { do: 'tab'; kind: FiveKind }
  | Plain

const VIEW_OPTIONS = { kinds: FIVE_KINDS, navigates: true, notFound: null }
const one = (...what: Plain['do'][]) => fc.constantFrom(...what).map((what): Step[] => [{ do: what }])

/** Steps that follow each other directly; answers arrive between scenes. */
const scene: fc.Arbitrary<Step[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom('ust', 'ust 4', 'ust 4%', 'dbr', '国债券')
      .map((text): Step[] => [{ do: 'type', text }, { do: 'settle' }]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 1 }), fc.boolean())
      .map(([index, fills]): Step[] => [{ do: 'choose', index, fills }]),
  },
  { weight: 2, arbitrary: fc.constantFrom(...KIND_IDS).map((kind): Step[] => [{ do: 'tab', kind }]) },
  { weight: 1, arbitrary: fc.constantFrom('us', '', 'treas').map((text): Step[] => [{ do: 'type', text }]) },
  { weight: 3, arbitrary: one('down', 'pause') },
  { weight: 2, arbitrary: one('clear', 'escape', 'leave', 'outside', 'open', 'compose', 'recall') },
)
const outcome = fc.constantFrom<Outcome>('hits', 'hits', 'none', 'fail', 'twice')

function eventOf(step: Step, state: GlobalSearchState): GlobalSearchEvent | null {
  switch (step.do) {
    case 'pause':
      return null
    case 'type':
      return { type: state.composing ? 'composed' : 'typed', text: step.text }
    case 'settle':
      return { type: 'settled' }
    case 'choose':
      return { type: 'chosen', index: step.index, fills: step.fills }
    case 'tab':
      return { type: 'tabChosen', kind: step.kind, reuse: true }
    case 'clear':
      return { type: 'cleared' }
    case 'escape':
      return { type: 'dismissed' }
    case 'leave':
      return { type: 'blurred' }
    case 'outside':
      return { type: 'pressedOutside' }
    case 'open':
      return { type: 'opened' }
    case 'down':
      return { type: 'moved', by: 'next' }
    case 'compose':
      return { type: 'composing' }
    case 'recall':
      return { type: 'recalled', tab: 'companies', recent: state.recent }
  }
}

const nameOf = (kind: string, id: number, term: string) => `${term}, request ${id} to ${kind}`

/** Answers name their request and kind, so that stale ones are detected. */
function reply(kind: FiveKind, id: number, term: string, how: Outcome): GlobalSearchEvent {
  if (how === 'fail') return { type: 'failed', kind, id, fault: new Error('connection reset') }
  const items = [1, 2].map(item => ({
    id: item,
    title: nameOf(kind, id, term),
    tickers: [],
    status: null,
  }))
  const shown = how === 'none' ? [] : items
  return { type: 'answered', kind, id, answer: { items: shown, count: shown.length, error: null } }
}

/** Much faster than `expect` while it holds: it runs millions of times. */
function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

function checkState(state: GlobalSearchState) {
  const { phase, request, term, sequence, active } = state
  const targets = globalTargets(state)
  if (phase.kind === 'results' && targets.length > 0) {
    const name = nameOf(openKind(state), sequence, term.trim())
    must(
      targets.every(target => target.title === name),
      `the shown hits answer ${name}`,
    )
  }
  const isPending = KIND_IDS.some(kind => requestTo(kind, state) !== null)
  must((request !== null) === isPending, 'there is a request exactly while a kind is pending')
  must(request === null || request.id === sequence, 'the request is the latest one')
  must(active === null || targets[active] !== undefined, 'the active option exists')
}

/** Plays the scenes while the scheduler decides when each of the five answers to each request arrives. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], outcomes: readonly Outcome[]) {
  const reached = { shown: 0, chosen: 0, stale: 0 }
  const faults: unknown[] = []
  const requested = new Set<number>()
  let state = START

  const happen = (event: GlobalSearchEvent) => {
    const before = state
    state = globalSearchReducer(before, event)
    if (state.request && !requested.has(state.request.id)) answerLater(state.request)
    checkState(state)
    if (event.type === 'answered' || event.type === 'failed') {
      const isExpected = requestTo(event.kind, before)?.id === event.id
      if (!isExpected) {
        reached.stale++
        must(state === before, 'a stale answer changes nothing')
      }
      const steady = globalTargets(before).length === 0 || openKind(before) === openKind(state)
      must(steady, 'no answer removes shown hits')
    }
    if (event.type === 'chosen' && state !== before) {
      reached.chosen++
      must(state.request === null, 'choosing cancels')
    }
    if (globalTargets(state).length > 0 && state.phase.kind === 'results') reached.shown++
  }
  // requests are not aborted here: the reducer must drop stale answers itself
  const answerLater = ({ id, payload }: { id: number; payload: { term: string } }) => {
    requested.add(id)
    for (const [place, kind] of KIND_IDS.entries()) {
      const how = outcomes[(id * KIND_IDS.length + place) % outcomes.length] ?? 'hits'
      for (let copies = how === 'twice' ? 2 : 1; copies > 0; copies--)
        scheduler
          .schedule(Promise.resolve(), `${how} by ${kind} to request ${id}`)
          .then(() => happen(reply(kind, id, payload.term, how)))
          .catch(fault => faults.push(fault))
    }
  }

  scheduler.scheduleSequence(
    steps.map(step => ({
      label: JSON.stringify(step),
      builder: async () => {
        const event = eventOf(step, state)
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

test('G1 in any schedule of typing, choosing and five answers, no stale answer is shown', async () => {
  const reached = { schedules: 0, shown: 0, chosen: 0, stale: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(scene, { minLength: 3, maxLength: 8 }),
      fc.array(outcome, { minLength: 11, maxLength: 11 }),
      async (scheduler, scenes, outcomes) => {
        const { state, ...counted } = await play(scheduler, scenes.flat(), outcomes)
        must(state.request === null, 'every request ends')
        must(
          optionsOf(toGlobalViewModel(state, VIEW_OPTIONS)).length === globalTargets(state).length,
          'the targets are the shown options',
        )
        reached.schedules++
        reached.shown += counted.shown
        reached.chosen += counted.chosen
        reached.stale += counted.stale
      },
    ),
  )
  expect(reached.schedules).toBeGreaterThanOrEqual(draws)
  // the schedules reach the cases under test
  expect(reached.shown).toBeGreaterThan(draws * 2)
  expect(reached.chosen).toBeGreaterThan(draws / 10)
  expect(reached.stale).toBeGreaterThan(draws * 2)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import {
  additionOf,
  type CompareQuestion,
  type CompareSearchEvent,
  type CompareSearchState,
  compareSearchReducer,
  initialCompareSearch,
  openGroup,
} from './compare-search.reducer.ts'

type Outcome = 'answer' | 'answerTwice' | 'fail' | 'refuse'

type Step = { do: 'type'; text: string } | { do: 'choose'; index: number } | Plain
type Plain = {
  do:
    | 'settle'
    | 'retry'
    | 'tab'
    | 'add'
    | 'pause'
    | 'clear'
    | 'escape'
    | 'leave'
    | 'open'
    | 'compose'
    | 'venue'
    | 'grantAccess'
}

const searchable = fc.constantFrom('ust', 'ust 4', 'ust 4%', 'dbr', '国债券')
const index = fc.integer({ min: 0, max: 1 })
const one = (...what: Plain['do'][]) => fc.constantFrom(...what).map((what): Step[] => [{ do: what }])

/** Steps that follow each other directly; answers arrive between scenes. */
const scene: fc.Arbitrary<Step[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: searchable.map((text): Step[] => [{ do: 'type', text }, { do: 'settle' }]),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.boolean(), index)
      .map(([tab, at]): Step[] => [...(tab ? [{ do: 'tab' } as const] : []), { do: 'choose', index: at }]),
  },
  { weight: 4, arbitrary: one('add', 'add', 'pause') },
  { weight: 1, arbitrary: fc.constantFrom('us', '', 'treas').map((text): Step[] => [{ do: 'type', text }]) },
  { weight: 1, arbitrary: one('retry') },
  {
    weight: 2,
    arbitrary: one('clear', 'escape', 'leave', 'open', 'compose', 'venue', 'grantAccess'),
  },
)
const outcome = fc.constantFrom<Outcome>('answer', 'answer', 'answerTwice', 'fail', 'refuse')

const venueId = 4

function eventOf(step: Step, state: CompareSearchState): CompareSearchEvent | null {
  switch (step.do) {
    case 'pause':
      return null
    case 'type':
      return state.composing ? { type: 'composed', text: step.text } : { type: 'typed', text: step.text }
    case 'settle':
      return { type: 'settled', venueId }
    case 'choose':
      return { type: 'chosen', index: step.index, venueId }
    case 'retry':
      return { type: 'retried', venueId }
    case 'tab':
      return { type: 'groupChosen', index: 1 }
    case 'add':
      return { type: 'added' }
    case 'clear':
      return { type: 'cleared' }
    case 'escape':
      return { type: 'dismissed' }
    case 'leave':
      return { type: 'blurred' }
    case 'open':
      return { type: 'opened' }
    case 'compose':
      return { type: 'composing' }
    case 'venue':
      return { type: 'venueChanged' }
    case 'grantAccess':
      return { type: 'accessGranted' }
  }
}

const nameOf = (id: number, term: string) => `${term}, request ${id}`

/** Answers name their request, so that stale ones are detected. */
function reply(id: number, question: CompareQuestion, how: Outcome): CompareSearchEvent {
  if (how === 'fail') return { type: 'failed', id, fault: new Error('connection reset') }
  if (how === 'refuse') return { type: 'failed', id, fault: { code: 'need_auth' } }
  if (question.kind === 'venues')
    return {
      type: 'answered',
      id,
      answer: {
        kind: 'venues',
        venues: [{ id: 100, name: `trading ground of ${question.query.id}` }],
      },
    }
  const name = nameOf(id, question.query.term)
  const group = (withVenues: boolean, first: number) => ({
    kind: withVenues ? 'bonds' : 'index',
    name,
    count: 2,
    selected: false,
    withVenues,
    items: [first, first + 1].map(itemId => ({ id: id * 10 + itemId, name })),
  })
  return {
    type: 'answered',
    id,
    answer: { kind: 'search', groups: [group(true, 0), group(false, 2)] },
  }
}

function checkState(state: CompareSearchState) {
  const { phase, request, term, sequence } = state
  const group = openGroup(phase)
  if (group) expect(group.name).toBe(nameOf(sequence, term.trim()))
  if (phase.kind === 'venues')
    expect(phase.venues).toEqual([{ id: 100, name: `trading ground of ${phase.chosen.id}` }])
  expect(request !== null).toBe(phase.kind === 'searching' || phase.kind === 'loadingVenues')
  if (request) expect(request.id).toBe(state.sequence)
}

/** Plays the scenes while the scheduler decides when each answer arrives. Returns how often results were shown and items added. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], outcomes: readonly Outcome[]) {
  const reached = { shown: 0, added: 0 }
  const faults: unknown[] = []
  const requested = new Set<number>()
  let state = initialCompareSearch()

  const happen = (event: CompareSearchEvent) => {
    const before = state
    const addition = additionOf(before, event)
    if (addition) {
      reached.added++
      expect(addition.name).toContain(addition.term)
    }
    state = compareSearchReducer(before, event)
    if (state.request && !requested.has(state.request.id)) answerLater(state.request)
    checkState(state)
    if ('id' in event && event.type !== 'venueChosen' && event.id !== before.request?.id)
      expect(state, 'a stale answer').toBe(before)
    if (state.phase.kind === 'found' && before.phase.kind !== 'found') reached.shown++
  }
  // requests are not aborted here: the reducer must drop stale answers itself
  const answerLater = ({ id, payload }: { id: number; payload: CompareQuestion }) => {
    requested.add(id)
    const how = outcomes[id % outcomes.length] ?? 'answer'
    for (let copies = how === 'answerTwice' ? 2 : 1; copies > 0; copies--)
      scheduler
        .schedule(Promise.resolve(), `${how} to request ${id}`)
        .then(() => happen(reply(id, payload, how)))
        .catch(fault => faults.push(fault))
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

test('G2 rule 27: in any schedule of typing, choosing and answers, no stale answer is shown or added', async () => {
  const reached = { schedules: 0, shown: 0, added: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(scene, { minLength: 3, maxLength: 9 }),
      fc.array(outcome, { minLength: 8, maxLength: 8 }),
      async (scheduler, scenes, outcomes) => {
        const { shown, added, state } = await play(scheduler, scenes.flat(), outcomes)
        expect(state.request, 'every request ends').toBeNull()
        reached.schedules++
        reached.shown += shown
        reached.added += added
      },
    ),
  )
  expect(reached.schedules).toBeGreaterThanOrEqual(draws)
  // the schedules reach the cases under test
  expect(reached.shown).toBeGreaterThan(draws / 2)
  expect(reached.added).toBeGreaterThan(draws / 20)
})

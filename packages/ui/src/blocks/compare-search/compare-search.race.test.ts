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
    | 'ground'
    | 'admit'
}

const searchable = fc.constantFrom('ust', 'ust 4', 'ust 4%', 'dbr', '国债券')
const index = fc.integer({ min: 0, max: 1 })
const one = (...what: Plain['do'][]) => fc.constantFrom(...what).map((what): Step[] => [{ do: what }])

/** What a user does in one go; scenes follow each other and answers fall in between or after. */
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
  { weight: 2, arbitrary: one('clear', 'escape', 'leave', 'open', 'compose', 'ground', 'admit') },
)
const outcome = fc.constantFrom<Outcome>('answer', 'answer', 'answerTwice', 'fail', 'refuse')

const tradingGroundId = 4

function eventOf(taken: Step, state: CompareSearchState): CompareSearchEvent | null {
  switch (taken.do) {
    case 'pause':
      return null
    case 'type':
      return state.composing ? { type: 'composed', text: taken.text } : { type: 'typed', text: taken.text }
    case 'settle':
      return { type: 'settled', tradingGroundId }
    case 'choose':
      return { type: 'chosen', index: taken.index, tradingGroundId }
    case 'retry':
      return { type: 'retried', tradingGroundId }
    case 'tab':
      return { type: 'groupChosen', index: 1 }
    case 'add':
      return { type: 'added' }
    case 'clear':
      return { type: 'cleared' }
    case 'escape':
      return { type: 'dismissed' }
    case 'leave':
      return { type: 'left' }
    case 'open':
      return { type: 'opened' }
    case 'compose':
      return { type: 'composing' }
    case 'ground':
      return { type: 'groundChanged' }
    case 'admit':
      return { type: 'admitted' }
  }
}

const nameOf = (id: number, term: string) => `${term}, question ${id}`

/** Answers name the question that they belong to, so that a stale one gives itself away. */
function reply(id: number, question: CompareQuestion, how: Outcome): CompareSearchEvent {
  if (how === 'fail') return { type: 'failed', id, fault: new Error('connection reset') }
  if (how === 'refuse') return { type: 'failed', id, fault: { code: 'need_auth' } }
  if (question.kind === 'grounds')
    return {
      type: 'answered',
      id,
      answer: {
        kind: 'grounds',
        grounds: [{ id: 100, name: `ground of ${question.query.id}` }],
      },
    }
  const name = nameOf(id, question.query.term)
  const group = (withTradingGrounds: boolean, first: number) => ({
    kind: withTradingGrounds ? 'bonds' : 'index',
    name,
    count: 2,
    selected: false,
    withTradingGrounds,
    items: [first, first + 1].map(itemId => ({ id: id * 10 + itemId, name })),
  })
  return {
    type: 'answered',
    id,
    answer: { kind: 'search', groups: [group(true, 0), group(false, 2)] },
  }
}

function expectHonest(state: CompareSearchState) {
  const { phase, request, term, sequence } = state
  const group = openGroup(phase)
  if (group) expect(group.name).toBe(nameOf(sequence, term.trim()))
  if (phase.kind === 'grounds')
    expect(phase.grounds).toEqual([{ id: 100, name: `ground of ${phase.chosen.id}` }])
  expect(request !== null).toBe(phase.kind === 'searching' || phase.kind === 'askingGrounds')
  if (request) expect(request.id).toBe(state.sequence)
}

/** Plays the scenes while the scheduler decides when each answer comes. Returns how often results and additions came about. */
async function play(scheduler: fc.Scheduler, steps: readonly Step[], outcomes: readonly Outcome[]) {
  const reached = { shown: 0, added: 0 }
  const faults: unknown[] = []
  const asked = new Set<number>()
  let state = initialCompareSearch()

  const happen = (event: CompareSearchEvent) => {
    const before = state
    const addition = additionOf(before, event)
    if (addition) {
      reached.added++
      expect(addition.name).toContain(addition.term)
    }
    state = compareSearchReducer(before, event)
    if (state.request && !asked.has(state.request.id)) answerSometime(state.request)
    expectHonest(state)
    if ('id' in event && event.type !== 'groundChosen' && event.id !== before.request?.id)
      expect(state, 'an answer that nobody waits for').toBe(before)
    if (state.phase.kind === 'found' && before.phase.kind !== 'found') reached.shown++
  }
  // nothing is aborted here: the reducer alone has to tell what is stale
  const answerSometime = ({ id, payload }: { id: number; payload: CompareQuestion }) => {
    asked.add(id)
    const how = outcomes[id % outcomes.length] ?? 'answer'
    for (let copies = how === 'answerTwice' ? 2 : 1; copies > 0; copies--)
      scheduler
        .schedule(Promise.resolve(), `${how} to question ${id}`)
        .then(() => happen(reply(id, payload, how)))
        .catch(fault => faults.push(fault))
  }

  scheduler.scheduleSequence(
    steps.map(taken => ({
      label: JSON.stringify(taken),
      builder: async () => {
        const event = eventOf(taken, state)
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

test('G2 rule 27: whatever the schedule of typing, choosing and answers in any order, no stale answer is shown or added', async () => {
  const reached = { schedules: 0, shown: 0, added: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(scene, { minLength: 3, maxLength: 9 }),
      fc.array(outcome, { minLength: 8, maxLength: 8 }),
      async (scheduler, scenes, outcomes) => {
        const { shown, added, state } = await play(scheduler, scenes.flat(), outcomes)
        expect(state.request, 'every question ends').toBeNull()
        reached.schedules++
        reached.shown += shown
        reached.added += added
      },
    ),
  )
  expect(reached.schedules).toBeGreaterThanOrEqual(draws)
  // the schedules get to what they are about
  expect(reached.shown).toBeGreaterThan(draws / 2)
  expect(reached.added).toBeGreaterThan(draws / 20)
})

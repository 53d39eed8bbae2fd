import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import {
  type DeletionEnd,
  type Indicator,
  type IndicatorListEvent,
  type IndicatorListState,
  indicatorListReducer,
  initialIndicators,
  remainingIndicators,
} from './indicators.reducer.ts'
import { type IndicatorListViewModel, toIndicatorsViewModel } from './indicators.view-model.ts'

type Step =
  | { do: 'press'; requestId: number }
  | { do: 'again'; requestId: number }
  | { do: 'page'; page: number }
  | { do: 'yes' | 'yesTwice' | 'no' | 'reload' | 'otherIssuer' | 'firstIssuer' | 'pause' }

const REQUESTS = [101, 102, 103]
const requestId = fc.constantFrom(...REQUESTS)

/** Steps that a user takes in a row; answers arrive in between or after. */
const scene: fc.Arbitrary<Step[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(requestId, fc.constantFrom('yes' as const, 'yes' as const, 'yesTwice' as const, 'no' as const))
      .map(([request, answer]): Step[] => [{ do: 'press', requestId: request }, { do: answer }]),
  },
  { weight: 2, arbitrary: requestId.map((request): Step[] => [{ do: 'again', requestId: request }]) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 4 }).map((page): Step[] => [{ do: 'page', page }]) },
  { weight: 3, arbitrary: fc.constantFrom<Step[]>([{ do: 'reload' }], [{ do: 'pause' }]) },
  { weight: 1, arbitrary: fc.constantFrom<Step[]>([{ do: 'otherIssuer' }], [{ do: 'firstIssuer' }]) },
)
const end = fc.constantFrom<DeletionEnd>('deleted', 'deleted', 'refused', 'gone', 'needAuth', 'fault')
const listOutcome = fc.constantFrom('answer' as const, 'answer' as const, 'fail' as const)

function eventsOf(step: Step): IndicatorListEvent[] {
  switch (step.do) {
    case 'pause':
      return []
    case 'press':
      return [{ type: 'deleteRequested', requestId: step.requestId }]
    case 'again':
      return [{ type: 'deleteRetried', requestId: step.requestId }]
    case 'page':
      return [{ type: 'paged', page: step.page }]
    case 'yes':
      return [{ type: 'deleteConfirmed' }]
    case 'yesTwice':
      return [{ type: 'deleteConfirmed' }, { type: 'deleteConfirmed' }]
    case 'no':
      return [{ type: 'deleteCancelled' }]
    case 'reload':
      return [{ type: 'reloaded' }]
    case 'otherIssuer':
      return [{ type: 'subjectChanged', subject: '2 for 7', query: { issuerId: 2 } }]
    case 'firstIssuer':
      return [{ type: 'subjectChanged', subject: '1 for 7', query: { issuerId: 1 } }]
  }
}

/** The server's list at this moment, without requests that it has deleted. */
function listed(issuerId: number, deletedThere: ReadonlySet<number>): Indicator[] {
  const own = issuerId === 1 ? REQUESTS.filter(request => !deletedThere.has(request)) : []
  return [...own, null, null, null].map((request, index) => ({
    id: request ?? issuerId * 10 + index,
    name: `of issuer ${issuerId}`,
    value: null,
    day: null,
    url: null,
    requestId: request,
    illustrative: false,
  }))
}

/** A faster `expect`: it runs hundreds of thousands of times. */
function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule)
}

const draw = (state: IndicatorListState): IndicatorListViewModel =>
  toIndicatorsViewModel({ state, canDelete: true, pageSize: 2, limit: 30 })

/** Plays the scenes while the scheduler decides when the server acts and when each answer arrives. */
async function play(
  scheduler: fc.Scheduler,
  steps: readonly Step[],
  ends: readonly DeletionEnd[],
  outcomes: readonly ('answer' | 'fail')[],
) {
  const faults: unknown[] = []
  const requestedLists = new Set<number>()
  const started = new Set<number>()
  const confirmed = new Set<number>()
  const deletedThere = new Set<number>()
  const reached = { removed: 0, failures: 0 }
  let state = initialIndicators({ subject: '1 for 7', query: { issuerId: 1 } })

  const expectHonest = (before: IndicatorListState) => {
    const { deletions, confirming } = state
    const deleting = deletions.map(deletion => deletion.requestId)
    const left = remainingIndicators(state)
    must(new Set(deleting).size === deleting.length, 'one deletion of a request at a time')
    must(
      deleting.every(request => confirmed.has(request)),
      'nothing is deleted without a confirmation',
    )
    must(confirming === null || left.some(one => one.requestId === confirming), 'a dialog has its row')
    must(
      left.every(one => one.name === `of issuer ${state.list.query.issuerId}`),
      'rows of this issuer only',
    )
    must(!left.some(one => state.deleted.includes(Number(one.requestId))), 'deleted rows do not come back')
    if (state.deleted.length > before.deleted.length) reached.removed++
    const drawn = draw(state)
    must(drawn.kind !== 'rows' || drawn.rows.length > 0, 'no page is empty')
  }

  const send = (event: IndicatorListEvent) => {
    const before = state
    if (event.type === 'deleteConfirmed' && before.confirming !== null) confirmed.add(before.confirming)
    state = indicatorListReducer(before, event)
    if (state.failures.length > before.failures.length) reached.failures++
    expectHonest(before)
    for (const deletion of state.deletions) if (!started.has(deletion.id)) deleteSometime(deletion)
    const { request } = state.list
    if (request && !requestedLists.has(request.id)) listSometime(request)
  }
  const later = (label: string, what: () => void) =>
    scheduler
      .schedule(Promise.resolve(), label)
      .then(what)
      .catch(fault => faults.push(fault))

  // the server acts at one moment and its answer comes at another
  const deleteSometime = ({ id, requestId: request }: { id: number; requestId: number }) => {
    started.add(id)
    const how = ends[id % ends.length] ?? 'deleted'
    later(`the server receives deletion ${id}`, () => {
      if (how === 'deleted' || how === 'fault') deletedThere.add(request)
      later(`${how} to deletion ${id}`, () => send({ type: 'deletionEnded', id, end: how }))
    })
  }
  const listSometime = ({ id, payload }: { id: number; payload: { issuerId: number } }) => {
    requestedLists.add(id)
    later(`the server receives request ${id}`, () => {
      const data = listed(payload.issuerId, deletedThere)
      later(`the answer to request ${id}`, () =>
        send(
          outcomes[id % outcomes.length] === 'fail'
            ? { type: 'failed', id, fault: new Error('connection reset') }
            : { type: 'answered', id, answer: { kind: 'ok', data } },
        ),
      )
    })
  }

  send({ type: 'answered', id: 1, answer: { kind: 'ok', data: listed(1, deletedThere) } })
  scheduler.scheduleSequence(
    steps.map(step => ({
      label: JSON.stringify(step),
      builder: async () => {
        try {
          for (const event of eventsOf(step)) send(event)
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

test('R8 in any order of deletions, reloads and answers, no row is deleted unconfirmed or twice, or comes back', async () => {
  const reached = { removed: 0, failures: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(scene, { minLength: 3, maxLength: 8 }),
      fc.array(end, { minLength: 5, maxLength: 5 }),
      fc.array(listOutcome, { minLength: 5, maxLength: 5 }),
      async (scheduler, scenes, ends, outcomes) => {
        const { removed, failures, state } = await play(scheduler, scenes.flat(), ends, outcomes)
        expect(state.list.request, 'every request settles').toBeNull()
        expect(state.deletions, 'every deletion settles').toEqual([])
        reached.removed += removed
        reached.failures += failures
      },
    ),
  )
  // the schedules really reach these states
  expect(reached.removed).toBeGreaterThan(draws * 0.4)
  expect(reached.failures).toBeGreaterThan(draws / 5)
})

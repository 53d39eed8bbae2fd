import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import { comment } from '../../testing/fixtures/comment-list.ts'
import type { IssuerComment } from './comment-file.rules.ts'
import {
  accessRequestOf,
  type CommentAnswer,
  type CommentListEvent,
  type CommentListState,
  type CommentSubject,
  commentListReducer,
  initialCommentList,
  isRequested,
} from './comment-list.reducer.ts'
import { type CommentRowViewModel, toCommentListViewModel } from './comment-list.view-model.ts'

type Step =
  | { do: 'press' | 'request'; row: number }
  | { do: 'doubleRequest'; row: number }
  | { do: 'reload' | 'pause' }
  | { do: 'visit'; user: number; issuer: number }
type LoadOutcome = 'answer' | 'answerTwice' | 'fail'
type RequestOutcome = 'accept' | 'acceptTwice' | 'decline' | 'fail' | 'needAuth'

const row = fc.integer({ min: 0, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: row.map((at): Step => ({ do: 'press', row: at })) },
  { weight: 6, arbitrary: row.map((at): Step => ({ do: 'request', row: at })) },
  { weight: 3, arbitrary: row.map((at): Step => ({ do: 'doubleRequest', row: at })) },
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'reload' }, { do: 'pause' }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ user: fc.integer({ min: 3, max: 4 }), issuer: fc.integer({ min: 1, max: 2 }) })
      .map((who): Step => ({ do: 'visit', ...who })),
  },
)
const loadOutcome = fc.constantFrom<LoadOutcome>('answer', 'answer', 'answerTwice', 'fail')
const requestOutcome = fc.constantFrom<RequestOutcome>(
  'accept',
  'accept',
  'acceptTwice',
  'decline',
  'fail',
  'needAuth',
)

const ALLOWED = { kind: 'allowed' } as const
const PROVIDERS = [2, 5, 2, 5]
/** Two files of each of two providers; the title names the issuer and the user. */
const listFor = ({ issuerId, userId }: CommentSubject, requested: ReadonlySet<number>): IssuerComment[] =>
  PROVIDERS.map((providerId, at) =>
    comment({
      title: `issuer ${issuerId}, user ${userId}`,
      fileName: `${at}.pdf`,
      providerId,
      requestExists: requested.has(providerId),
    }),
  )

/** The providers that each user has requested access from, stored when a request arrives. */
class Server {
  readonly requested = new Map<number, Set<number>>()
  of(userId: number): Set<number> {
    const before = this.requested.get(userId) ?? new Set()
    this.requested.set(userId, before)
    return before
  }
}

type Reached = { calls: number; accepted: number; reloads: number }

/** Plays the steps while the scheduler decides when loads and requests reach the server, and when their answers arrive. */
async function play(
  scheduler: fc.Scheduler,
  steps: readonly Step[],
  loads: readonly LoadOutcome[],
  requests: readonly RequestOutcome[],
) {
  const reached: Reached = { calls: 0, accepted: 0, reloads: 0 }
  const faults: unknown[] = []
  const server = new Server()
  const sentLoads = new Set<number>()
  /** Pending and accepted requests by `user provider`, as seen by the network, not by the state. */
  const pending = new Map<string, number>()
  const accepted = new Set<string>()
  let visit = 0
  let state = initialCommentList({ issuerId: 1, userId: 3, access: 'allowed' })

  const guarded = (work: () => void) => {
    try {
      work()
    } catch (fault) {
      faults.push(fault)
    }
  }

  const happen = (event: CommentListEvent) => {
    const before = state
    const request = accessRequestOf(before, event)
    state = commentListReducer(before, event)
    if (state.request && !sentLoads.has(state.request.id)) load(state.request.id, state.subject)
    if (request) send(request.id, request.providerId)
    else if (event.type === 'requested') expect(state, 'a click that sends nothing').toBe(before)
    if ((event.type === 'answered' || event.type === 'failed') && event.id !== before.request?.id)
      expect(state, 'a stale answer').toBe(before)
    checkState(state, before)
  }

  const checkState = (now: CommentListState, before: CommentListState) => {
    const rows = rowsOf(now)
    for (const one of rows) {
      // shown comments are about this issuer and for this user
      expect(one.title).toBe(`issuer ${now.subject.issuerId}, user ${now.subject.userId}`)
    }
    for (const [providerId, phase] of now.requests) {
      if (phase.kind !== 'sent') continue
      // a sent request was accepted by the server, and all comments of the provider show it
      expect(server.of(now.subject.userId).has(providerId)).toBe(true)
      for (const [at, one] of rows.entries())
        if (PROVIDERS[at] === providerId) expect(one.file).toEqual({ kind: 'alert', alert: 'request_sent' })
    }
    if (now.subject.userId === before.subject.userId)
      for (const providerId of PROVIDERS)
        if (isRequested(before, providerId))
          expect(isRequested(now, providerId), 'a requested provider stays requested').toBe(true)
    expect(now.request === null || sentLoads.has(now.request.id)).toBe(true)
  }

  // requests are not aborted here: the reducer must drop stale answers itself
  const load = (id: number, subject: CommentSubject) => {
    sentLoads.add(id)
    reached.reloads++
    const how = loads[id % loads.length] ?? 'answer'
    void scheduler
      .schedule(Promise.resolve(), `load ${id} arrives`)
      // the data is that of the moment when the load arrives; the answer may be late
      .then(() => listFor(subject, new Set(server.of(subject.userId))))
      .then(data => {
        for (let copies = how === 'answerTwice' ? 2 : 1; copies > 0; copies--)
          void scheduler
            .schedule(Promise.resolve(), `${how} to load ${id}`)
            .then(() =>
              guarded(() =>
                happen(
                  how === 'fail'
                    ? { type: 'failed', id, fault: new Error('connection reset') }
                    : { type: 'answered', id, answer: { kind: 'ok', data } },
                ),
              ),
            )
      })
  }

  const send = (id: number, providerId: number) => {
    const { userId } = state.subject
    const name = `${visit} ${userId} ${providerId}`
    reached.calls++
    expect(pending.has(name), 'one request at a time').toBe(false)
    expect(accepted.has(name), 'none after one was accepted').toBe(false)
    pending.set(name, id)
    const how = requests[id % requests.length] ?? 'accept'
    void scheduler.schedule(Promise.resolve(), `request ${id} arrives`).then(() => {
      if (how === 'accept' || how === 'acceptTwice') server.of(userId).add(providerId)
      for (let copies = how === 'acceptTwice' ? 2 : 1; copies > 0; copies--)
        void scheduler.schedule(Promise.resolve(), `${how} request ${id}`).then(() =>
          guarded(() => {
            pending.delete(name)
            if (how === 'accept' || how === 'acceptTwice') accepted.add(name)
            const phase = state.requests.get(providerId)
            const own = phase?.kind === 'sending' && phase.id === id
            const before = state
            happen(replyOf(id, how))
            if (!own) expect(state, 'a stale answer').toBe(before)
            if (own && how === 'accept') reached.accepted++
          }),
        )
    })
  }

  scheduler.scheduleSequence(
    steps.map(step => ({
      label: JSON.stringify(step),
      builder: async () =>
        guarded(() => {
          // another user may send a new request, another issuer may not
          if (step.do === 'visit' && step.user !== state.subject.userId) visit++
          for (const event of eventsOf(step, state)) happen(event)
        }),
    })),
  )
  load(state.request?.id ?? 0, state.subject)
  await scheduler.waitIdle()
  if (faults.length > 0) throw faults[0]
  return { reached, state }
}

function rowsOf(state: CommentListState): readonly CommentRowViewModel[] {
  const viewModel = toCommentListViewModel(state, ALLOWED)
  return viewModel.kind === 'list' ? viewModel.rows : []
}

function replyOf(id: number, how: RequestOutcome): CommentListEvent {
  if (how === 'fail') return { type: 'requestFailed', id }
  const answer: CommentAnswer<{ sent: boolean }> =
    how === 'needAuth'
      ? { kind: 'refused', code: 'need_auth' }
      : { kind: 'ok', data: { sent: how !== 'decline' } }
  return { type: 'requestAnswered', id, answer }
}

function eventsOf(step: Step, state: CommentListState): CommentListEvent[] {
  switch (step.do) {
    case 'pause':
      return []
    case 'reload':
      return [{ type: 'reloaded' }]
    case 'visit':
      return [{ type: 'visited', subject: { issuerId: step.issuer, userId: step.user, access: 'allowed' } }]
    default: {
      const key = rowsOf(state)[step.row]?.key ?? 'none'
      if (step.do === 'press') return [{ type: 'pressed', key }]
      const request: CommentListEvent = { type: 'requested', key }
      return step.do === 'request' ? [request] : [request, request]
    }
  }
}

test('R6 in any schedule of clicks, reloads, users and answers, no request is sent twice and none is lost', async () => {
  const all: Reached & { schedules: number } = { schedules: 0, calls: 0, accepted: 0, reloads: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.array(loadOutcome, { minLength: 5, maxLength: 5 }),
      fc.array(requestOutcome, { minLength: 6, maxLength: 6 }),
      async (scheduler, steps, loads, requests) => {
        const { reached, state } = await play(scheduler, steps, loads, requests)
        expect(state.request, 'every load ends').toBeNull()
        const sending = [...state.requests.values()].filter(phase => phase.kind === 'sending')
        expect(sending, 'every request ends').toEqual([])
        all.schedules++
        all.calls += reached.calls
        all.accepted += reached.accepted
        all.reloads += reached.reloads
      },
    ),
  )
  expect(all.schedules).toBeGreaterThanOrEqual(draws)
  // the schedules reach the cases under test
  expect(all.calls).toBeGreaterThan(draws)
  expect(all.accepted).toBeGreaterThan(draws / 6)
  expect(all.reloads).toBeGreaterThan(draws * 1.3)
})

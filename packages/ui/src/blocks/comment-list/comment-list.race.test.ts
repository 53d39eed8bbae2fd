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
import { type CommentRow, toCommentListViewModel } from './comment-list.view-model.ts'

type Step =
  | { do: 'press' | 'request'; row: number }
  | { do: 'doubleRequest'; row: number }
  | { do: 'reload' | 'pause' }
  | { do: 'visit'; user: number; issuer: number }
type LoadOutcome = 'answer' | 'answerTwice' | 'fail'
type RequestOutcome = 'take' | 'takeTwice' | 'decline' | 'fail' | 'needAuth'

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
  'take',
  'take',
  'takeTwice',
  'decline',
  'fail',
  'needAuth',
)

const ALLOWED = { kind: 'allowed' } as const
const PROVIDERS = [2, 5, 2, 5]
/** Two files of each of two providers; the title says whose list it is, and as of when. */
const listFor = ({ issuerId, userId }: CommentSubject, asked: ReadonlySet<number>): IssuerComment[] =>
  PROVIDERS.map((providerId, at) =>
    comment({
      title: `issuer ${issuerId}, user ${userId}`,
      fileName: `${at}.pdf`,
      providerId,
      requestExists: asked.has(providerId),
    }),
  )

/** What the server keeps: who has asked whom. It remembers at the moment in which a request arrives. */
class Server {
  readonly asked = new Map<number, Set<number>>()
  of(userId: number): Set<number> {
    const before = this.asked.get(userId) ?? new Set()
    this.asked.set(userId, before)
    return before
  }
}

type Reached = { calls: number; taken: number; reloads: number }

/** Plays the steps while the scheduler decides when questions and requests reach the server, and when their answers come. */
async function play(
  scheduler: fc.Scheduler,
  steps: readonly Step[],
  loads: readonly LoadOutcome[],
  requests: readonly RequestOutcome[],
) {
  const reached: Reached = { calls: 0, taken: 0, reloads: 0 }
  const faults: unknown[] = []
  const server = new Server()
  const loadsUnderWay = new Set<number>()
  /** Requests under way and taken, each under `user provider`: what the network saw, not what the state believes. */
  const underWay = new Map<string, number>()
  const taken = new Set<string>()
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
    if (state.request && !loadsUnderWay.has(state.request.id)) load(state.request.id, state.subject)
    if (request) send(request.id, request.providerId)
    else if (event.type === 'requested') expect(state, 'a press that sends nothing').toBe(before)
    if ((event.type === 'answered' || event.type === 'failed') && event.id !== before.request?.id)
      expect(state, 'an answer that nobody waits for').toBe(before)
    expectHonest(state, before)
  }

  const expectHonest = (now: CommentListState, before: CommentListState) => {
    const rows = rowsOf(now)
    for (const one of rows) {
      // what is shown is of this issuer, and for this user
      expect(one.title).toBe(`issuer ${now.subject.issuerId}, user ${now.subject.userId}`)
    }
    for (const [providerId, phase] of now.requests) {
      if (phase.kind !== 'sent') continue
      // nobody is told that a request was taken which was not, and no comment of the provider says otherwise
      expect(server.of(now.subject.userId).has(providerId)).toBe(true)
      for (const [at, one] of rows.entries())
        if (PROVIDERS[at] === providerId) expect(one.file).toEqual({ kind: 'alert', alert: 'request_sent' })
    }
    if (now.subject.userId === before.subject.userId)
      for (const providerId of PROVIDERS)
        if (isRequested(before, providerId))
          expect(isRequested(now, providerId), 'asked stays asked').toBe(true)
    expect(now.request === null || loadsUnderWay.has(now.request.id)).toBe(true)
  }

  // neither is ever aborted here: the reducer alone has to tell what is stale
  const load = (id: number, subject: CommentSubject) => {
    loadsUnderWay.add(id)
    reached.reloads++
    const how = loads[id % loads.length] ?? 'answer'
    void scheduler
      .schedule(Promise.resolve(), `question ${id} arrives`)
      // the server's word is of the moment in which the question arrives; its answer may be late
      .then(() => listFor(subject, new Set(server.of(subject.userId))))
      .then(data => {
        for (let copies = how === 'answerTwice' ? 2 : 1; copies > 0; copies--)
          void scheduler
            .schedule(Promise.resolve(), `${how} to question ${id}`)
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
    expect(underWay.has(name), 'one request at a time').toBe(false)
    expect(taken.has(name), 'none after one was taken').toBe(false)
    underWay.set(name, id)
    const how = requests[id % requests.length] ?? 'take'
    void scheduler.schedule(Promise.resolve(), `request ${id} arrives`).then(() => {
      if (how === 'take' || how === 'takeTwice') server.of(userId).add(providerId)
      for (let copies = how === 'takeTwice' ? 2 : 1; copies > 0; copies--)
        void scheduler.schedule(Promise.resolve(), `${how} request ${id}`).then(() =>
          guarded(() => {
            underWay.delete(name)
            if (how === 'take' || how === 'takeTwice') taken.add(name)
            const heard = state.requests.get(providerId)
            const own = heard?.kind === 'sending' && heard.id === id
            const before = state
            happen(replyOf(id, how))
            if (!own) expect(state, 'an answer that nobody waits for').toBe(before)
            if (own && how === 'take') reached.taken++
          }),
        )
    })
  }

  scheduler.scheduleSequence(
    steps.map(taking => ({
      label: JSON.stringify(taking),
      builder: async () =>
        guarded(() => {
          // another user may ask anew; another issuer is no reason to
          if (taking.do === 'visit' && taking.user !== state.subject.userId) visit++
          for (const event of eventsOf(taking, state)) happen(event)
        }),
    })),
  )
  load(state.request?.id ?? 0, state.subject)
  await scheduler.waitIdle()
  if (faults.length > 0) throw faults[0]
  return { reached, state }
}

function rowsOf(state: CommentListState): readonly CommentRow[] {
  const figure = toCommentListViewModel(state, ALLOWED)
  return figure.kind === 'list' ? figure.rows : []
}

function replyOf(id: number, how: RequestOutcome): CommentListEvent {
  if (how === 'fail') return { type: 'requestFailed', id }
  const answer: CommentAnswer<{ sent: boolean }> =
    how === 'needAuth'
      ? { kind: 'refused', code: 'need_auth' }
      : { kind: 'ok', data: { sent: how !== 'decline' } }
  return { type: 'requestAnswered', id, answer }
}

function eventsOf(taking: Step, state: CommentListState): CommentListEvent[] {
  switch (taking.do) {
    case 'pause':
      return []
    case 'reload':
      return [{ type: 'reloaded' }]
    case 'visit':
      return [
        { type: 'visited', subject: { issuerId: taking.issuer, userId: taking.user, access: 'allowed' } },
      ]
    default: {
      const key = rowsOf(state)[taking.row]?.key ?? 'none'
      if (taking.do === 'press') return [{ type: 'pressed', key }]
      const request: CommentListEvent = { type: 'requested', key }
      return taking.do === 'request' ? [request] : [request, request]
    }
  }
}

test('R6 whatever the schedule of presses, reloads, users and answers in any order, no request goes out twice and none is forgotten', async () => {
  const all: Reached & { schedules: number } = { schedules: 0, calls: 0, taken: 0, reloads: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.array(loadOutcome, { minLength: 5, maxLength: 5 }),
      fc.array(requestOutcome, { minLength: 6, maxLength: 6 }),
      async (scheduler, steps, loads, requests) => {
        const { reached, state } = await play(scheduler, steps, loads, requests)
        expect(state.request, 'every question ends').toBeNull()
        const left = [...state.requests.values()].filter(phase => phase.kind === 'sending')
        expect(left, 'every request ends').toEqual([])
        all.schedules++
        all.calls += reached.calls
        all.taken += reached.taken
        all.reloads += reached.reloads
      },
    ),
  )
  expect(all.schedules).toBeGreaterThanOrEqual(draws)
  // the schedules get to what they are about
  expect(all.calls).toBeGreaterThan(draws)
  expect(all.taken).toBeGreaterThan(draws / 6)
  expect(all.reloads).toBeGreaterThan(draws * 1.3)
})

import { describe, expect, test } from 'vitest'
import type { ReportAnswer } from './report-facts.ts'
import {
  type ReportLoad,
  type ReportLoadEvent,
  reportLoadReducer,
  reportLoadStart,
} from './report-load.reducer.ts'

type Query = { reportId: number; source?: 'own' | 'partner' }
type Facts = string
type Load = ReportLoad<Query, Facts>
type Event = ReportLoadEvent<Query, Facts>

const START: Load = reportLoadStart({ subject: { reportId: 1 }, viewer: 'me' })
const stateAfter = (...events: Event[]) => events.reduce<Load>(reportLoadReducer, START)
const asked = (reportId: number): Event => ({ type: 'asked', query: { reportId } })
const answered = (id: number, data: Facts): Event => ({ type: 'answered', id, answer: { kind: 'ok', data } })
const refusal: ReportAnswer<Facts> = { kind: 'refused', code: 'need_auth' }
const refused = (id: number): Event => ({ type: 'answered', id, answer: refusal })
const failed = (id: number): Event => ({ type: 'failed', id, fault: new Error('offline') })
const given = (reportId: number, viewer = 'me'): Event => ({ type: 'given', subject: { reportId }, viewer })

describe('R2 R3 a report is asked for, comes, and may be asked for again', () => {
  type Case = [
    sentence: string,
    events: Event[],
    phase: Load['phase']['kind'],
    report: number,
    got: Facts | null,
    waits: number | null,
  ]
  test.each<Case>([
    ['it is asked for at once', [], 'asking', 1, null, 1],
    ['it comes', [answered(1, 'one')], 'ready', 1, 'one', null],
    ['it fails', [failed(1)], 'failed', 1, null, null],
    ['the server says no', [refused(1)], 'refused', 1, null, null],
    [
      'another is chosen while the first is here: it stays meanwhile',
      [answered(1, 'one'), asked(2)],
      'asking',
      2,
      'one',
      2,
    ],
    ['another is chosen before the first came', [asked(2)], 'asking', 2, null, 2],
    ['the answer of the choice before is too late', [asked(2), answered(1, 'one')], 'asking', 2, null, 2],
    ['and so is its fault', [asked(2), failed(1)], 'asking', 2, null, 2],
    [
      'two changes, answers in the wrong order: the last choice wins',
      [asked(2), asked(3), answered(3, 'three'), answered(2, 'two')],
      'ready',
      3,
      'three',
      null,
    ],
    [
      'an answer that comes twice counts once',
      [answered(1, 'one'), answered(1, 'again')],
      'ready',
      1,
      'one',
      null,
    ],
    ['the same choice again asks nothing', [answered(1, 'one'), asked(1)], 'ready', 1, 'one', null],
    [
      'back to what is still here: nothing is waited for',
      [answered(1, 'one'), asked(2), asked(1)],
      'ready',
      1,
      'one',
      null,
    ],
    [
      'and the answer that is under way changes nothing',
      [answered(1, 'one'), asked(2), asked(1), answered(2, 'two')],
      'ready',
      1,
      'one',
      null,
    ],
    [
      'a choice that fails keeps what was chosen',
      [answered(1, 'one'), asked(2), failed(2)],
      'failed',
      2,
      'one',
      null,
    ],
    [
      'Retry asks for it again',
      [answered(1, 'one'), asked(2), failed(2), { type: 'retried' }],
      'asking',
      2,
      'one',
      3,
    ],
    ['after a refusal as well', [refused(1), { type: 'retried' }], 'asking', 1, null, 2],
    ['Retry while it is on its way asks nothing', [{ type: 'retried' }], 'asking', 1, null, 1],
    ['nor when it is here', [answered(1, 'one'), { type: 'retried' }], 'ready', 1, 'one', null],
    [
      'after a fault another choice may come',
      [failed(1), asked(2), answered(2, 'two')],
      'ready',
      2,
      'two',
      null,
    ],
    [
      'the page asks about the same: nothing happens',
      [answered(1, 'one'), given(1)],
      'ready',
      1,
      'one',
      null,
    ],
    ['the page asks about another: afresh', [answered(1, 'one'), asked(2), given(7)], 'asking', 7, null, 3],
    [
      'another user: the same report, and nothing of the one before is kept',
      [answered(1, 'one'), asked(2), given(1, 'you')],
      'asking',
      2,
      null,
      3,
    ],
  ])('%s', (_sentence, events, phase, report, got, waits) => {
    const state = stateAfter(...events)
    expect([
      state.phase.kind,
      state.query.reportId,
      state.got?.facts ?? null,
      state.request?.id ?? null,
    ]).toEqual([phase, report, got, waits])
  })

  test('what changes nothing is the same state, so that nothing is drawn anew', () => {
    const ready = stateAfter(answered(1, 'one'))
    for (const event of [asked(1), answered(1, 'again'), failed(1), given(1), { type: 'retried' } as const])
      expect(reportLoadReducer(ready, event)).toBe(ready)
  })

  test('a refusal keeps its code', () => {
    expect(stateAfter(refused(1)).phase).toEqual({ kind: 'refused', code: 'need_auth' })
  })
})

import { describe, expect, test } from 'vitest'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
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
const choose = (reportId: number): Event => ({ type: 'queryChanged', query: { reportId } })
const answered = (id: number, data: Facts): Event => ({ type: 'answered', id, answer: { kind: 'ok', data } })
const refusal: BlockAnswer<Facts> = { kind: 'refused', code: 'need_auth' }
const refused = (id: number): Event => ({ type: 'answered', id, answer: refusal })
const failed = (id: number): Event => ({ type: 'failed', id, fault: new Error('offline') })
const withSubject = (reportId: number, viewer = 'me'): Event => ({
  type: 'subjectChanged',
  subject: { reportId },
  viewer,
})

describe('R2 R3 the load of a report', () => {
  type Case = [
    sentence: string,
    events: Event[],
    phase: Load['phase']['kind'],
    report: number,
    loaded: Facts | null,
    requestId: number | null,
  ]
  test.each<Case>([
    ['the first report is requested at once', [], 'loading', 1, null, 1],
    ['it arrives', [answered(1, 'one')], 'ready', 1, 'one', null],
    ['it fails', [failed(1)], 'failed', 1, null, null],
    ['the server refuses', [refused(1)], 'refused', 1, null, null],
    [
      'another report is chosen: the loaded one stays meanwhile',
      [answered(1, 'one'), choose(2)],
      'loading',
      2,
      'one',
      2,
    ],
    ['another report is chosen before the first arrived', [choose(2)], 'loading', 2, null, 2],
    ['the answer to the previous choice is dropped', [choose(2), answered(1, 'one')], 'loading', 2, null, 2],
    ['so is its fault', [choose(2), failed(1)], 'loading', 2, null, 2],
    [
      'two changes, answers in the wrong order: the last choice wins',
      [choose(2), choose(3), answered(3, 'three'), answered(2, 'two')],
      'ready',
      3,
      'three',
      null,
    ],
    ['a repeated answer is ignored', [answered(1, 'one'), answered(1, 'again')], 'ready', 1, 'one', null],
    ['the same choice again sends no request', [answered(1, 'one'), choose(1)], 'ready', 1, 'one', null],
    [
      'back to the loaded report: the pending request is dropped',
      [answered(1, 'one'), choose(2), choose(1)],
      'ready',
      1,
      'one',
      null,
    ],
    [
      'its answer changes nothing',
      [answered(1, 'one'), choose(2), choose(1), answered(2, 'two')],
      'ready',
      1,
      'one',
      null,
    ],
    [
      'a choice that fails stays chosen',
      [answered(1, 'one'), choose(2), failed(2)],
      'failed',
      2,
      'one',
      null,
    ],
    [
      'Retry requests it again',
      [answered(1, 'one'), choose(2), failed(2), { type: 'retried' }],
      'loading',
      2,
      'one',
      3,
    ],
    ['Retry after a refusal too', [refused(1), { type: 'retried' }], 'loading', 1, null, 2],
    ['Retry while loading sends no request', [{ type: 'retried' }], 'loading', 1, null, 1],
    ['nor does Retry when it has loaded', [answered(1, 'one'), { type: 'retried' }], 'ready', 1, 'one', null],
    ['another choice after a fault', [failed(1), choose(2), answered(2, 'two')], 'ready', 2, 'two', null],
    [
      'the page passes the same subject: nothing changes',
      [answered(1, 'one'), withSubject(1)],
      'ready',
      1,
      'one',
      null,
    ],
    [
      'the page passes another subject: everything starts again',
      [answered(1, 'one'), choose(2), withSubject(7)],
      'loading',
      7,
      null,
      3,
    ],
    [
      'another user: the same report is loaded without the previous data',
      [answered(1, 'one'), choose(2), withSubject(1, 'you')],
      'loading',
      2,
      null,
      3,
    ],
  ])('%s', (_sentence, events, phase, report, loaded, requestId) => {
    const state = stateAfter(...events)
    expect([
      state.phase.kind,
      state.query.reportId,
      state.loaded?.facts ?? null,
      state.request?.id ?? null,
    ]).toEqual([phase, report, loaded, requestId])
  })

  test('an event without effect returns the same state, so that nothing renders again', () => {
    const ready = stateAfter(answered(1, 'one'))
    for (const event of [
      choose(1),
      answered(1, 'again'),
      failed(1),
      withSubject(1),
      { type: 'retried' } as const,
    ])
      expect(reportLoadReducer(ready, event)).toBe(ready)
  })

  test('a refusal keeps its code', () => {
    expect(stateAfter(refused(1)).phase).toEqual({ kind: 'refused', code: 'need_auth' })
  })
})

import { describe, expect, test } from 'vitest'
import {
  type BlockAnswer,
  initialLoaded,
  type Loaded,
  type LoadedEvent,
  type LoadedState,
  loadedReducer,
} from './loaded.reducer.ts'

type State = LoadedState<string, string>
type Event = LoadedEvent<string, string>

const play = (...events: Event[]): State =>
  events.reduce<State>(loadedReducer, initialLoaded<string, string>('issuer 1', 'question'))
const ok = (data: string): BlockAnswer<string> => ({ kind: 'ok', data })
const refused = (code: string): BlockAnswer<string> => ({ kind: 'refused', code })
const answered = (id: number, answer: BlockAnswer<string>): Event => ({ type: 'answered', id, answer })
const failed = (id: number): Event => ({ type: 'failed', id, fault: new Error('offline') })
const ready = (facts: string, outdated = false): Loaded<string> => ({ kind: 'ready', facts, outdated })

describe('data that a block loads (architecture, convention 6)', () => {
  test('loads at once', () => {
    expect(play()).toMatchObject({ loaded: { kind: 'loading' }, request: { id: 1, payload: 'question' } })
  })

  test.each<[string, Event[], Loaded<string>]>([
    ['an answer is shown', [answered(1, ok('facts'))], ready('facts')],
    ['a fault fails the block', [failed(1)], { kind: 'failed' }],
    ['a reload after a fault loads again', [failed(1), { type: 'reloaded' }], { kind: 'loading' }],
    ['and its answer is shown', [failed(1), { type: 'reloaded' }, answered(2, ok('late'))], ready('late')],
    ['facts stay during a reload', [answered(1, ok('old')), { type: 'reloaded' }], ready('old')],
    [
      'and stay, as outdated, when the reload fails',
      [answered(1, ok('old')), { type: 'reloaded' }, failed(2)],
      ready('old', true),
    ],
    [
      'a refusal that is not about access counts as a fault',
      [answered(1, refused('conflict'))],
      { kind: 'failed' },
    ],
    [
      'so does a subject that the server does not know: no data is an empty list',
      [answered(1, refused('not_found'))],
      { kind: 'failed' },
    ],
    [
      'a refusal of access is a gate and removes the facts',
      [answered(1, ok('paid')), { type: 'reloaded' }, answered(2, refused('need_auth'))],
      { kind: 'gate', verdict: { kind: 'needAuth', code: 'need_auth' } },
    ],
    ['a repeated answer counts once', [answered(1, ok('a')), answered(1, ok('b'))], ready('a')],
    [
      'another subject drops the facts at once',
      [answered(1, ok('a')), { type: 'subjectChanged', subject: 'issuer 2', query: 'other' }],
      { kind: 'loading' },
    ],
    [
      'an answer about the previous subject is dropped',
      [{ type: 'subjectChanged', subject: 'issuer 2', query: 'other' }, answered(1, ok('about issuer 1'))],
      { kind: 'loading' },
    ],
    [
      'a fault of an older request is dropped',
      [{ type: 'reloaded' }, failed(1), answered(2, ok('new'))],
      ready('new'),
    ],
  ])('%s', (_, events, loaded) => {
    expect(play(...events).loaded).toEqual(loaded)
  })

  test('the new subject has its own request', () => {
    const state = play({ type: 'subjectChanged', subject: 'issuer 2', query: 'other' })
    expect(state).toMatchObject({ subject: 'issuer 2', request: { id: 2, payload: 'other' } })
  })
})

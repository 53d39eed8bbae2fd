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
const here = (facts: string, outdated = false): Loaded<string> => ({ kind: 'here', facts, outdated })

describe('facts that a block asks for (architecture, convention 6)', () => {
  test('asks at once', () => {
    expect(play()).toMatchObject({ loaded: { kind: 'asking' }, request: { id: 1, payload: 'question' } })
  })

  test.each<[string, Event[], Loaded<string>]>([
    ['an answer is here', [answered(1, ok('facts'))], here('facts')],
    ['a fault is a fault', [failed(1)], { kind: 'failed' }],
    ['after a fault it is asked again', [failed(1), { type: 'reloaded' }], { kind: 'asking' }],
    ['and may be here then', [failed(1), { type: 'reloaded' }, answered(2, ok('late'))], here('late')],
    [
      'what is here stays while it is asked for anew',
      [answered(1, ok('old')), { type: 'reloaded' }],
      here('old'),
    ],
    [
      'and stays, outdated, when that fails',
      [answered(1, ok('old')), { type: 'reloaded' }, failed(2)],
      here('old', true),
    ],
    [
      'a refusal that is not about access is as good as a fault',
      [answered(1, refused('conflict'))],
      { kind: 'failed' },
    ],
    ['what the server does not know is missing', [answered(1, refused('not_found'))], { kind: 'missing' }],
    [
      'a refusal of access is a gate, and takes away what was here',
      [answered(1, ok('paid')), { type: 'reloaded' }, answered(2, refused('need_auth'))],
      { kind: 'gate', verdict: { kind: 'needAuth', code: 'need_auth' } },
    ],
    ['an answer that comes twice counts once', [answered(1, ok('a')), answered(1, ok('b'))], here('a')],
    [
      'another subject drops the facts at once',
      [answered(1, ok('a')), { type: 'asked', subject: 'issuer 2', query: 'other' }],
      { kind: 'asking' },
    ],
    [
      'an answer about the last subject is dropped',
      [{ type: 'asked', subject: 'issuer 2', query: 'other' }, answered(1, ok('about issuer 1'))],
      { kind: 'asking' },
    ],
    [
      'a fault of an older question is dropped',
      [{ type: 'reloaded' }, failed(1), answered(2, ok('new'))],
      here('new'),
    ],
  ])('%s', (_, events, loaded) => {
    expect(play(...events).loaded).toEqual(loaded)
  })

  test('the new subject has a question of its own', () => {
    const state = play({ type: 'asked', subject: 'issuer 2', query: 'other' })
    expect(state).toMatchObject({ subject: 'issuer 2', request: { id: 2, payload: 'other' } })
  })
})

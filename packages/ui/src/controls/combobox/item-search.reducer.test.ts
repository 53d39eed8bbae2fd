import { describe, expect, test } from 'vitest'
import {
  type ItemSearchEvent,
  type ItemSearchState,
  idleSearch,
  itemSearchReducer,
} from './item-search.reducer.ts'

type State = ItemSearchState<string>
type Event = ItemSearchEvent<string>
const run = (events: Event[], from: State = idleSearch) => events.reduce<State>(itemSearchReducer, from)
const queried = (query: string): Event => ({ type: 'queried', query })
const answered = (id: number, ...answer: string[]): Event => ({ type: 'answered', id, answer })
const failed = (id: number): Event => ({ type: 'failed', id, fault: new Error('offline') })

describe('a search for items', () => {
  test.each<[string, Event[], State['phase'], number | null]>([
    ['requests the text', [queried('bu')], { kind: 'loading', query: 'bu' }, 1],
    ['one request per text', [queried('bu'), queried('bu')], { kind: 'loading', query: 'bu' }, 1],
    [
      'another request for another text',
      [queried('bu'), queried('bun')],
      { kind: 'loading', query: 'bun' },
      2,
    ],
    [
      'has the answer',
      [queried('bu'), answered(1, 'Bund')],
      { kind: 'ready', query: 'bu', items: ['Bund'] },
      null,
    ],
    [
      'stores the answer',
      [queried('bu'), answered(1), queried('bu')],
      { kind: 'ready', query: 'bu', items: [] },
      null,
    ],
    [
      'drops an earlier answer',
      [queried('bu'), queried('bun'), answered(1, 'Bulgaria')],
      { kind: 'loading', query: 'bun' },
      2,
    ],
    [
      'drops an earlier fault',
      [queried('bu'), queried('bun'), failed(1)],
      { kind: 'loading', query: 'bun' },
      2,
    ],
    ['fails', [queried('bu'), failed(1)], { kind: 'failed', query: 'bu' }, null],
    [
      'another request on retry',
      [queried('bu'), failed(1), { type: 'retried' }],
      { kind: 'loading', query: 'bu' },
      2,
    ],
    [
      'does not retry without a fault',
      [queried('bu'), answered(1), { type: 'retried' }],
      { kind: 'ready', query: 'bu', items: [] },
      null,
    ],
    ['stops asking when the list closes', [queried('bu'), { type: 'closed' }], { kind: 'idle' }, null],
    [
      'drops an answer after the list closed',
      [queried('bu'), { type: 'closed' }, answered(1, 'Bund')],
      { kind: 'idle' },
      null,
    ],
    [
      'forgets its answer when the list closes',
      [queried('bu'), answered(1, 'Bund'), { type: 'closed' }],
      { kind: 'idle' },
      null,
    ],
    [
      'another request when the list opens again, with a new id',
      [queried('bu'), { type: 'closed' }, queried('bu')],
      { kind: 'loading', query: 'bu' },
      2,
    ],
  ])('%s', (_sentence, events, phase, request) => {
    const state = run(events)
    expect(state.phase).toEqual(phase)
    expect(state.request?.id ?? null).toBe(request)
  })

  test('closing a closed search changes nothing', () => expect(run([{ type: 'closed' }])).toBe(idleSearch))
})

import { describe, expect, test } from 'vitest'
import { SILENCE, type SonificationEvent, sonificationReducer } from './sonification.model.ts'
import { melodyOf } from './sonification.shape.ts'

const melody = melodyOf({ x: Float64Array.of(1, 2), y: Float64Array.of(3, 4), instants: false })
if (!melody) throw new Error('two values can be heard')

const following = (...events: SonificationEvent[]) => events.reduce(sonificationReducer, SILENCE)
const asked: SonificationEvent = { type: 'asked', melody }
const stopped: SonificationEvent = { type: 'stopped' }
const ended = (id: number): SonificationEvent => ({ type: 'answered', id, answer: 'ended' })
const unsupported = (id: number): SonificationEvent => ({ type: 'answered', id, answer: 'unsupported' })
const failed = (id: number): SonificationEvent => ({ type: 'failed', id, fault: 'refused' })

describe('playing', () => {
  test.each<[string, SonificationEvent[], string, boolean]>([
    ['it is silent until asked', [], 'idle', false],
    ['a press plays', [asked], 'playing', false],
    ['a second press while it plays asks nothing more', [asked, asked, ended(1)], 'idle', true],
    ['the end is told with what was heard', [asked, ended(1)], 'idle', true],
    ['stopping tells nothing', [asked, stopped], 'idle', false],
    ['another line takes back what was told of this one', [asked, ended(1), stopped], 'idle', false],
    ['and the failure as well', [asked, failed(1), stopped], 'idle', false],
    ['a browser without sound', [asked, unsupported(1)], 'unsupported', false],
    ['a browser that refuses', [asked, failed(1)], 'failed', false],
    ['after a refusal a press tries again', [asked, failed(1), asked], 'playing', false],
    ['pressing again takes back what was told', [asked, ended(1), asked], 'playing', false],
    ['the end of a stopped melody is dropped', [asked, stopped, ended(1)], 'idle', false],
    [
      'the end of an earlier melody does not end this one',
      [asked, stopped, asked, ended(1)],
      'playing',
      false,
    ],
    ['nor does its failure', [asked, stopped, asked, failed(1)], 'playing', false],
    ['an answer that nobody asked for is dropped', [unsupported(0)], 'idle', false],
  ])('%s', (_, events, kind, hasHeard) => {
    const state = following(...events)
    expect(state.kind).toBe(kind)
    expect(state.heard !== null).toBe(hasHeard)
    expect(state.request !== null).toBe(kind === 'playing')
  })

  test('stopping what is silent gives the same state, so that nothing renders', () => {
    expect(following(stopped)).toBe(SILENCE)
  })

  test('each press is a question of its own', () => {
    expect(following(asked, stopped, asked).request?.id).toBe(2)
  })
})

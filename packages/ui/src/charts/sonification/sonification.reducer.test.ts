import { describe, expect, test } from 'vitest'
import { melodyOf } from './melody.ts'
import { SILENCE, type SonificationAction, sonificationReducer } from './sonification.reducer.ts'

const melody = melodyOf({ x: Float64Array.of(1, 2), y: Float64Array.of(3, 4), instants: false })
if (!melody) throw new Error('two values make a melody')

const following = (...actions: SonificationAction[]) => actions.reduce(sonificationReducer, SILENCE)
const play: SonificationAction = { type: 'playPressed', melody }
const stop: SonificationAction = { type: 'stopped' }
const ended = (id: number): SonificationAction => ({ type: 'answered', id, answer: 'ended' })
const unsupported = (id: number): SonificationAction => ({ type: 'answered', id, answer: 'unsupported' })
const failed = (id: number): SonificationAction => ({ type: 'failed', id, fault: 'refused' })

describe('playing', () => {
  test.each<[string, SonificationAction[], string, boolean]>([
    ['it is silent at first', [], 'idle', false],
    ['a press plays', [play], 'playing', false],
    ['a second press while it plays does nothing', [play, play, ended(1)], 'idle', true],
    ['the end stores the melody', [play, ended(1)], 'idle', true],
    ['stopping clears the result', [play, stop], 'idle', false],
    ['another line removes the message of this one', [play, ended(1), stop], 'idle', false],
    ['and the failure as well', [play, failed(1), stop], 'idle', false],
    ['a browser without sound', [play, unsupported(1)], 'unsupported', false],
    ['a browser that refuses', [play, failed(1)], 'failed', false],
    ['after a refusal a press tries again', [play, failed(1), play], 'playing', false],
    ['playing again removes the message', [play, ended(1), play], 'playing', false],
    ['the end of a stopped melody is dropped', [play, stop, ended(1)], 'idle', false],
    ['the end of an earlier melody does not end this one', [play, stop, play, ended(1)], 'playing', false],
    ['nor does its failure', [play, stop, play, failed(1)], 'playing', false],
    ['an answer to no request is dropped', [unsupported(0)], 'idle', false],
  ])('%s', (_, actions, kind, hasFinished) => {
    const state = following(...actions)
    expect(state.kind).toBe(kind)
    expect(state.finished !== null).toBe(hasFinished)
    expect(state.request !== null).toBe(kind === 'playing')
  })

  test('stopping while idle returns the same state, so that nothing renders', () => {
    expect(following(stop)).toBe(SILENCE)
  })

  test('each press is a new request', () => {
    expect(following(play, stop, play).request?.id).toBe(2)
  })
})

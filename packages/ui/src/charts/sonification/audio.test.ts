import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeAudioOptions, fakeAudio } from '../../testing/fake-audio.ts'
import { claimPlayback, playMelody } from './audio.ts'
import { type MelodyNote, melodyOf } from './melody.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const clock = () => Date.now()

function play(values: readonly number[], options: FakeAudioOptions = {}) {
  const melody = melodyOf({
    x: Float64Array.from(values, (_, i) => i),
    y: Float64Array.from(values),
    instants: false,
  })
  if (!melody) throw new Error('no melody')
  const audio = fakeAudio({ clock, ...options })
  const abort = new AbortController()
  const notes: MelodyNote[] = []
  let outcome: unknown = 'pending'
  playMelody(audio, melody, { signal: abort.signal, onNote: note => notes.push(note) }).then(
    () => {
      outcome = 'ended'
    },
    (fault: unknown) => {
      outcome = fault
    },
  )
  return { audio, abort, notes, melody, outcome: () => outcome }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('playing a melody', () => {
  test('each note is reported at its start time', async () => {
    const { notes, outcome } = play([1, 2, 3])
    await pass(100)
    expect(notes.map(({ at }) => at)).toEqual([0])
    await pass(1500)
    expect(notes.map(({ at }) => at)).toEqual([0, 1])
    await pass(1600)
    expect(notes.map(({ at }) => at)).toEqual([0, 1, 2])
    expect(outcome()).toBe('ended')
  })

  test('the report waits for the output latency', async () => {
    const { notes } = play([1, 2, 3], { latency: 0.5 })
    await pass(500)
    expect(notes).toEqual([])
    await pass(100)
    expect(notes).toHaveLength(1)
  })

  test('the oscillator runs as long as the melody', async () => {
    const { audio, melody } = play([1, 2, 3])
    await pass(10)
    expect(audio.spoken.stop - audio.spoken.start).toBeCloseTo(melody.seconds, 1)
  })

  test('tones glide from one to the next, but not across a gap', async () => {
    const { audio } = play([1, 2, Number.NaN, 1])
    await pass(10)
    const ramps = audio.frequencies.filter(({ how }) => how === 'ramp').map(({ value }) => Math.round(value))
    const sets = audio.frequencies.filter(({ how }) => how === 'set').map(({ value }) => Math.round(value))
    expect(ramps).toEqual([220, 880, 220])
    expect(sets).toEqual([220, 220, 220])
  })

  test('it fades in and out once around each gap', async () => {
    const { audio } = play([1, 2, Number.NaN, Number.NaN, 1])
    await pass(10)
    const ramps = audio.gains[0]?.filter(({ how }) => how === 'ramp').map(({ value }) => value)
    expect(ramps).toEqual([1, 0, 1, 0])
  })

  test('the volume is low', async () => {
    const { audio } = play([1, 2])
    await pass(10)
    expect(audio.gains[1]?.[0]?.value).toBeLessThanOrEqual(0.1)
  })

  test('after the end the audio context is closed', async () => {
    const { audio } = play([1, 2])
    await pass(3500)
    expect(audio.state).toBe('closed')
  })
})

describe('early end', () => {
  test('stopping fades out, reports no more notes and closes the context', async () => {
    const { audio, abort, notes, outcome } = play([1, 2, 3])
    await pass(100)
    abort.abort()
    await pass(5000)
    expect(audio.gains[1]?.at(-1)).toMatchObject({ how: 'fade', value: 0 })
    expect(notes).toHaveLength(1)
    expect(audio.state).toBe('closed')
    expect(outcome()).toBe('ended')
  })

  test('stopping before the start makes no sound', async () => {
    const { audio, abort } = play([1, 2], { resume: () => new Promise(() => {}) })
    abort.abort()
    await pass(3000)
    expect(audio.gains).toEqual([])
    expect(audio.state).toBe('closed')
  })

  test.each<[string, () => Promise<void>]>([
    ['refuses', () => Promise.reject(new Error('not allowed'))],
    ['never begins', () => new Promise(() => {})],
  ])('a browser that %s is a failure, and the context is closed', async (_, resume) => {
    const { audio, outcome } = play([1, 2], { resume })
    await pass(3000)
    expect(outcome()).toBeInstanceOf(Error)
    expect(audio.state).toBe('closed')
  })

  test('a browser that closes the context is a failure', async () => {
    const { audio, outcome } = play([1, 2, 3])
    await pass(100)
    audio.state = 'interrupted'
    await pass(3000)
    expect(outcome()).toBeInstanceOf(Error)
  })

  test('a context that is closed already is no second failure', async () => {
    const { audio, outcome } = play([1, 2, 3])
    await pass(100)
    audio.state = 'closed'
    await pass(3000)
    expect(String(outcome())).toContain('taken away')
  })
})

describe('one player at a time', () => {
  test('a new player stops the previous one', () => {
    const [one, other] = [vi.fn(), vi.fn()]
    claimPlayback(one)
    const release = claimPlayback(other)
    expect(one).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
    release()
  })

  test('a player that has ended is not stopped', () => {
    const [one, other] = [vi.fn(), vi.fn()]
    claimPlayback(one)()
    claimPlayback(other)()
    expect(one).not.toHaveBeenCalled()
  })

  test('a stopped player that ends late does not release the next one', () => {
    const [one, other, third] = [vi.fn(), vi.fn(), vi.fn()]
    const late = claimPlayback(one)
    claimPlayback(other)
    late()
    claimPlayback(third)()
    expect(other).toHaveBeenCalledOnce()
  })
})

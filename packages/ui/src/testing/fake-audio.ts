import type { AudioPort } from '../charts/sonification/audio.ts'

export type FakeAudioOptions = {
  /** The time in milliseconds. Default a stopped clock, so that a sound never ends. */
  clock?: () => number
  /** The result of `resume`. Default success. */
  resume?: () => Promise<void>
  latency?: number
}

/** A value that is set at a time, or ramped to until then. */
type Automation = { how: 'set' | 'ramp' | 'fade'; value: number; time: number }

/** A silent audio port that records what it plays. */
export type FakeAudio = AudioPort & {
  state: string
  frequencies: Automation[]
  /** One list per gain node, in the order of their creation. */
  gains: Automation[][]
  /** Start and end of the speech, in seconds. */
  spoken: { start: number; stop: number }
}

export function fakeAudio({ clock = () => 0, resume, latency }: FakeAudioOptions = {}): FakeAudio {
  const opened = clock()
  const recorded = (into: Automation[]) => ({
    setValueAtTime: (value: number, time: number) => into.push({ how: 'set', value, time }),
    linearRampToValueAtTime: (value: number, time: number) => into.push({ how: 'ramp', value, time }),
    exponentialRampToValueAtTime: (value: number, time: number) => into.push({ how: 'ramp', value, time }),
    setTargetAtTime: (value: number, time: number) => into.push({ how: 'fade', value, time }),
  })
  const audio: FakeAudio = {
    frequencies: [],
    gains: [],
    spoken: { start: Number.NaN, stop: Number.NaN },
    state: 'suspended',
    destination: {} as AudioPort['destination'],
    ...(latency === undefined ? {} : { outputLatency: latency }),
    get currentTime() {
      return (clock() - opened) / 1000
    },
    createOscillator: () => ({
      type: 'sine',
      frequency: recorded(audio.frequencies),
      connect: () => {},
      start: (time: number) => {
        audio.spoken.start = time
      },
      stop: (time: number) => {
        audio.spoken.stop = time
      },
    }),
    createGain: () => {
      const gain: Automation[] = []
      audio.gains.push(gain)
      return { gain: recorded(gain), connect: () => {} }
    },
    resume: async () => {
      if (resume) await resume()
      if (audio.state !== 'closed') audio.state = 'running'
    },
    close: async () => {
      if (audio.state === 'closed') throw new Error('It is closed already.')
      audio.state = 'closed'
    },
  }
  return audio
}

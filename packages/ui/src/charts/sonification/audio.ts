import type { Melody, MelodyNote } from './melody.ts'

type Param = {
  setValueAtTime: (value: number, time: number) => unknown
  linearRampToValueAtTime: (value: number, time: number) => unknown
  exponentialRampToValueAtTime: (value: number, time: number) => unknown
  setTargetAtTime: (value: number, time: number, constant: number) => unknown
}
type Destination = AudioContext['destination']

/** The part of `AudioContext` that a player uses. */
export type AudioPort = {
  /** Time of the audio clock in seconds. */
  readonly currentTime: number
  /** Latency of the output in seconds, if the browser knows it. */
  readonly outputLatency?: number
  readonly state: string
  readonly destination: Destination
  createOscillator: () => {
    type: OscillatorType
    readonly frequency: Param
    connect(to: object): unknown
    start: (time: number) => void
    stop: (time: number) => void
  }
  createGain: () => { readonly gain: Param; connect(to: object): unknown }
  resume: () => Promise<void>
  close: () => Promise<void>
}

/** Creates an audio context; null without audio support. */
export type CreateAudio = () => AudioPort | null

/** The browser's `AudioContext`, if it has one. */
export function browserAudio(): AudioPort | null {
  return typeof globalThis.AudioContext === 'function' ? new AudioContext() : null
}

/** Quieter than a screen reader, which may speak at the same time. */
const VOLUME = 0.09
/** Duration of fading in and out in seconds; without it tones would click. */
const FADE_SECONDS = 0.012
/** Seconds between the press and the first tone. */
const START_DELAY = 0.06
/** Milliseconds that a browser may take to start audio. */
const START_TIMEOUT_MS = 1500
/** Milliseconds until a stopped tone has faded out. */
const CLOSE_DELAY_MS = 120

export type PlayOptions = {
  /** Aborting fades the sound out. */
  signal: AbortSignal
  /** Called with each note at the moment it sounds, including silent ones. */
  onNote: (note: MelodyNote) => void
}

/**
 * Plays a melody and closes the context. Resolves when the melody has ended or was aborted. Rejects if the browser refuses or interrupts
 * the audio.
 */
export async function playMelody(audio: AudioPort, melody: Melody, options: PlayOptions): Promise<void> {
  let fadeOut = (): void => {}
  try {
    await resumeInTime(audio, options.signal)
    if (options.signal.aborted) return
    const start = audio.currentTime + START_DELAY
    fadeOut = scheduleMelody(audio, melody, start)
    await reportNotes(audio, melody, start, options)
  } finally {
    fadeOut()
    // close after fading out; closing a closed context rejects
    setTimeout(() => void audio.close().catch(() => {}), CLOSE_DELAY_MS)
  }
}

async function resumeInTime(audio: AudioPort, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not start to play.')), START_TIMEOUT_MS)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await Promise.race([audio.resume(), timeout]).finally(() => clearTimeout(timer))
}

/** Schedules the whole melody on the audio clock, which a busy page cannot delay. Returns a function that fades it out. */
function scheduleMelody(audio: AudioPort, { notes, seconds }: Melody, start: number): () => void {
  const oscillator = audio.createOscillator()
  const envelope = audio.createGain()
  const volume = audio.createGain()
  oscillator.type = 'triangle'
  oscillator.connect(envelope)
  envelope.connect(volume)
  volume.connect(audio.destination)
  volume.gain.setValueAtTime(VOLUME, audio.currentTime)
  envelope.gain.setValueAtTime(0, audio.currentTime)
  let before: number | null = null
  for (const note of notes) {
    const at = start + note.start
    if (note.hertz !== null) {
      oscillator.frequency.setValueAtTime(before ?? note.hertz, at)
      oscillator.frequency.exponentialRampToValueAtTime(note.hertz, at + FADE_SECONDS)
    }
    if ((note.hertz === null) !== (before === null)) fade(envelope.gain, at, note.hertz !== null)
    before = note.hertz
  }
  if (before !== null) fade(envelope.gain, start + seconds - FADE_SECONDS, false)
  oscillator.start(start)
  oscillator.stop(start + seconds + FADE_SECONDS)
  return () => volume.gain.setTargetAtTime(0, audio.currentTime, FADE_SECONDS)
}

function fade(gain: Param, at: number, isIn: boolean): void {
  gain.setValueAtTime(isIn ? 0 : 1, at)
  gain.linearRampToValueAtTime(isIn ? 1 : 0, at + FADE_SECONDS)
}

/** Calls `onNote` as the audio clock reaches each note. */
function reportNotes(
  audio: AudioPort,
  { notes, seconds }: Melody,
  start: number,
  { signal, onNote }: PlayOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let next = 0
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = (): void => end(resolve)
    const report = (): void => {
      if (audio.state !== 'running') {
        end(() => reject(new Error(`The sound was taken away: ${audio.state}.`)))
        return
      }
      const elapsed = audio.currentTime - start - (audio.outputLatency ?? 0)
      if (elapsed >= seconds) {
        end(resolve)
        return
      }
      const before = next
      while (next < notes.length && (notes[next]?.start ?? 0) <= elapsed) next++
      const note = notes[next - 1]
      if (note && next > before) onNote(note)
      timer = setTimeout(report, Math.max(8, ((notes[next]?.start ?? seconds) - elapsed) * 1000))
    }
    signal.addEventListener('abort', onAbort)
    report()
  })
}

let stopCurrent: (() => void) | null = null

/** Registers `stop` for the only player of the page and stops the previous one. Returns a function to call at the end. */
export function claimPlayback(stop: () => void): () => void {
  const previous = stopCurrent
  stopCurrent = stop
  previous?.()
  return () => {
    if (stopCurrent === stop) stopCurrent = null
  }
}

import type { Melody, Note } from './sonification.shape.ts'

type Param = {
  setValueAtTime: (value: number, time: number) => unknown
  linearRampToValueAtTime: (value: number, time: number) => unknown
  exponentialRampToValueAtTime: (value: number, time: number) => unknown
  setTargetAtTime: (value: number, time: number, constant: number) => unknown
}
type Destination = AudioContext['destination']

/** What we need of an `AudioContext`; every one of them is such a port. */
export type AudioPort = {
  /** Seconds, by the clock that the sound follows. */
  readonly currentTime: number
  /** Seconds from there to the ear, where the browser knows them. */
  readonly outputLatency?: number
  readonly state: string
  readonly destination: Destination
  createOscillator: () => {
    type: OscillatorType
    readonly frequency: Param
    connect: (to: never) => unknown
    start: (time: number) => void
    stop: (time: number) => void
  }
  createGain: () => { readonly gain: Param; connect: (to: never) => unknown }
  resume: () => Promise<void>
  close: () => Promise<void>
}

/** Makes a port; null where there is no sound to be had. */
export type CreateAudio = () => AudioPort | null

/** The browser's own sound, if it has any. */
export function browserAudio(): AudioPort | null {
  return typeof globalThis.AudioContext === 'function' ? new AudioContext() : null
}

/** Soft beside speech, which goes on while it plays. */
const VOLUME = 0.09
/** Seconds in which a tone comes and goes: at once would click. */
const EDGE = 0.012
/** Seconds between the press and the first tone. */
const LEAD = 0.06
/** Milliseconds that a browser may take to begin. */
const PATIENCE = 1500
/** Milliseconds until a stopped tone has faded. */
const FADE = 120

export type PlayOptions = {
  /** Aborting fades the sound out. */
  signal: AbortSignal
  /** Told of each note, silent ones too, as it is heard. */
  onNote: (note: Note) => void
}

/**
 * Plays a melody and resolves when it has ended or was aborted. Rejects when the browser does not let the sound begin,
 * or takes it away. Closes the port.
 */
export async function playMelody(audio: AudioPort, melody: Melody, options: PlayOptions): Promise<void> {
  let silence = (): void => {}
  try {
    await begun(audio, options.signal)
    if (options.signal.aborted) return
    const start = audio.currentTime + LEAD
    silence = sound(audio, melody, start)
    await follow(audio, melody, start, options)
  } finally {
    silence()
    // The last of the fade is heard before the port closes; one that is closed already has nothing to say
    setTimeout(() => void audio.close().catch(() => {}), FADE)
  }
}

async function begun(audio: AudioPort, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not begin to play.')), PATIENCE)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await Promise.race([audio.resume(), late]).finally(() => clearTimeout(timer))
}

/** Lays the whole melody on the audio clock, which no busy page can disturb. Returns how to fade it out. */
function sound(audio: AudioPort, { notes, seconds }: Melody, start: number): () => void {
  const voice = audio.createOscillator()
  const breath = audio.createGain()
  const volume = audio.createGain()
  voice.type = 'triangle'
  voice.connect(breath as never)
  breath.connect(volume as never)
  volume.connect(audio.destination as never)
  volume.gain.setValueAtTime(VOLUME, audio.currentTime)
  breath.gain.setValueAtTime(0, audio.currentTime)
  let before: number | null = null
  for (const note of notes) {
    const at = start + note.start
    if (note.hertz !== null) {
      voice.frequency.setValueAtTime(before ?? note.hertz, at)
      voice.frequency.exponentialRampToValueAtTime(note.hertz, at + EDGE)
    }
    if ((note.hertz === null) !== (before === null)) breathe(breath.gain, at, note.hertz !== null)
    before = note.hertz
  }
  if (before !== null) breathe(breath.gain, start + seconds - EDGE, false)
  voice.start(start)
  voice.stop(start + seconds + EDGE)
  return () => volume.gain.setTargetAtTime(0, audio.currentTime, EDGE)
}

function breathe(gain: Param, at: number, sounds: boolean): void {
  gain.setValueAtTime(sounds ? 0 : 1, at)
  gain.linearRampToValueAtTime(sounds ? 1 : 0, at + EDGE)
}

/** Tells of every note as the audio clock comes to it. */
function follow(
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
      signal.removeEventListener('abort', aborted)
      settle()
    }
    const aborted = (): void => end(resolve)
    const listen = (): void => {
      if (audio.state !== 'running') {
        end(() => reject(new Error(`The sound was taken away: ${audio.state}.`)))
        return
      }
      const heard = audio.currentTime - start - (audio.outputLatency ?? 0)
      if (heard >= seconds) {
        end(resolve)
        return
      }
      const before = next
      while (next < notes.length && (notes[next]?.start ?? 0) <= heard) next++
      const note = notes[next - 1]
      if (note && next > before) onNote(note)
      timer = setTimeout(listen, Math.max(8, ((notes[next]?.start ?? seconds) - heard) * 1000))
    }
    signal.addEventListener('abort', aborted)
    listen()
  })
}

'use client'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import type { CursorLink } from '../plot/cursor.ts'
import { type MaskedRefusal, refusedPlaces, withoutPlaces } from '../plot/masked-shape.ts'
import type { AxisRange } from '../plot/scales.ts'
import { useMasked } from '../plot/use-masked.ts'
import { useRefusalWarning } from '../plot/use-refusal-warning.ts'
import { type AudioPort, browserAudio, type CreateAudio, claimPlayback, playMelody } from './audio.ts'
import { hasSound, type Melody, melodyOf, type SoundLine } from './melody.ts'
import { SILENCE, type SonificationState, sonificationReducer } from './sonification.reducer.ts'

export type SonificationOptions = {
  /** The line, or a masked shape of it. Keep its identity while it does not change, because a new line stops the sound. */
  column: SoundLine | null
  /** The visible range in wall-clock milliseconds; null for the whole line. A new range stops the sound. */
  window?: AxisRange | null | undefined
  /** The crosshair to move with the sound: the chart's `cursorLink`, or `link` of its group. */
  link?: CursorLink | undefined
  /**
   * Whether the line is a shape from 0 to 100. Values outside this range are refused, with a warning in development. Default: whether the
   * access policy refuses `seeValues`.
   */
  masked?: boolean | undefined
  /** The venue, for the access verdict (access row 7). */
  venueId?: number | undefined
  /** Creates the audio context at the press. Default the browser's, if it has one. */
  createAudio?: CreateAudio | undefined
}

export type SonificationModel = {
  state: SonificationState
  /** Whether the line has values to play. */
  playable: boolean
  events: {
    /** Call it in an event handler of a press: browsers only start audio there. */
    play: () => void
    stop: () => void
  }
}

/**
 * Plays a line as sound (features §2.1, C22). Escape, a hidden page, new data, another chart that plays, and unmounting stop it.
 */
export function useSonification(options: SonificationOptions): SonificationModel {
  const { window = null, masked, venueId } = options
  const { column, refusals } = useAudibleLine(options.column, useMasked(masked, venueId))
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useRefusalWarning('useSonification', refusals)
  const latest = useRef({ ...options, column })
  useEffect(() => {
    latest.current = { ...options, column }
  })
  const [state, dispatch] = useReducer(sonificationReducer, SILENCE)
  const [source] = useState(() => ({}))
  const opened = useRef<OpenedAudio>({ audio: null })
  const stop = useCallback(() => dispatch({ type: 'stopped' }), [])
  const play = useCallback(() => {
    const { column, window, createAudio = browserAudio } = latest.current
    const melody = column && melodyOf(column, window ?? null)
    if (!melody) return
    opened.current = openAudio(createAudio)
    dispatch({ type: 'playPressed', melody })
  }, [])

  const port = useCallback<Port<Melody, 'ended' | 'unsupported'>>(
    async (melody, { signal }) => {
      const { audio, error } = opened.current
      if (error) throw error.cause
      if (!audio) return 'unsupported'
      const { link } = latest.current
      try {
        await playMelody(audio, melody, { signal, onNote: ({ at }) => link?.set({ at, source }) })
      } finally {
        // a pointer may have taken over the crosshair meanwhile
        if (link?.get()?.source === source) link.set(null)
      }
      return 'ended'
    },
    [source],
  )
  useRequest(state.request, port, dispatch)
  useStopTriggers(state.kind === 'playing', stop)

  const { from, to } = window ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sound stops as soon as the line or its visible range changes
  useEffect(() => stop, [column, from, to, stop])

  const playable = column ? hasSound(column, window) : false
  return { state, playable, events: { play, stop } }
}

/** The line to play, and the number of values refused in a masked one. */
function useAudibleLine(
  line: SoundLine | null,
  masked: boolean,
): { column: SoundLine | null; refusals: readonly MaskedRefusal[] } {
  return useMemo(() => {
    const places = line && masked ? refusedPlaces([line.y]) : null
    if (!line || !places || places.size === 0) return { column: line, refusals: [] }
    return {
      column: { ...line, y: withoutPlaces(line.y, places) },
      refusals: [{ what: 'the line', count: places.size }],
    }
  }, [line, masked])
}

type OpenedAudio = { audio: AudioPort | null; error?: { cause: unknown } }

/** Opens and resumes the context inside the event handler of the press; some browsers refuse it later. */
function openAudio(create: CreateAudio): OpenedAudio {
  try {
    const audio = create()
    // playMelody resumes again and handles the rejection
    audio?.resume().catch(() => {})
    return { audio }
  } catch (cause) {
    return { audio: null, error: { cause } }
  }
}

/** Escape, a hidden page and another player stop the sound. */
function useStopTriggers(playing: boolean, stop: () => void): void {
  useEffect(() => {
    if (!playing) return
    const release = claimPlayback(stop)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop()
    }
    const onVisibility = (): void => {
      if (document.hidden) stop()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      release()
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [playing, stop])
}

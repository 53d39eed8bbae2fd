'use client'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { type Port, useRequest } from '../../foundation/state/use-request.ts'
import type { CursorLink } from '../plot/cursor.ts'
import type { Range } from '../plot/scales.ts'
import { type AudioPort, browserAudio, type CreateAudio, playMelody } from './audio.ts'
import { SILENCE, type SonificationState, sonificationReducer } from './sonification.model.ts'
import { hasSound, type Melody, melodyOf, type SoundLine } from './sonification.shape.ts'
import { takeTurn } from './sounding.ts'

export type SonificationOptions = {
  /** The line, or a masked shape of it. Keep its identity while it stays the same: another line stops the sound. */
  column: SoundLine | null
  /** The visible part in wall-clock milliseconds; null or nothing for all of it. Another part stops the sound. */
  window?: Range | null | undefined
  /** The crosshair that goes along: the chart's `cursorLink`, or `link` of its group. */
  link?: CursorLink | undefined
  /** Where the sound comes from, asked at the press. Default the browser's own, if it has any. */
  createAudio?: CreateAudio | undefined
}

export type SonificationModel = {
  state: SonificationState
  /** Whether there is anything to hear. */
  playable: boolean
  events: {
    /** Call it from a press: browsers give sound to presses alone. */
    play: () => void
    stop: () => void
  }
}

/**
 * A line to listen to (features §2.1, C22): off until asked for. Stops by Escape, when the page is hidden, when the data changes,
 * when another chart begins, and when its widget goes.
 */
export function useSonification(options: SonificationOptions): SonificationModel {
  const { column, window = null } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const [state, dispatch] = useReducer(sonificationReducer, SILENCE)
  const [source] = useState(() => ({}))
  const opened = useRef<Opened>({ audio: null })
  const stop = useCallback(() => dispatch({ type: 'stopped' }), [])
  const play = useCallback(() => {
    const { column, window, createAudio = browserAudio } = latest.current
    const melody = column && melodyOf(column, window ?? null)
    if (!melody) return
    opened.current = open(createAudio)
    dispatch({ type: 'asked', melody })
  }, [])

  const port = useCallback<Port<Melody, 'ended' | 'unsupported'>>(
    async (melody, { signal }) => {
      const { audio, fault } = opened.current
      if (fault) throw fault.reason
      if (!audio) return 'unsupported'
      const { link } = latest.current
      try {
        await playMelody(audio, melody, { signal, onNote: ({ at }) => link?.set({ at, source }) })
      } finally {
        // A hand that has taken the crosshair meanwhile keeps it
        if (link?.get()?.source === source) link.set(null)
      }
      return 'ended'
    },
    [source],
  )
  useRequest(state.request, port, dispatch)
  useEnds(state.kind === 'playing', stop)

  const { from, to } = window ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sounds is over as soon as the line or its part is another
  useEffect(() => stop, [column, from, to, stop])

  const playable = column !== null && hasSound(column, window)
  return { state, playable, events: { play, stop } }
}

type Opened = { audio: AudioPort | null; fault?: { reason: unknown } }

/** Opened and woken within the press itself; later some browsers would not let it sound. */
function open(create: CreateAudio): Opened {
  try {
    const audio = create()
    // Playing waits for it again and hears of the refusal there
    audio?.resume().catch(() => {})
    return { audio }
  } catch (reason) {
    return { audio: null, fault: { reason } }
  }
}

/** What else ends the sound while there is one. */
function useEnds(playing: boolean, stop: () => void): void {
  useEffect(() => {
    if (!playing) return
    const done = takeTurn(stop)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop()
    }
    const onHidden = (): void => {
      if (document.hidden) stop()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      done()
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [playing, stop])
}

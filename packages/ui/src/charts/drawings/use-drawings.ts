'use client'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { SafeStorage } from '../../foundation/state/safe-storage.ts'
import { useStores, useVerdict } from '../../foundation/ui-provider.tsx'
import type { DataPoint, Drawing, DrawingLook, DrawingTool } from './drawing.ts'
import { type DrawingsState, drawingsReducer, isSettled, NO_DRAWINGS } from './drawings.model.ts'
import { drawingsKey, readDrawings, writeDrawings } from './stored-drawings.ts'

export type DrawingsRequest = {
  /** The id of the bond, stock, fund or index, with its kind where ids of kinds overlap: `bond-1`. */
  instrument: string | number
  /** The trading ground whose quotes are shown, also for the access verdict. Default none. */
  ground?: number | null
  /** The chart shows a shape from 0 to 100. Always so when the session may not see values. Default false. */
  masked?: boolean
  /** Where drawings are kept; keep its identity. Default the browser's local storage behind the safe wrapper. */
  store?: SafeStorage
}

export type DrawingsEvents = {
  /** Takes a tool in hand; null puts it down. */
  choose: (tool: DrawingTool | null) => void
  place: (point: DataPoint) => void
  preview: (point: DataPoint) => void
  finish: () => void
  cancel: () => void
  select: (id: string) => void
  deselect: () => void
  move: (id: string, points: readonly DataPoint[]) => void
  nudge: (id: string, points: readonly DataPoint[]) => void
  turnGrip: () => void
  restyle: (id: string, look: DrawingLook) => void
  remove: (id: string) => void
  openText: (id: string) => void
  typeText: (text: string) => void
  leaveText: () => void
  undo: () => void
  redo: () => void
  /** Removes all of them; undo brings them back. */
  clear: () => void
  toggleSnap: () => void
}

/** What is drawn on one chart, and what can be done with it. */
export type DrawingsModel = {
  state: DrawingsState
  events: DrawingsEvents
  /** Whether values may not be told. */
  masked: boolean
  /** Whether the store keeps them; if not they last as long as the page. */
  isKept: boolean
}

/**
 * The drawings of an instrument on a trading ground: kept between visits, with undo and redo (C20, X6).
 * `DrawingLayer` and `DrawingToolbar` take the result as `model`. The server, and the first render, see none.
 */
export function useDrawings(request: DrawingsRequest): DrawingsModel {
  const { instrument, ground = null } = request
  const { local } = useStores()
  const store = request.store ?? local
  const verdict = useVerdict('seeValues', ground)
  const masked = request.masked === true || verdict.kind !== 'allowed'
  const key = drawingsKey({ instrument, ground, masked })
  const [state, dispatch] = useReducer(drawingsReducer, NO_DRAWINGS)
  const [isKept, setKept] = useState(true)
  const known = useRef<readonly Drawing[]>([])

  useEffect(() => {
    const stored = readDrawings(store.get(key))
    known.current = stored.drawings
    dispatch({ type: 'restored', of: key, ...stored })
  }, [store, key])

  const { of, drawings, past, future } = state
  const settled = isSettled(state)
  useEffect(() => {
    // What was drawn on another chart is not this one's, and what came from the store is there already
    if (of !== key || !settled || drawings === known.current) return
    known.current = drawings
    if (drawings.length + past.length + future.length === 0) store.remove(key)
    // A store that is nearly full has room for the drawings where it has none for their history
    else
      setKept(
        store.set(key, writeDrawings(drawings, { past, future })) || store.set(key, writeDrawings(drawings)),
      )
  }, [store, key, of, drawings, past, future, settled])

  const events = useMemo<DrawingsEvents>(
    () => ({
      choose: tool => dispatch({ type: 'toolChosen', tool }),
      place: point => dispatch({ type: 'placed', point }),
      preview: point => dispatch({ type: 'previewed', point }),
      finish: () => dispatch({ type: 'finished' }),
      cancel: () => dispatch({ type: 'cancelled' }),
      select: id => dispatch({ type: 'selected', id }),
      deselect: () => dispatch({ type: 'deselected' }),
      move: (id, points) => dispatch({ type: 'moved', id, points }),
      nudge: (id, points) => dispatch({ type: 'nudged', id, points }),
      turnGrip: () => dispatch({ type: 'gripTurned' }),
      restyle: (id, look) => dispatch({ type: 'restyled', id, look }),
      remove: id => dispatch({ type: 'deleted', id }),
      openText: id => dispatch({ type: 'textOpened', id }),
      typeText: text => dispatch({ type: 'textTyped', text }),
      leaveText: () => dispatch({ type: 'textLeft' }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      clear: () => dispatch({ type: 'cleared' }),
      toggleSnap: () => dispatch({ type: 'snapToggled' }),
    }),
    [],
  )
  return { state, events, masked, isKept }
}

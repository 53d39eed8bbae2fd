'use client'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { SafeStorage } from '../../foundation/state/safe-storage.ts'
import { useStores } from '../../foundation/ui-provider.tsx'
import { useMasked } from '../plot/use-masked.ts'
import type { DataPoint, Drawing, DrawingStyle, DrawingTool } from './drawing.ts'
import { type DrawingsState, drawingsReducer, INITIAL_DRAWINGS } from './drawings.reducer.ts'
import { drawingsKey, readDrawings, writeDrawings } from './stored-drawings.ts'

export type DrawingsOptions = {
  /** The id of the bond, stock, fund or index, with its kind where ids of kinds overlap: `bond-1`. */
  instrument: string | number
  /** The venue whose quotes are shown, also for the access verdict. Default none. */
  venueId?: number | null
  /** Whether the chart shows a shape from 0 to 100. Default: whether the access policy refuses `seeValues`. */
  masked?: boolean | undefined
  /** Where drawings are stored; keep its identity. Default the browser's local storage. */
  store?: SafeStorage
}

export type DrawingsActions = {
  /** Chooses a tool; null for selecting and moving. */
  chooseTool: (tool: DrawingTool | null) => void
  /** Places a point with the chosen tool. */
  place: (point: DataPoint) => void
  /** Moves the second point while it follows the pointer. */
  preview: (point: DataPoint) => void
  /** Ends a drag. */
  finish: () => void
  /** Cancels one step, as Escape does: the text entry, a drag, the second point, the tool, or the selection. */
  cancel: () => void
  select: (id: string) => void
  deselect: () => void
  /** Moves a drawing while it is dragged; `finish` makes the drag one undo step. */
  move: (id: string, points: readonly DataPoint[]) => void
  /** Moves a drawing by an arrow key; consecutive moves are one undo step. */
  nudge: (id: string, points: readonly DataPoint[]) => void
  /** Lets the arrow keys move the next point, or the whole drawing again. */
  cyclePoint: () => void
  restyle: (id: string, style: DrawingStyle) => void
  remove: (id: string) => void
  openText: (id: string) => void
  typeText: (text: string) => void
  commitText: () => void
  undo: () => void
  redo: () => void
  /** Removes all drawings; undo restores them. */
  clear: () => void
  toggleSnap: () => void
}

/** The drawings of one chart and their actions. */
export type DrawingsModel = {
  state: DrawingsState
  actions: DrawingsActions
  /** Whether values are hidden from the user. */
  masked: boolean
  /** Whether the drawings are stored; if not, they are lost with the page. */
  isPersisted: boolean
}

/**
 * The drawings of an instrument on a venue, stored between visits with their undo and redo steps (C20, X6).
 * `DrawingLayer` and `DrawingToolbar` take the result as `model`. On the server and in the first render there are none.
 */
export function useDrawings({
  instrument,
  venueId = null,
  masked: maskedProp,
  store: storeOption,
}: DrawingsOptions): DrawingsModel {
  const { local } = useStores()
  const store = storeOption ?? local
  const masked = useMasked(maskedProp, venueId)
  const key = drawingsKey({ instrument, venueId, masked })
  const [state, dispatch] = useReducer(drawingsReducer, INITIAL_DRAWINGS)
  const [isPersisted, setPersisted] = useState(true)
  /** The drawings in the store. */
  const stored = useRef<readonly Drawing[]>([])

  useEffect(() => {
    const read = readDrawings(store.get(key))
    stored.current = read.drawings
    dispatch({ type: 'restored', storageKey: key, ...read })
  }, [store, key])

  const { storageKey, drawings, past, future, drag } = state
  const isDragged = drag !== null
  useEffect(() => {
    // until the store was read, the state still has the drawings of another chart
    if (storageKey !== key || isDragged || drawings === stored.current) return
    stored.current = drawings
    if (drawings.length + past.length + future.length === 0) store.remove(key)
    // a nearly full store may have space for the drawings without their history
    else
      setPersisted(
        store.set(key, writeDrawings(drawings, { past, future })) || store.set(key, writeDrawings(drawings)),
      )
  }, [store, key, storageKey, drawings, past, future, isDragged])

  const actions = useMemo<DrawingsActions>(
    () => ({
      chooseTool: tool => dispatch({ type: 'toolChosen', tool }),
      place: point => dispatch({ type: 'placed', point }),
      preview: point => dispatch({ type: 'previewed', point }),
      finish: () => dispatch({ type: 'finished' }),
      cancel: () => dispatch({ type: 'cancelled' }),
      select: id => dispatch({ type: 'selected', id }),
      deselect: () => dispatch({ type: 'deselected' }),
      move: (id, points) => dispatch({ type: 'moved', id, points }),
      nudge: (id, points) => dispatch({ type: 'nudged', id, points }),
      cyclePoint: () => dispatch({ type: 'pointCycled' }),
      restyle: (id, style) => dispatch({ type: 'restyled', id, style }),
      remove: id => dispatch({ type: 'deleted', id }),
      openText: id => dispatch({ type: 'textOpened', id }),
      typeText: text => dispatch({ type: 'textTyped', text }),
      commitText: () => dispatch({ type: 'textCommitted' }),
      undo: () => dispatch({ type: 'undone' }),
      redo: () => dispatch({ type: 'redone' }),
      clear: () => dispatch({ type: 'cleared' }),
      toggleSnap: () => dispatch({ type: 'snapToggled' }),
    }),
    [],
  )
  return { state, actions, masked, isPersisted }
}

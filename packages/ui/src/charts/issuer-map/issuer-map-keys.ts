import type { KeyboardEvent } from 'react'
import { nearestAhead, plotKeys, type Step } from '../plot/keyboard.ts'
import type { MapView } from './issuer-map.reducer.ts'
import type { DrawnPoint } from './issuer-map.view-model.ts'
import { type MapGeometry, viewShowing } from './issuer-map-geometry.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type IssuerMapKeysOptions = {
  points: readonly DrawnPoint[]
  geometry: MapGeometry
  /** What shows without zoom. */
  whole: MapView
  model: IssuerMapModel
  /** The index of the point that the keyboard is on; −1 without one. */
  cursor: number
  onRemove: () => void
  onUndo: () => void
}

/** The keys of the focused map: arrows walk by distance, Space and Enter select in delete mode, + − 0 zoom (M1, M4). */
export function issuerMapKeys({
  points,
  geometry,
  whole,
  model: { state, events },
  cursor,
  onRemove,
  onUndo,
}: IssuerMapKeysOptions): (event: KeyboardEvent) => void {
  const { view, index } = geometry
  const here = points[cursor]

  /** What a key of the map's own does; null for all others. */
  const actionOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): (() => void) | null => {
    const isCommand = ctrlKey || metaKey
    if (isCommand && !altKey && !shiftKey && key.toLowerCase() === 'z') return onUndo
    if (isCommand || altKey) return null
    if (state.deleting && here && (key === ' ' || key === 'Enter')) return () => events.pick(here.key)
    if (state.deleting && state.selected.length > 0) {
      if (key === 'Delete' || key === 'Backspace') return onRemove
      if (key === 'Escape') return events.clearSelection
    }
    return key === 'Escape' && here ? events.dismiss : null
  }

  return plotKeys({
    onStep: step => {
      const to = points[stepOnMap(index, cursor, step)]
      if (!to) return
      events.step(to.key)
      const moved = viewShowing(to, view)
      if (moved) events.look(moved, whole)
    },
    onZoom: factor => {
      const centre = { x: (view.x.from + view.x.to) / 2, y: (view.y.from + view.y.to) / 2 }
      events.zoom(here ?? centre, factor, whole)
    },
    onReset: events.reset,
    onKey: event => {
      const action = actionOf(event)
      action?.()
      return action !== null
    },
  })
}

/** Points in the order of their x, in pixels. */
export type Places = { x: Float64Array; y: Float64Array }

/**
 * The point after a step; −1 when there is none at all. An arrow goes to the nearest point of its quarter of the map, where that
 * is empty to the nearest of its half, and stays where both are. Points at one place are walked through one by one before an
 * arrow goes on (M1). `next` and `previous` go by x, so that every point is reached.
 */
export function stepOnMap({ x, y }: Places, from: number, step: Step): number {
  const last = x.length - 1
  if (last < 0 || step === 'first') return Math.min(0, last)
  if (step === 'last') return last
  if (from < 0 || from > last) return step === 'left' || step === 'previous' ? last : 0
  if (step === 'next') return Math.min(last, from + 1)
  if (step === 'previous') return Math.max(0, from - 1)
  const forward = step === 'right' || step === 'down'
  const beside = from + (forward ? 1 : -1)
  if (x[beside] === x[from] && y[beside] === y[from]) return beside
  // of points at one place the one that is met first: the last of them when the walk goes back
  const order = forward ? x.keys() : [...x.keys()].reverse()
  const to = nearestAhead({ x, y }, from, order, step)
  return to < 0 ? from : to
}

import type { KeyboardEvent } from 'react'
import { nearestAhead, plotKeys, type Step } from '../plot/keyboard.ts'
import type { MapView } from './issuer-map.reducer.ts'
import type { DrawnPoint } from './issuer-map.view-model.ts'
import { type MapGeometry, viewShowing } from './issuer-map-geometry.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type IssuerMapKeysOptions = {
  points: readonly DrawnPoint[]
  geometry: MapGeometry
  /** The view without zoom. */
  whole: MapView
  model: IssuerMapModel
  /** Index of the keyboard's point; −1 for none. */
  cursor: number
  onRemove: () => void
  onUndo: () => void
}

/** The keys of the focused map: arrows go to the nearest point, Space and Enter select in delete mode, + − 0 zoom (M1, M4). */
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

  /** The action of a map key; null for other keys. */
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
      if (moved) events.showView(moved, whole)
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

/** Pixels of points, ordered by x. */
export type Places = { x: Float64Array; y: Float64Array }

/**
 * The point after a step; −1 without points. An arrow goes to the nearest point in its quadrant, else to the nearest point in its
 * half-plane, else stays. Points at one place are visited one by one before an arrow moves on (M1). `next` and `previous` follow x, so
 * that every point is reached.
 */
export function stepOnMap({ x, y }: Places, from: number, step: Step): number {
  const last = x.length - 1
  if (last < 0 || step === 'first') return Math.min(0, last)
  if (step === 'last') return last
  if (from < 0 || from > last) return step === 'left' || step === 'previous' ? last : 0
  if (step === 'next') return Math.min(last, from + 1)
  if (step === 'previous') return Math.max(0, from - 1)
  const forward = step === 'right' || step === 'down'
  const neighbour = from + (forward ? 1 : -1)
  if (x[neighbour] === x[from] && y[neighbour] === y[from]) return neighbour
  // among points at one place take the first in walking order: the last one when going back
  const order = forward ? x.keys() : [...x.keys()].reverse()
  const to = nearestAhead({ x, y }, from, order, step)
  return to < 0 ? from : to
}

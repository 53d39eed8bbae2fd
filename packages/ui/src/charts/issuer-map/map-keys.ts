import type { KeyboardEvent } from 'react'
import { plotKeys, type Step } from '../plot/keyboard.ts'
import { viewWith } from './map-hand.shape.ts'
import { stepOnMap } from './map-walk.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'
import type { MapScene } from './use-map-scene.ts'

export type MapKeysRequest = {
  scene: MapScene
  model: IssuerMapModel
  onRemove: () => void
  onUndo: () => void
}

/** The keys of the focused map: arrows walk by distance, Space and Enter select in delete mode, + − 0 zoom (M1, M4). */
export function mapKeys({ scene, model, onRemove, onUndo }: MapKeysRequest): (event: KeyboardEvent) => void {
  const { state, events } = model
  const { prepared, figure, place, view, whole } = scene
  const here = prepared.points[place]

  const walk = (step: Step): void => {
    const to = prepared.points[stepOnMap(figure, place, step)]
    if (!to) return
    events.step(to.key)
    const moved = viewWith(to, view)
    if (moved) events.look(moved, whole)
  }
  const onKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z') return done(onUndo)
    if (ctrlKey || metaKey || altKey) return false
    if (state.deleting && here && (key === ' ' || key === 'Enter')) return done(() => events.pick(here.key))
    if (state.deleting && state.selected.length > 0) {
      if (key === 'Delete' || key === 'Backspace') return done(onRemove)
      if (key === 'Escape') return done(events.clearSelection)
    }
    return key === 'Escape' && here !== undefined && done(events.dismiss)
  }
  return plotKeys({
    onStep: walk,
    onZoom: factor => events.zoom(here ?? middle(view), factor, whole),
    onReset: events.reset,
    onKey,
  })
}

function done(does: () => void): true {
  does()
  return true
}

function middle({ x, y }: MapScene['view']): { x: number; y: number } {
  return { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 }
}

import type { KeyboardEvent } from 'react'
import { STEP_KEYS, type Step } from '../nearest-ahead/nearest-ahead.ts'
import { ZOOM_KEYS } from '../time-chart/time-chart.model.ts'
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
  const act = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z') return done(onUndo)
    if (ctrlKey || metaKey || altKey) return false
    const [step, zoom] = [STEP_KEYS[key], ZOOM_KEYS[key]]
    if (step) return done(() => walk(step))
    if (zoom) return done(() => events.zoom(here ?? middle(view), zoom, whole))
    if (key === '0') return done(events.reset)
    if (state.deleting && here && (key === ' ' || key === 'Enter')) return done(() => events.pick(here.key))
    if (state.deleting && state.selected.length > 0) {
      if (key === 'Delete' || key === 'Backspace') return done(onRemove)
      if (key === 'Escape') return done(events.clearSelection)
    }
    return key === 'Escape' && here !== undefined && done(events.dismiss)
  }
  return event => {
    if (act(event)) event.preventDefault()
  }
}

function done(does: () => void): true {
  does()
  return true
}

function middle({ x, y }: MapScene['view']): { x: number; y: number } {
  return { x: (x.from + x.to) / 2, y: (y.from + y.to) / 2 }
}

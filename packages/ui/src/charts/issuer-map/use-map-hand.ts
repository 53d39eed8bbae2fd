'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Pixel, pixelOn, rectBetween } from '../plot/geometry.ts'
import { nearestPoint } from '../plot/nearest.ts'
import { useWheel, type WheelOptions } from '../plot/use-wheel.ts'
import { reachOf, sweptKeys, viewOfBox, zoomCentre } from './map-hand.shape.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'
import type { MapScene } from './use-map-scene.ts'

export type MapHandRequest = {
  scene: MapScene
  model: IssuerMapModel
  /** The element that takes the wheel; places are those of its corner. */
  plot: RefObject<HTMLElement | null>
  /** The rectangle that is being drawn. */
  band: RefObject<SVGRectElement | null>
}

type Press = { from: Pixel; last: Pixel; dragged: boolean; kind: 'band' | 'pan' | 'read' }

export type MapHand = {
  onPointerDown: (event: PointerEvent<Element>) => void
  onPointerMove: (event: PointerEvent<Element>) => void
  onPointerUp: (event: PointerEvent<Element>) => void
  onPointerLeave: (event: PointerEvent<Element>) => void
  onPointerCancel: () => void
}

/** A press that goes further than this is a drag, in pixels. */
const DRAG_FROM = 4

/**
 * Reading, selecting, zooming and panning with mouse, pen and finger. A drag draws a rectangle: in delete mode it selects, else it
 * zooms in; in a zoomed map it pans, unless Shift is held. The handlers never change.
 */
export function useMapHand(request: MapHandRequest): MapHand {
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  useWheel(wheelOf(request))
  const press = useRef<Press | null>(null)
  const handlers = useRef<MapHand | null>(null)
  handlers.current ??= {
    onPointerDown: event => {
      if (event.button !== 0) return
      const from = pixelOf(event, latest.current)
      press.current = { from, last: from, dragged: false, kind: pressKind(event, latest.current) }
      event.currentTarget.setPointerCapture?.(event.pointerId)
      read(from, event, latest.current)
    },
    onPointerMove: event => {
      const at = pixelOf(event, latest.current)
      const held = press.current
      if (held) drag(held, at, latest.current)
      if (!held?.dragged || held.kind === 'read') read(at, event, latest.current)
    },
    onPointerUp: event => {
      const held = press.current
      press.current = null
      drop(latest.current)
      if (held) release(held, pixelOf(event, latest.current), event, latest.current)
    },
    onPointerLeave: event => {
      // what a finger points at stays read after it lifts
      if (event.pointerType !== 'touch' && !press.current) latest.current.scene.readout.set(-1)
    },
    onPointerCancel: () => {
      press.current = null
      drop(latest.current)
    },
  }
  return handlers.current
}

/** A finger scrolls the page and reads; only in delete mode it draws. */
function pressKind(event: PointerEvent<Element>, { scene, model }: MapHandRequest): Press['kind'] {
  if (model.state.deleting) return 'band'
  if (event.pointerType === 'touch') return 'read'
  return scene.zoomed && !event.shiftKey ? 'pan' : 'band'
}

function pixelOf(event: PointerEvent<Element>, { plot }: MapHandRequest): Pixel {
  return plot.current ? pixelOn(plot.current, event) : { x: 0, y: 0 }
}

function read({ x, y }: Pixel, { pointerType }: PointerEvent<Element>, { scene }: MapHandRequest): void {
  const place = nearestPoint(scene.index, { x, y }, reachOf(pointerType))
  if (place !== scene.readout.get()) scene.readout.set(place)
}

function drag(held: Press, at: Pixel, { scene, model, band }: MapHandRequest): void {
  held.dragged ||= Math.hypot(at.x - held.from.x, at.y - held.from.y) >= DRAG_FROM
  if (!held.dragged) return
  if (held.kind === 'band') {
    scene.readout.set(-1)
    const box = rectBetween(held.from, at, scene.figure.box)
    band.current?.setAttribute('x', String(box.left))
    band.current?.setAttribute('y', String(box.top))
    band.current?.setAttribute('width', String(box.right - box.left))
    band.current?.setAttribute('height', String(box.bottom - box.top))
  } else if (held.kind === 'pan') {
    scene.readout.set(-1)
    const { kx, ky } = scene.figure.mapping
    model.events.pan({ x: (held.last.x - at.x) / kx, y: (held.last.y - at.y) / ky }, scene.whole)
  }
  held.last = at
}

function drop({ band }: MapHandRequest): void {
  band.current?.setAttribute('width', '0')
}

function release(held: Press, at: Pixel, event: PointerEvent<Element>, request: MapHandRequest): void {
  const { scene, model } = request
  const { points } = scene.prepared
  if (!held.dragged) {
    const point = points[nearestPoint(scene.index, at, reachOf(event.pointerType))]
    if (model.state.deleting && point) model.events.pick(point.key)
    return
  }
  if (held.kind !== 'band') return
  const box = rectBetween(held.from, at, scene.figure.box)
  const view = model.state.deleting ? null : viewOfBox(box, scene.figure)
  if (view) model.events.look(view, scene.whole)
  else model.events.sweep(sweptKeys(points, scene.index, box))
}

function wheelOf({ scene, model, plot }: MapHandRequest): WheelOptions {
  const { figure, whole, readout, prepared, zoomed } = scene
  return {
    surface: plot,
    getState: () => (prepared.points.length > 0 ? { engaged: model.state.focused, zoomed } : null),
    onTurn: (intent, at) => {
      readout.set(-1)
      if (intent.kind === 'pan') model.events.pan({ x: intent.pixels / figure.mapping.kx, y: 0 }, whole)
      else model.events.zoom(zoomCentre(at(), figure), intent.factor, whole)
    },
  }
}

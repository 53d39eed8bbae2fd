'use client'
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Pixel } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import type { DataPoint } from './drawing.ts'
import { HIT_RADIUS, hitTest, moveHandle, nudgePoints, translatePoints } from './drawing-geometry.ts'
import { focusIndex, markCommand } from './drawing-keys.ts'
import type { DrawingsState } from './drawings.reducer.ts'
import type { DrawingMarkModel } from './drawings.view-model.ts'
import type { DrawingsModel } from './use-drawings.ts'

/** A press that moves further than this, in pixels, is a drag. */
const DRAG_THRESHOLD = 4

/** Whether the pointer has moved far enough from its press to be a drag. */
export function isDrag(from: Pixel, to: Pixel): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_THRESHOLD
}

export type MarkInteractionOptions = {
  root: RefObject<HTMLElement | null>
  model: DrawingsModel
  marks: readonly DrawingMarkModel[]
  scales: PlotScales
  /** Position of a pointer in pixels of the frame. */
  pixelOf: (event: PointerEvent) => Pixel
  /** The point of the chart under a pixel, with snapping if it is on. */
  toPoint: (pixel: Pixel) => DataPoint
}

type Drag = { id: string; handle: number | null; from: Pixel; points: readonly DataPoint[]; moved: boolean }

/** Selecting, moving and editing drawings by pointer, keyboard and assistive technology. */
export function useMarkInteraction({
  root,
  model: { state, actions },
  marks,
  scales,
  pixelOf,
  toPoint,
}: MarkInteractionOptions) {
  const drag = useRef<Drag | null>(null)
  const ids = marks.map(({ drawing }) => drawing.id)
  const { tabStop, focusMark, onFocus, onBlur } = useMarkFocus(root, state, ids)
  usePressOutside(root, state.selected !== null, actions.deselect)

  const onPointerDown = (event: PointerEvent<Element>): void => {
    if (event.button !== 0) return
    const pixel = pixelOf(event)
    const hit = hitTest({
      geometries: marks.map(({ geometry }) => geometry),
      selected: state.selected,
      pixel,
      radius: event.pointerType === 'touch' ? HIT_RADIUS.touch : HIT_RADIUS.mouse,
      labelBox: ({ id }) => marks.find(({ drawing }) => drawing.id === id)?.labels[0]?.box ?? null,
    })
    // a mouse on a touch screen: the targets are as wide as a finger, but the hit radius is not
    const id = hit?.id ?? event.currentTarget.getAttribute('data-id')
    const mark = marks.find(({ drawing }) => drawing.id === id)
    if (!mark) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { drawing } = mark
    const handle = hit?.handle ?? null
    drag.current = { id: drawing.id, handle, from: pixel, points: drawing.points, moved: false }
    actions.select(drawing.id)
    focusMark(drawing.id)
  }

  const onPointerMove = (event: PointerEvent<Element>): void => {
    const current = drag.current
    const drawing = current && state.drawings.find(({ id }) => id === current.id)
    if (!current || !drawing) return
    const pixel = pixelOf(event)
    current.moved ||= isDrag(current.from, pixel)
    if (!current.moved) return
    const { id, handle, from, points } = current
    if (handle !== null) actions.move(id, moveHandle({ tool: drawing.tool, points }, handle, toPoint(pixel)))
    else actions.move(id, translatePoints(points, { x: pixel.x - from.x, y: pixel.y - from.y }, scales))
  }

  const onPointerUp = (): void => {
    if (drag.current?.moved) actions.finish()
    drag.current = null
  }

  const onPointerCancel = (): void => {
    if (drag.current?.moved) actions.cancel()
    drag.current = null
  }

  const onKeyDown = (event: KeyboardEvent, { id, tool, points }: DrawingMarkModel['drawing']): void => {
    const command = markCommand(event, { isSelected: state.selected === id, tool })
    if (!command) return
    event.preventDefault()
    if (command.type === 'nudge')
      actions.nudge(id, nudgePoints(points, state.activePoint, command.by, scales))
    else if (command.type === 'focus') focusMark(ids[focusIndex(ids.indexOf(id), ids.length, command.to)])
    else if (command.type === 'select' || command.type === 'remove' || command.type === 'openText')
      actions[command.type](id)
    else actions[command.type]()
  }

  /** The props of one drawing: a toggle button that is pressed while selected. */
  const getMarkProps = ({ drawing, name }: DrawingMarkModel) =>
    ({
      role: 'button',
      'data-id': drawing.id,
      'aria-label': name,
      'aria-pressed': state.selected === drawing.id,
      tabIndex: drawing.id === tabStop ? 0 : -1,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onFocus: () => onFocus(drawing.id),
      onBlur,
      onKeyDown: event => onKeyDown(event, drawing),
      // clicks of assistive technology have no pointer events
      onClick: event => (event.detail === 0 ? actions.select(drawing.id) : undefined),
      onDoubleClick: () => actions.openText(drawing.id),
      // a press focuses the drawing that the hit test found, which may differ from the browser's target
      onMouseDown: event => event.preventDefault(),
    }) satisfies ComponentProps<'g'> & { 'data-id': string }

  return { getMarkProps }
}

/**
 * Roving focus among the drawings. One of them is in the tab order. A new or selected drawing gets the focus, a removed one passes it to
 * its neighbour, and a focused text field or tool surface that unmounts passes it to the layer.
 */
function useMarkFocus(
  root: RefObject<HTMLElement | null>,
  { selected, entry, tool }: DrawingsState,
  ids: readonly string[],
) {
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  /** The focused drawing and its index, needed when it is removed. */
  const focused = useRef<{ id: string; index: number } | null>(null)
  const leaves = useFocusLeaving(root)

  const focusMark = useCallback(
    (id: string | undefined): void =>
      root.current?.querySelector<SVGElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true }),
    [root],
  )

  const isEditing = entry !== null
  const isDrawing = tool !== null
  const wasBusy = useRef(false)
  useEffect(() => {
    const closed = wasBusy.current && !isEditing && !isDrawing
    wasBusy.current = isEditing || isDrawing
    if (isEditing || leaves.current) return
    const { activeElement, body } = document
    const isLost = activeElement === body
    if (!isLost && !root.current?.contains(activeElement)) return
    if (selected !== null) focusMark(selected)
    else if (closed && isLost) root.current?.focus({ preventScroll: true })
  }, [root, leaves, focusMark, selected, isEditing, isDrawing])

  useEffect(() => {
    const removed = focused.current
    if (!removed || ids.includes(removed.id) || document.activeElement !== document.body) return
    const neighbour = ids[Math.min(removed.index, ids.length - 1)]
    focused.current = null
    if (neighbour === undefined) root.current?.focus({ preventScroll: true })
    else focusMark(neighbour)
  })

  const onFocus = (id: string): void => {
    focused.current = { id, index: ids.indexOf(id) }
    setLastFocused(id)
  }
  const onBlur = (): void => {
    focused.current = null
  }
  const tabStop = [selected, lastFocused].find(id => id !== null && ids.includes(id)) ?? ids[0] ?? null
  return { tabStop, focusMark, onFocus, onBlur }
}

/**
 * True while the focus moves to an element outside. Leaving a text field adds and selects its text; without this check the new text would
 * take the focus from the element that the user moved to.
 */
function useFocusLeaving(root: RefObject<HTMLElement | null>): RefObject<boolean> {
  const leaves = useRef(false)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      leaves.current = relatedTarget instanceof Node && !element.contains(relatedTarget)
    }
    const onFocusIn = (): void => {
      leaves.current = false
    }
    element.addEventListener('focusout', onFocusOut)
    document.addEventListener('focusin', onFocusIn)
    return () => {
      element.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('focusin', onFocusIn)
    }
  }, [root])
  return leaves
}

/** A press on the chart outside every drawing deselects; a press on a toolbar elsewhere does not. */
function usePressOutside(root: RefObject<HTMLElement | null>, active: boolean, deselect: () => void): void {
  useEffect(() => {
    const chart = root.current?.parentElement
    if (!active || !chart) return
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) deselect()
    }
    chart.addEventListener('pointerdown', onPress)
    return () => chart.removeEventListener('pointerdown', onPress)
  }, [root, active, deselect])
}

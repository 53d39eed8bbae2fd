'use client'
import {
  type ComponentProps,
  Fragment,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import {
  AXIS_HEIGHT,
  boundaryKey,
  MAX_PANE_HEIGHT,
  MIN_PANE_HEIGHT,
  type PaneSizes,
  type PaneSizesEvent,
  paneLayout,
  paneSizesReducer,
  parsePaneSizes,
  writePaneSizes,
} from './pane-stack.reducer.ts'

/** The size of a pane's chart. */
export type PaneSize = {
  /** In pixels, with the date axis where it has one. */
  height: number
  /** Whether it is the lowest one, which has the date axis of all. */
  timeAxis: boolean
}

/** A pane below the main one. */
type StackedPane = {
  /** Stable and unique in the stack. */
  id: string
  /** The accessible name of its boundary. */
  name: string
  /** In pixels, until its boundary is moved. */
  height: number
  draw: (size: PaneSize) => ReactNode
}

export type PaneStackProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** Height of the whole with the date axis. The main pane has at least 240 px: if needed the stack grows. */
  height: number
  /** Draws the main pane. */
  main: (size: PaneSize) => ReactNode
  /** The panes below it, in order. */
  panes: readonly StackedPane[]
  /** Names the heights in local storage, as `panes.<storageKey>`. */
  storageKey: string
}

/**
 * Stacked charts with movable boundaries, over one date axis. They share window, crosshair and the width of the value axis by a
 * `ChartGroup`. Parts: `data-slot` pane-stack, pane, pane-boundary; state of a pane: `data-main`.
 */
export function PaneStack({ height, main, panes, storageKey, className, ...root }: PaneStackProps) {
  const { sizes, send, preview } = usePaneSizes(storageKey)
  const layout = paneLayout({ height, panes }, sizes)
  const id = useId()
  const sizeOf = (own: number, isLast: boolean): PaneSize => ({
    height: own + (isLast ? AXIS_HEIGHT : 0),
    timeAxis: isLast,
  })
  return (
    <div {...root} data-ui="" data-slot="pane-stack" className={cx('grid grid-cols-1', className)}>
      <div data-slot="pane" data-main="" className="min-w-0">
        {main(sizeOf(layout.main, panes.length === 0))}
      </div>
      {panes.map((pane, i) => {
        const own = layout.panes[i] ?? pane.height
        return (
          <Fragment key={pane.id}>
            <PaneBoundary
              pane={pane.id}
              name={pane.name}
              controls={`${id}${pane.id}`}
              height={own}
              send={send}
              preview={preview}
            />
            <div id={`${id}${pane.id}`} data-slot="pane" className="min-w-0">
              {pane.draw(sizeOf(own, i === panes.length - 1))}
            </div>
          </Fragment>
        )
      })}
    </div>
  )
}

type PaneBoundaryProps = Pick<PaneSizesModel, 'send' | 'preview'> & {
  /** The pane below it, whose height it changes. */
  pane: string
  /** The pane's name. */
  name: string
  /** The pane's element. */
  controls: string
  /** In pixels. */
  height: number
}

/**
 * The movable boundary above a pane, by APG "Window Splitter": dragged, or moved by arrow keys; Home and End to its limits, Enter and a
 * double click back to the pane's own height. `data-slot` pane-boundary.
 */
function PaneBoundary({ pane, name, controls, height, send, preview }: PaneBoundaryProps) {
  const label = useLabel()
  const grabbed = useRef<{ y: number; height: number } | null>(null)
  const resizedBy = (event: PointerEvent): PaneSizesEvent | null => {
    const from = grabbed.current
    return from && { type: 'resized', pane, height: from.height + from.y - event.clientY }
  }
  const release = (): void => {
    grabbed.current = null
    preview(null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule takes neither focus nor keys
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={label('pane_boundary', { name })}
      aria-controls={controls}
      aria-valuemin={MIN_PANE_HEIGHT}
      aria-valuemax={MAX_PANE_HEIGHT}
      aria-valuenow={height}
      aria-valuetext={label('pixels', { count: height })}
      tabIndex={0}
      data-slot="pane-boundary"
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grabbed.current = { y: event.clientY, height }
      }}
      onPointerMove={event => {
        const resized = resizedBy(event)
        if (resized) preview(resized)
      }}
      onPointerUp={event => {
        const resized = resizedBy(event)
        const isMoved = grabbed.current?.y !== event.clientY
        release()
        if (resized && isMoved) send(resized)
      }}
      onPointerCancel={release}
      onDoubleClick={() => send({ type: 'reset', pane })}
      onKeyDown={event => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const change = boundaryKey(event, pane, height)
        if (!change) return
        event.preventDefault()
        send(change)
      }}
      // 8 px to grab, 44 under a finger, around a line of one pixel
      className="group/boundary focus-ring relative z-10 -my-[3.5px] h-2 cursor-row-resize touch-none rounded-tag pointer-coarse:-my-[21.5px] pointer-coarse:h-11"
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-line group-hover/boundary:bg-line-control group-focus-visible/boundary:bg-accent forced-colors:bg-[CanvasText]"
      />
      <span
        aria-hidden="true"
        className="absolute start-1/2 top-1/2 h-[3px] w-8 -translate-1/2 rounded-full bg-line-control group-hover/boundary:bg-ink-3 group-focus-visible/boundary:bg-accent forced-colors:bg-[CanvasText]"
      />
    </div>
  )
}

const NONE: PaneSizes = {}

type PaneSizesModel = {
  sizes: PaneSizes
  /** Changes and stores a height. */
  send: (event: PaneSizesEvent) => void
  /** Shows a height while a boundary is dragged; null: the drag is over. */
  preview: (event: PaneSizesEvent | null) => void
}

/** The heights of a stack's panes, stored between visits under `panes.<storageKey>`. */
function usePaneSizes(storageKey: string): PaneSizesModel {
  const [stored, store] = useRemembered<PaneSizes>({
    key: storedKey('panes', storageKey),
    fallback: NONE,
    parse: parsePaneSizes,
    write: writePaneSizes,
  })
  const [dragged, setDragged] = useState<PaneSizesEvent | null>(null)
  const send = useCallback(
    (event: PaneSizesEvent) => {
      setDragged(null)
      store(paneSizesReducer(stored, event))
    },
    [stored, store],
  )
  return { sizes: dragged ? paneSizesReducer(stored, dragged) : stored, send, preview: setDragged }
}

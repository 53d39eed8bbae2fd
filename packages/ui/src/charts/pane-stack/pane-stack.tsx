'use client'
import { type ComponentProps, Fragment, type ReactNode, useId } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { PaneBoundary } from './pane-boundary.tsx'
import { AXIS_HEIGHT, paneLayout } from './pane-stack.reducer.ts'
import { usePaneSizes } from './use-pane-sizes.ts'

/** What a pane's chart is drawn with. */
export type PaneSize = {
  /** In pixels, with the date axis where it has one. */
  height: number
  /** Whether it is the lowest one, which bears the date axis of all. */
  timeAxis: boolean
}

/** A pane below the main one. */
type StackedPane = {
  /** Stable and unique in the stack. */
  id: string
  /** Names its boundary. */
  name: string
  /** In pixels, until its boundary is moved. */
  height: number
  draw: (size: PaneSize) => ReactNode
}

export type PaneStackProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** Height of the whole with the date axis. The main pane keeps 240 px: beyond that the stack grows. */
  height: number
  /** Draws the main pane. */
  main: (size: PaneSize) => ReactNode
  /** What stands below it, in order. */
  panes: readonly StackedPane[]
  /** Names the heights in local storage, as `panes.<storageKey>`. */
  storageKey: string
}

/**
 * Charts below each other with movable boundaries, over one date axis. What they share besides (window, crosshair, width of the value
 * axis) is a `ChartGroup`. Parts: `data-slot` pane-stack, pane, pane-boundary; state of a pane: `data-main`.
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

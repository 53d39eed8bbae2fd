'use client'
import { memo, useCallback, useRef } from 'react'
import type { Channel } from '../plot/cursor.ts'
import { placeTooltip } from '../plot/tooltip-placement.ts'
import { useFollow } from '../plot/use-follow.ts'
import { useNaturalSize } from '../plot/use-natural-size.ts'
import type { DrawnPoint, MapFigure } from './issuer-map.shape.ts'
import { fieldsOf, type MapWriting, tipOf } from './issuer-map-words.ts'

/** Space between the tooltip and the point. */
const GAP = 16

export type IssuerMapTooltipProps = {
  /** Place of the point that is read; −1 for none. */
  readout: Channel<number>
  points: readonly DrawnPoint[]
  figure: Pick<MapFigure, 'px' | 'py' | 'box'>
  writing: MapWriting
}

/**
 * What the point stands for; below full access the fields without values (shared-blocks §6). Written into directly. Assistive tech
 * hears the live region instead. Parts: `data-slot` issuer-map-tooltip, map-tooltip-name, map-tooltip-fields, map-tooltip-values; state: `data-shown`.
 */
export const IssuerMapTooltip = memo(function IssuerMapTooltip(props: IssuerMapTooltipProps) {
  const { readout, points, figure, writing } = props
  const root = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLParagraphElement>(null)
  const values = useRef<HTMLDivElement>(null)
  const aside = useRef<HTMLParagraphElement>(null)
  const natural = useRef({ width: 0, height: 0 })
  const { px, py, box } = figure
  const follow = useCallback(
    (place: number) => {
      const element = root.current
      const point = points[place]
      element?.toggleAttribute('data-shown', point !== undefined)
      if (!element || !point) return
      const tip = tipOf(points, place, writing)
      write(name.current, point.name)
      write(values.current, tip.values)
      write(aside.current, tip.aside)
      const [x, y] = [px[place] as number, py[place] as number]
      const at = placeTooltip({ plot: box, x, ys: [y], near: y, size: natural.current, gap: GAP })
      element.toggleAttribute('data-squeezed', at.width < natural.current.width)
      element.style.maxWidth = at.width < natural.current.width ? `${Math.floor(at.width)}px` : ''
      element.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)`
    },
    [points, px, py, box, writing],
  )
  useNaturalSize(root, natural, readout, follow)
  useFollow(readout, follow)
  return (
    <div
      ref={root}
      data-slot="issuer-map-tooltip"
      aria-hidden="true"
      className="pointer-events-none invisible absolute start-0 top-0 z-10 w-max max-w-full overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-(length:--chart-text) shadow-pop will-change-transform data-shown:visible"
    >
      <div dir="auto">
        <p ref={name} data-slot="map-tooltip-name" className="font-strong text-ink" />
        <div className="flex gap-4 pt-1 leading-[1.6] whitespace-pre">
          <div data-slot="map-tooltip-fields" className="min-w-0 text-ink-2">
            {fieldsOf(null, writing)
              .map(field => field.name)
              .join('\n')}
          </div>
          <div
            ref={values}
            data-slot="map-tooltip-values"
            className="num ms-auto text-end font-strong text-ink"
          />
        </div>
        <p ref={aside} className="num pt-1 text-ink-3 empty:hidden" />
      </div>
    </div>
  )
})

function write(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

'use client'
import { memo, type ReactNode, useRef } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Readable } from './cursor.ts'
import type { Box } from './geometry.ts'
import { LEGEND_TOP, type LegendLayout } from './legend-layout.ts'
import { type LegendItem, type LegendReading, useLegendElements, useLegendValues } from './legend-parts.tsx'
import { LegendRow } from './legend-row.tsx'
import { PlotLegendList } from './plot-legend-list.tsx'
import { sameItems } from './same-items.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type PlotLegendProps = {
  items: readonly LegendItem[]
  /** The values at the crosshair, else the last ones. */
  readout: Readable<LegendReading>
  /** Shows or hides the line of an entry. */
  onToggle: (id: string) => void
  /** Gives every removable item a remove button. */
  onRemove?: ((id: string) => void) | undefined
  /** From `legendLayout`: how the rows lie in the plot. Without it they stand below each other, above the plot. */
  layout?: LegendLayout | undefined
  /** The plot within the frame, where the legend lies in it. */
  box?: Box | undefined
  /** The first line: what is drawn, and its unit. */
  caption?: ReactNode
  /** Before and after the caption: notices, a choice. */
  start?: ReactNode
  /** What stands behind the last entry. */
  end?: ReactNode
  /** The series whose line is strengthened, and how hover, focus or a tap on a row change it; null for none. */
  highlighted?: string | null
  /** Called with the entry under the pointer or with focus; null when there is none. */
  onHighlight?: ((id: string | null) => void) | undefined
  /** Opens a list of all series; without it the legend has its own. */
  onShowAll?: (() => void) | undefined
  /** What is written over the values of that list. Default the label `chart_values`. */
  valueHead?: string | undefined
  /** Further buttons of an item. Keep its identity while it stays the same. */
  actions?: ((id: string) => ReactNode) | undefined
  'data-slot'?: string
}

/**
 * A row per series: number, sample, name, value and change. Hover, focus or a tap on a row strengthens its line and shows how to hide and to
 * remove it. The values follow what is read without rendering anything.
 * `data-slot` plot-legend unless given; parts: legend-head, legend-caption, legend-more, legend-rows, legend-chip, legend-number,
 * legend-aside, legend-value, legend-change, legend-actions, legend-remove; state: `data-hidden`, `data-highlighted`.
 */
export const PlotLegend = memo(function PlotLegend({
  items,
  readout,
  onToggle,
  onRemove,
  layout,
  box,
  caption,
  start,
  end,
  highlighted = null,
  onHighlight = ignore,
  onShowAll,
  valueHead,
  actions,
  'data-slot': slot = 'plot-legend',
}: PlotLegendProps) {
  const label = useLabel()
  const elements = useLegendElements()
  useLegendValues(readout, elements)
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeptFocus(list, items.length)
  const removable = items.filter(item => item.removable)
  const remove =
    onRemove &&
    ((id: string) => {
      keepFocus(removable.findIndex(item => item.id === id))
      onRemove(id)
    })
  const { shown, more, rows, columns, rowHeight, twoLines } = layout ?? {
    ...BELOW,
    shown: items.length,
    rows: items.length,
  }
  // the server's markup has no styles: the rows stand below each other until the plot is measured
  const isPlaced = layout !== undefined && box !== undefined
  const hasHead = Boolean(caption || start || end) || more > 0
  return (
    <div
      data-slot={slot}
      className={cx(
        'text-(length:--legend-text)',
        layout ? 'pointer-events-none absolute top-0 z-5' : 'pb-2',
      )}
      style={isPlaced ? { left: box.left, width: box.width, paddingTop: LEGEND_TOP } : undefined}
    >
      {hasHead ? (
        <div
          data-slot="legend-head"
          className="flex w-max max-w-full items-center gap-2 rounded-tag bg-surface ps-2 pe-1 whitespace-nowrap text-ink-3 *:pointer-events-auto"
          style={isPlaced ? { height: rowHeight } : undefined}
        >
          {start}
          {caption ? (
            <span
              data-slot="legend-caption"
              title={typeof caption === 'string' ? caption : undefined}
              className="min-w-0 truncate"
            >
              {caption}
            </span>
          ) : null}
          {end}
          {more === 0 ? null : onShowAll ? (
            <button type="button" data-slot="legend-more" onClick={onShowAll} className={MORE}>
              <MoreText count={more} />
            </button>
          ) : (
            <PlotLegendList
              trigger={<MoreText count={more} />}
              triggerClass={MORE}
              items={items}
              readout={readout}
              valueHead={valueHead}
              onToggle={onToggle}
              onRemove={onRemove}
              onHighlight={onHighlight}
            />
          )}
        </div>
      ) : null}
      <ul
        ref={list}
        data-slot="legend-rows"
        aria-label={label('chart_legend')}
        className={cx(
          'pointer-events-none grid w-full gap-x-6',
          isPlaced ? '[grid-auto-flow:column]' : '[grid-auto-rows:minmax(24px,auto)]',
          columns === 2 ? 'grid-cols-2' : 'grid-cols-1',
        )}
        style={
          isPlaced
            ? {
                gridTemplateRows: `${rowHeight * (twoLines ? 2 : 1)}px repeat(${Math.max(1, rows - 1)}, ${rowHeight}px)`,
              }
            : undefined
        }
      >
        {items.map((item, place) => (
          <LegendRow
            key={item.id}
            item={item}
            place="plot"
            shown={place < shown}
            twoLines={twoLines && place === 0}
            highlighted={item.id === highlighted}
            elements={elements}
            onToggle={onToggle}
            onRemove={item.removable ? remove : undefined}
            actions={actions}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
    </div>
  )
}, isSameLegend)

const ignore = (): void => {}

/** Rows above a plot. */
const BELOW = { columns: 1, more: 0, rowHeight: 24, twoLines: false } as const

const MORE =
  'focus-ring pointer-events-auto inline-flex cursor-pointer items-center gap-1 rounded-tag px-1 font-strong text-accent hover:underline [&_svg]:size-3.5'

function MoreText({ count }: { count: number }) {
  const label = useLabel()
  return (
    <>
      <ChevronDown />
      {label('chart_legend_more', { count })}
    </>
  )
}

function isSameLegend(one: PlotLegendProps, other: PlotLegendProps): boolean {
  const { items, layout, ...rest } = one
  const { items: otherItems, layout: otherLayout, ...otherRest } = other
  return (
    sameItems([rest], [otherRest]) &&
    sameItems(layout ? [layout] : [], otherLayout ? [otherLayout] : []) &&
    // values are written past React
    sameItems(items, otherItems, 'value')
  )
}

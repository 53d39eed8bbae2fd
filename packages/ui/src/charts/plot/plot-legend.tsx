'use client'
import { memo, type ReactNode, useRef } from 'react'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Readable } from './cursor.ts'
import type { Box } from './geometry.ts'
import { LEGEND_TOP, type LegendLayout } from './legend-layout.ts'
import { type LegendItem, type LegendReading, useLegendElements, useLegendValues } from './legend-parts.tsx'
import { LegendRow } from './legend-row.tsx'
import { sameItems } from './same-items.ts'
import { useFocusAfterRemove } from './use-focus-after-remove.ts'

export type PlotLegendProps = {
  items: readonly LegendItem[]
  /** The values at the crosshair, else the last ones. */
  readout: Readable<LegendReading>
  /** Shows or hides the line of an entry. */
  onToggle: (id: string) => void
  /** Gives every removable item a remove button. */
  onRemove?: ((id: string) => void) | undefined
  /** From `legendLayout`: the layout of the rows in the plot. Without it they form one column above the plot. */
  layout?: LegendLayout | undefined
  /** The plot within the frame, for a legend in the plot. */
  box?: Box | undefined
  /** The first line: what is drawn, and its unit. */
  caption?: ReactNode
  /** Before the caption: notices, a choice. */
  start?: ReactNode
  /** After the caption. */
  end?: ReactNode
  /** The series whose line is highlighted; null for none. */
  highlighted?: string | null
  /** Called with the entry under the pointer or with focus; null when there is none. */
  onHighlight?: ((id: string | null) => void) | undefined
  /** Opens the page's list of all series; without it the legend has its own. */
  onShowAll?: (() => void) | undefined
  /** The header over the values of that list. Default the label `chart_values`. */
  valueHead?: string | undefined
  /** Further buttons of an item. Keep its identity while it stays the same. */
  actions?: ((id: string) => ReactNode) | undefined
  'data-slot'?: string
}

/**
 * A row per series: number, sample, name, value and change. Hover, focus or a tap on a row highlights its line and shows its actions.
 * The values follow the crosshair without rendering.
 * `data-slot` plot-legend by default; parts: legend-head, legend-caption, legend-more, legend-list, legend-row, legend-rows, legend-chip, legend-number,
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
  const focusAfterRemove = useFocusAfterRemove(list, items.length)
  const removable = items.filter(item => item.removable)
  const remove =
    onRemove &&
    ((id: string) => {
      focusAfterRemove(removable.findIndex(item => item.id === id))
      onRemove(id)
    })
  const { shown, more, rows, columns, rowHeight, twoLines } = layout ?? {
    ...BELOW,
    shown: items.length,
    rows: items.length,
  }
  // the server's markup has no style attributes: the rows form one column until the plot is measured
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
            <Popover>
              <PopoverTrigger variant="quiet" size="s" data-slot="legend-more" className={MORE}>
                <MoreText count={more} />
              </PopoverTrigger>
              <PopoverContent
                label={label('chart_legend_all')}
                sheet
                className="w-[min(560px,calc(100vw-1rem))] max-w-none [&>[data-slot=popover-body]]:p-0"
              >
                <AllSeries
                  items={items}
                  readout={readout}
                  valueHead={valueHead}
                  onToggle={onToggle}
                  onRemove={onRemove}
                  onHighlight={onHighlight}
                />
              </PopoverContent>
            </Popover>
          )}
        </div>
      ) : null}
      <ul
        ref={list}
        data-slot="legend-rows"
        aria-label={label('chart_legend')}
        className={cx(
          '@container pointer-events-none grid w-full gap-x-6',
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

type AllSeriesProps = Pick<PlotLegendProps, 'items' | 'readout' | 'valueHead' | 'onToggle' | 'onRemove'> & {
  onHighlight: (id: string | null) => void
}

/** All series of a legend, their names in full. Parts: `data-slot` legend-list, legend-row. */
function AllSeries({ items, readout, valueHead, onToggle, onRemove, onHighlight }: AllSeriesProps) {
  const label = useLabel()
  const elements = useLegendElements()
  useLegendValues(readout, elements)
  return (
    <div data-slot="legend-list">
      <div
        aria-hidden="true"
        className="sticky top-0 z-10 flex h-[26px] items-center border-b border-line bg-surface-raised ps-18 pe-16 text-12 text-ink-3"
      >
        <span className="grow">{label('chart_legend_line')}</span>
        <span>{valueHead ?? label('chart_values')}</span>
      </div>
      <ul aria-label={label('chart_legend_all')}>
        {items.map(item => (
          <LegendRow
            key={item.id}
            item={item}
            place="list"
            elements={elements}
            onToggle={onToggle}
            onRemove={item.removable ? onRemove : undefined}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
    </div>
  )
}

function isSameLegend(one: PlotLegendProps, other: PlotLegendProps): boolean {
  const { items, layout, ...rest } = one
  const { items: otherItems, layout: otherLayout, ...otherRest } = other
  return (
    sameItems([rest], [otherRest]) &&
    sameItems(layout ? [layout] : [], otherLayout ? [otherLayout] : []) &&
    // values are written without rendering
    sameItems(items, otherItems, 'value')
  )
}

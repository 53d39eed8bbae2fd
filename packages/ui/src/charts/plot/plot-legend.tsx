'use client'
import { clsx } from 'clsx'
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { uniqueBy } from '../../foundation/list-of.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Readable } from './cursor.ts'
import type { Box } from './geometry.ts'
import { LEGEND_TOP, type LegendLayout } from './legend-layout.ts'
import { type LegendItem, type LegendReading, useLegendElements, useLegendValues } from './legend-parts.tsx'
import { LegendRow, LIST_COLUMNS } from './legend-row.tsx'
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
  /** The list of all series that "+N more" opens, instead of the legend's own: it may have more columns and actions. */
  list?: ReactNode
  /** The header over the values of the own list. Default the label `chart_values`. */
  valueHead?: string | undefined
  /** The header over the changes of the own list. Without it the list has no changes. */
  changeHead?: string | undefined
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
  items: givenItems,
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
  list,
  valueHead,
  changeHead,
  actions,
  'data-slot': slot = 'plot-legend',
}: PlotLegendProps) {
  const label = useLabel()
  const items = uniqueBy(givenItems, ({ id }) => id)
  const root = useRef<HTMLDivElement>(null)
  const { more, headHeight } = layout ?? BELOW
  const onOpenChange = useFocusAfterLast(root, more)
  // the server's markup has no style attributes: the rows form one column until the plot is measured
  const isPlaced = layout !== undefined && box !== undefined
  const hasHead = Boolean(caption || start || end) || more > 0
  return (
    <div
      ref={root}
      data-slot={slot}
      className={clsx(
        'text-(length:--legend-text)',
        layout ? 'pointer-events-none absolute top-0 z-5' : 'pb-2',
      )}
      style={isPlaced ? { left: box.left, width: box.width, paddingTop: LEGEND_TOP } : undefined}
    >
      {hasHead ? (
        <div
          data-slot="legend-head"
          className="flex w-max max-w-full items-center gap-2 rounded-tag bg-surface ps-2 pe-1 whitespace-nowrap text-ink-3 *:pointer-events-auto"
          style={isPlaced ? { height: headHeight } : undefined}
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
            <Popover onOpenChange={onOpenChange}>
              <PopoverTrigger variant="quiet" size="s" data-slot="legend-more" className={MORE}>
                <MoreText count={more} />
              </PopoverTrigger>
              <PopoverContent
                label={label('chart_legend_all')}
                sheet
                className="w-[min(560px,calc(100vw-1rem))] max-w-none [&>[data-slot=popover-body]]:p-0"
              >
                {list ?? (
                  <AllSeries
                    items={items}
                    readout={readout}
                    valueHead={valueHead}
                    changeHead={changeHead}
                    onToggle={onToggle}
                    onRemove={onRemove}
                    onHighlight={onHighlight}
                  />
                )}
              </PopoverContent>
            </Popover>
          )}
        </div>
      ) : null}
      <LegendRows
        items={items}
        readout={readout}
        layout={layout}
        isPlaced={isPlaced}
        highlighted={highlighted}
        onToggle={onToggle}
        onRemove={onRemove}
        actions={actions}
        onHighlight={onHighlight}
      />
    </div>
  )
}, isSameLegend)

type LegendRowsProps = Pick<
  PlotLegendProps,
  'items' | 'readout' | 'layout' | 'onToggle' | 'onRemove' | 'actions'
> & {
  /** Whether they lie in a measured plot. */
  isPlaced: boolean
  highlighted: string | null
  onHighlight: (id: string | null) => void
}

/** The rows of the legend; a new list of all series does not render them. */
const LegendRows = memo(function LegendRows({
  items,
  readout,
  layout,
  isPlaced,
  highlighted,
  onToggle,
  onRemove,
  actions,
  onHighlight,
}: LegendRowsProps) {
  const label = useLabel()
  const elements = useLegendElements()
  useLegendValues(readout, elements)
  const root = useRef<HTMLUListElement>(null)
  const remove = useRemove(root, items, onRemove)
  const { shown, rows, columns, rowHeight, twoLines } = layout ?? {
    ...BELOW,
    shown: items.length,
    rows: items.length,
  }
  return (
    <ul
      ref={root}
      data-slot="legend-rows"
      aria-label={label('chart_legend')}
      className={clsx(
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
  )
}, isSameRows)

/** `onRemove` that keeps the focus among the rows. */
function useRemove(
  root: RefObject<HTMLElement | null>,
  items: readonly LegendItem[],
  onRemove: PlotLegendProps['onRemove'],
): PlotLegendProps['onRemove'] {
  const focusAfterRemove = useFocusAfterRemove(root, items.length)
  const removable = items.filter(item => item.removable)
  return (
    onRemove &&
    (id => {
      focusAfterRemove(removable.findIndex(item => item.id === id))
      onRemove(id)
    })
  )
}

/**
 * The focus after the last series behind "+N more" is removed in the open list, which closes with its button: on the first row. Returns
 * the listener for the list's popover.
 */
function useFocusAfterLast(root: RefObject<HTMLElement | null>, more: number): (open: boolean) => void {
  const isOpen = useRef(false)
  useEffect(() => {
    if (more > 0 || !isOpen.current) return
    isOpen.current = false
    if (document.activeElement && document.activeElement !== document.body) return
    root.current
      ?.querySelector<HTMLElement>(`[data-slot=legend-rows] :is(a[href],button)`)
      ?.focus({ preventScroll: true })
  }, [root, more])
  return open => {
    isOpen.current = open
  }
}

const ignore = (): void => {}

/** Rows above a plot. */
const BELOW = { columns: 1, more: 0, rowHeight: 24, headHeight: 24, twoLines: false } as const

const MORE =
  'focus-ring pointer-events-auto inline-flex cursor-pointer items-center gap-1 rounded-tag px-1 font-strong text-accent hover:underline aria-expanded:[&_svg]:rotate-180 [&_svg]:size-3.5'

function MoreText({ count }: { count: number }) {
  const label = useLabel()
  return (
    <>
      <ChevronDown />
      {label('chart_legend_more', { count })}
    </>
  )
}

type AllSeriesProps = Pick<
  PlotLegendProps,
  'items' | 'readout' | 'valueHead' | 'changeHead' | 'onToggle' | 'onRemove'
> & {
  onHighlight: (id: string | null) => void
}

/** All series of a legend, their names in full. Parts: `data-slot` legend-list, legend-row. */
function AllSeries({
  items,
  readout,
  valueHead,
  changeHead,
  onToggle,
  onRemove,
  onHighlight,
}: AllSeriesProps) {
  const label = useLabel()
  const elements = useLegendElements()
  useLegendValues(readout, elements)
  const root = useRef<HTMLDivElement>(null)
  const remove = useRemove(root, items, onRemove)
  return (
    <div ref={root} tabIndex={-1} data-slot="legend-list" className="outline-none">
      <div
        aria-hidden="true"
        className="sticky top-0 z-10 flex h-[26px] items-center gap-2 border-b border-line bg-surface-raised ps-3 pe-2 text-12 text-ink-3 max-desk:gap-x-1.5"
      >
        {/* as wide as number and sample */}
        <span className={items.some(({ number = 0 }) => number > 0) ? 'ps-13.5' : 'ps-6.5'} />
        <span className="grow">{label('chart_legend_line')}</span>
        <span className={LIST_COLUMNS.value}>{valueHead ?? label('chart_values')}</span>
        {changeHead ? <span className={LIST_COLUMNS.change}>{changeHead}</span> : null}
        <span className={LIST_COLUMNS.actions} />
      </div>
      <ul aria-label={label('chart_legend_all')}>
        {items.map(item => (
          <LegendRow
            key={item.id}
            item={item}
            place="list"
            changes={Boolean(changeHead)}
            elements={elements}
            onToggle={onToggle}
            onRemove={item.removable ? remove : undefined}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
    </div>
  )
}

type Listed = Pick<PlotLegendProps, 'items' | 'layout'>

function isSameLegend(one: PlotLegendProps, other: PlotLegendProps): boolean {
  const { items, layout, ...rest } = one
  const { items: otherItems, layout: otherLayout, ...otherRest } = other
  return sameItems([rest], [otherRest]) && hasSameItems(one, other)
}

function isSameRows(one: LegendRowsProps, other: LegendRowsProps): boolean {
  const { items, layout, ...rest } = one
  const { items: otherItems, layout: otherLayout, ...otherRest } = other
  return sameItems([rest], [otherRest]) && hasSameItems(one, other)
}

function hasSameItems(one: Listed, other: Listed): boolean {
  return (
    sameItems(one.layout ? [one.layout] : [], other.layout ? [other.layout] : []) &&
    // values are written without rendering
    sameItems(one.items, other.items, 'value')
  )
}

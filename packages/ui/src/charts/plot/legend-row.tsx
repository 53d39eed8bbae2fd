'use client'
import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { Link } from '../../controls/link/link.tsx'
import {
  LegendActions,
  type LegendElements,
  type LegendItem,
  LegendValue,
  SeriesNumber,
} from './legend-parts.tsx'
import { refIn } from './plot-crosshair.tsx'
import { SeriesMark } from './series-mark.tsx'

export type LegendRowProps = {
  item: LegendItem
  /** In the plot a row is as wide as its text, and a long name is truncated; in the list of all series names wrap and values form columns. */
  place: 'plot' | 'list'
  /** Default true. */
  shown?: boolean
  /** Whether open, high and low have a line of their own, below name and value. Default false. */
  twoLines?: boolean
  /** In a list: whether there is a column of changes. Default true. */
  changes?: boolean
  /** Default false. */
  highlighted?: boolean
  elements: LegendElements
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
  /** Further buttons. */
  actions?: ((id: string) => ReactNode) | undefined
  onHighlight: (id: string | null) => void
}

/** The space between the parts of a row. */
export const LEGEND_GAPS = 'items-center gap-2 max-desk:gap-x-1.5'
/** A row in the plot. */
export const LEGEND_CHIP =
  'w-max max-w-full min-w-0 rounded-tag border border-transparent bg-surface ps-2 leading-none'

const rowVariants = cva(`group/row ${LEGEND_GAPS}`, {
  variants: {
    place: {
      plot: `pointer-events-auto ${LEGEND_CHIP} data-highlighted:relative data-highlighted:border-line-strong data-highlighted:bg-surface-raised`,
      list: 'min-h-[26px] border-b border-line ps-3 pe-2 text-13 last:border-0 hover:bg-surface-sunken pointer-coarse:min-h-11',
    },
    twoLines: {
      true: "flex-wrap content-evenly gap-y-0 before:order-last before:basis-full before:content-['']",
      false: '',
    },
    shown: { true: 'flex', false: 'hidden' },
  },
})

/** The colours and arrows of the Change component, for an attribute that is written without rendering. */
export const CHANGE_DIRECTIONS =
  "data-direction:before:me-1 data-[direction=down]:text-down data-[direction=down]:before:content-['▼'_/_''] data-[direction=up]:text-up data-[direction=up]:before:content-['▲'_/_'']"

// without a width of their own at rest: names would be truncated next to empty space
const ACTIONS_ON_DEMAND =
  'max-w-0 overflow-hidden group-data-highlighted/row:max-w-none group-data-highlighted/row:overflow-visible pointer-fine:group-focus-within/row:max-w-none pointer-fine:group-focus-within/row:overflow-visible pointer-fine:group-hover/row:max-w-none pointer-fine:group-hover/row:overflow-visible pointer-fine:group-data-hidden/row:max-w-none pointer-fine:group-data-hidden/row:overflow-visible print:hidden'

/** The widths of the columns in the list of all series, for its rows and its header. */
export const LIST_COLUMNS = {
  value: 'min-w-20 shrink-0 text-end',
  // a phone has no space for it
  change: 'min-w-20 shrink-0 text-end max-desk:hidden',
  actions: 'w-12 shrink-0 pointer-coarse:w-22',
} as const

const SLOTS = { plot: 'legend-chip', list: 'legend-row' } as const

/**
 * A series of a legend: number, sample, name, value, change and actions. Parts: `data-slot` legend-chip in the plot,
 * legend-row in a list, legend-number, legend-note, legend-aside, legend-value, legend-change (`data-direction`), legend-actions; state: `data-hidden`,
 * `data-highlighted`.
 */
export function LegendRow({
  item,
  place,
  shown = true,
  twoLines = false,
  changes = true,
  highlighted = false,
  elements,
  onToggle,
  onRemove,
  actions,
  onHighlight,
}: LegendRowProps) {
  const {
    id,
    name,
    shortName = name,
    href,
    note,
    style,
    kind,
    hidden,
    value,
    characters,
    number = 0,
    longChange,
  } = item
  const events = useRowHighlight({ item, place, highlighted, onHighlight })
  const isInPlot = place === 'plot'
  return (
    <li
      {...events}
      hidden={!shown}
      data-slot={SLOTS[place]}
      data-hidden={hidden ? '' : undefined}
      data-highlighted={highlighted ? '' : undefined}
      className={rowVariants({ place, twoLines, shown })}
    >
      {number > 0 ? <SeriesNumber style={style} number={number} dimmed={hidden} /> : null}
      <SeriesMark style={style} kind={kind} className="group-data-hidden/row:opacity-35" />
      {/* in the plot name and value are one line of text, so the link is only as high as the text; later parts cover a truncated name */}
      <span
        className={clsx(
          'min-w-0',
          // as high as its letters, which truncation would cut otherwise
          isInPlot ? 'flow-root truncate leading-tight' : 'grow wrap-anywhere',
          // value and change stay in the first line
          twoLines && (longChange ? 'max-w-[calc(100%-16.5em)]' : 'max-w-[calc(100%-11.5em)]'),
        )}
      >
        <Link
          href={href}
          variant="plain"
          title={isInPlot ? name : undefined}
          className={clsx(
            'group-data-hidden/row:text-ink-3 group-data-hidden/row:line-through',
            isInPlot && 'my-0 py-0.5',
          )}
        >
          {shortName}
          <span className={clsx('text-ink-3', isInPlot && 'max-desk:sr-text')}>
            {name.slice(shortName.length)}
          </span>
        </Link>
        {note && !isInPlot ? <span className="ps-2 text-ink-3">{note}</span> : null}
      </span>
      {note && isInPlot ? (
        <span
          data-slot="legend-note"
          className={clsx(
            'relative flow-root min-w-0 truncate leading-tight text-ink-3',
            twoLines && 'order-last',
          )}
        >
          {note}
        </span>
      ) : null}
      {value === null || hidden ? null : (
        <>
          {isInPlot ? (
            <span
              ref={refIn(elements.aside, id)}
              data-slot="legend-aside"
              className={clsx(
                'num relative flow-root shrink-0 text-ink-2 empty:hidden',
                twoLines && 'order-last',
              )}
            />
          ) : null}
          <LegendValue
            id={id}
            value={value}
            characters={isInPlot ? characters : 0}
            elements={elements}
            className={isInPlot ? 'relative' : LIST_COLUMNS.value}
          />
          <span
            ref={refIn(elements.change, id)}
            data-slot="legend-change"
            dir="ltr"
            className={clsx(
              'num shrink-0 whitespace-nowrap text-ink-2',
              CHANGE_DIRECTIONS,
              isInPlot
                ? 'relative empty:hidden @max-[18em]:hidden pointer-coarse:group-data-highlighted/row:hidden'
                : changes
                  ? LIST_COLUMNS.change
                  : 'hidden',
            )}
          />
        </>
      )}
      <span
        data-slot="legend-actions"
        className={clsx(
          'flex shrink-0 items-center *:shrink-0',
          isInPlot ? ACTIONS_ON_DEMAND : LIST_COLUMNS.actions,
        )}
      >
        {actions?.(id)}
        <LegendActions item={item} onToggle={onToggle} onRemove={onRemove} />
      </span>
    </li>
  )
}

/** Whether the event comes from the row itself: React events of its popover bubble to it as well. */
function isInside({ currentTarget, target }: { currentTarget: Node; target: EventTarget }): boolean {
  return target instanceof Element && currentTarget.contains(target) && !target.closest('[data-slot=popover]')
}

/** Hover and focus highlight a row; in the plot a first tap highlights it and does not reach its target. */
function useRowHighlight({
  item: { id },
  place,
  highlighted = false,
  onHighlight,
}: Pick<LegendRowProps, 'item' | 'place' | 'highlighted' | 'onHighlight'>) {
  const isTouched = useRef(false)
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && isInside(event)) onHighlight(id)
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') onHighlight(null)
    },
    onPointerDownCapture: (event: PointerEvent) => {
      isTouched.current = place === 'plot' && event.pointerType === 'touch' && !highlighted && isInside(event)
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!isTouched.current) return
      isTouched.current = false
      event.preventDefault()
      event.stopPropagation()
      onHighlight(id)
    },
    onFocus: (event: FocusEvent) => {
      if (place === 'plot' && !isTouched.current) onHighlight(isInside(event) ? id : null)
      // the initial focus of an opened list highlights nothing
      if (place === 'list' && event.target.matches(':focus-visible')) onHighlight(id)
    },
    onBlur: (event: { currentTarget: Node; relatedTarget: EventTarget | null }) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) onHighlight(null)
    },
  }
}

'use client'
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SeriesMark, type SeriesMarkKind } from '../series/series-mark.tsx'
import type { Readable } from './cursor.ts'
import { refIn } from './plot-crosshair.tsx'
import { sameItems } from './same-items.ts'
import { useFollow } from './use-follow.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { setText } from './use-tooltip.ts'

/** A series of the legend. */
export type LegendItem = {
  id: string
  name: string
  style: SeriesStyle
  /** Whether it is switched off. */
  hidden: boolean
  /** Where its name leads; null for nowhere. */
  href: string | null
  /** A short text after the name. */
  note: string | null
  /** How its sample is drawn. Default `line`. */
  kind?: SeriesMarkKind
  /** Whether it may be taken away. */
  removable: boolean
  /** Its value until `readout` has one; null for a series that shows none. */
  value: string | null
  /** Characters of its longest value: their width is reserved, so that nothing moves under the pointer. */
  characters: number
}

/** What the legend says of its series. */
export type LegendReading = {
  values: readonly {
    id: string
    /** Null where the series has nothing to say. */
    text: string | null
    /** Instead of a value: why there is none. */
    aside: string
  }[]
  /** A pointer is moving over the plot: values of many series may wait until it rests. */
  moving: boolean
}

export type PlotLegendProps = {
  items: readonly LegendItem[]
  readout: Readable<LegendReading>
  onToggle: (id: string) => void
  /** Gives every removable item a remove button. */
  onRemove?: ((id: string) => void) | undefined
  'data-slot'?: string
}

/**
 * A chip per series: its mark shows or hides it, its name may lead to its page, its value follows what is read without rendering anything.
 * `data-slot` plot-legend unless given; parts: legend-chip, legend-value, legend-remove; state: `data-hidden`.
 */
export const PlotLegend = memo(function PlotLegend({
  items,
  readout,
  onToggle,
  onRemove,
  'data-slot': slot = 'plot-legend',
}: PlotLegendProps) {
  const label = useLabel()
  const values = useRef(new Map<string, HTMLElement>())
  useLegendValues(readout, values)
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeptFocus(list, items.length)
  const removable = items.filter(item => item.removable)
  const remove =
    onRemove &&
    ((id: string) => {
      keepFocus(removable.findIndex(item => item.id === id))
      onRemove(id)
    })
  return (
    <ul
      ref={list}
      data-slot={slot}
      aria-label={label('chart_legend')}
      className="flex min-h-9.5 flex-wrap items-center gap-2 pb-2 text-(length:--legend-text)"
    >
      {items.map(item => (
        <LegendChip
          key={item.id}
          item={item}
          values={values.current}
          onToggle={onToggle}
          onRemove={item.removable ? remove : undefined}
        />
      ))}
    </ul>
  )
}, isSameLegend)

function isSameLegend(one: PlotLegendProps, other: PlotLegendProps): boolean {
  return (
    one.readout === other.readout &&
    one.onToggle === other.onToggle &&
    one.onRemove === other.onRemove &&
    // values are written past React
    sameItems(one.items, other.items, 'value')
  )
}

type LegendChipProps = {
  item: LegendItem
  /** The elements that values are written into, by series. */
  values: Map<string, HTMLElement>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

function LegendChip({
  item: { id, name, href, note, style, kind, hidden, value, characters },
  values,
  onToggle,
  onRemove,
}: LegendChipProps) {
  const label = useLabel()
  return (
    <li
      data-slot="legend-chip"
      data-hidden={hidden ? '' : undefined}
      className="group/chip flex max-w-full min-w-0 items-center rounded-[18px] border border-line bg-surface data-hidden:border-dashed data-hidden:bg-transparent"
    >
      <button
        type="button"
        aria-pressed={!hidden}
        aria-label={label('chart_show_series', { name })}
        onClick={() => onToggle(id)}
        className="focus-ring flex min-h-7 shrink-0 cursor-pointer items-center rounded-full ps-2.5 pe-1.5 hover:bg-surface-sunken max-desk:min-h-9"
      >
        <SeriesMark style={style} kind={kind} className="group-data-hidden/chip:opacity-35" />
      </button>
      <Link
        href={href}
        variant="plain"
        className="my-0 min-w-0 py-1 pe-2.5 wrap-anywhere group-data-hidden/chip:text-ink-3 group-data-hidden/chip:line-through"
      >
        {name}
      </Link>
      {note ? <span className="shrink-0 pe-2.5 text-ink-3">{note}</span> : null}
      {value === null || hidden ? null : (
        <span
          ref={refIn(values, id)}
          data-slot="legend-value"
          // as wide as its longest value, by digits that nobody sees
          data-room={'0'.repeat(characters)}
          className="num inline-flex shrink-0 flex-col items-end pe-2.5 font-strong after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-room)] data-aside:font-normal data-aside:text-ink-3"
        >
          {value}
        </span>
      )}
      {onRemove ? (
        <Remove name={label('chart_remove_series', { name })} onRemove={() => onRemove(id)} />
      ) : null}
    </li>
  )
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      data-slot="legend-remove"
      onClick={onRemove}
      className={cx(
        'focus-ring -ms-1.5 me-0.5 grid size-6 shrink-0 cursor-pointer place-items-center rounded-full text-ink-3',
        'hover:bg-surface-sunken hover:text-ink max-desk:size-9 [&_svg]:size-3.5 [&_svg]:stroke-[1.5]',
      )}
    >
      <X />
    </button>
  )
}

/** From this many series on, values are written only after the pointer rests for this long. */
const CROWD = 9
const REST_MS = 80

/** Writes what is read into the chips' values. */
function useLegendValues(
  readout: Readable<LegendReading>,
  values: RefObject<Map<string, HTMLElement>>,
): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = useCallback(
    (reading: LegendReading) => {
      clearTimeout(waiting.current)
      if (!reading.moving || reading.values.length < CROWD) writeValues(values.current, reading)
      else waiting.current = setTimeout(() => writeValues(values.current, reading), REST_MS)
    },
    [values],
  )
  useFollow(readout, follow)
}

function writeValues(elements: Map<string, HTMLElement>, reading: LegendReading): void {
  for (const { id, text, aside } of reading.values) {
    const element = elements.get(id)
    const written = text ?? (aside || '–')
    if (!element || element.textContent === written) continue
    setText(element, written)
    element.toggleAttribute('data-aside', text === null)
  }
}

'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Eye, EyeOff, X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Readable } from './cursor.ts'
import { refIn } from './plot-crosshair.tsx'
import { paintOf, type SeriesMarkKind } from './series-mark.tsx'
import { useFollow } from './use-follow.ts'
import { setText } from './use-tooltip.ts'

/** A series of the legend. */
export type LegendItem = {
  id: string
  name: string
  style: SeriesStyle
  /** What tells it from the others besides its look; 0 for none. Default 0. */
  number?: number
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
    /** The value in full for assistive technology, where `text` abbreviates it. Default the same. */
    whole?: string
    /** Instead of a value: why there is none. Before one: open, high and low, or its own date. */
    aside: string
    /** How the value differs from the one before. Default nothing. */
    change?: string
  }[]
  /** A pointer is moving over the plot: values of many series may wait until it rests. */
  moving: boolean
}

/** The number of a series on its colour. `data-slot` legend-number. */
export function SeriesNumber({
  style,
  number,
  dimmed = false,
}: {
  style: SeriesStyle
  number: number
  /** Whether the series is switched off. Default false. */
  dimmed?: boolean
}) {
  return (
    <span
      data-slot="legend-number"
      // drawn, so that the text of a row begins with its name
      data-number={number}
      className={cx(
        'num grid h-4 min-w-4 shrink-0 place-items-center rounded-tag bg-(--series) px-0.5 text-[11px] text-(color:--on-series) font-strong forced-colors:border before:content-[attr(data-number)]',
        paintOf(style),
        dimmed && 'opacity-60',
      )}
    />
  )
}

export type LegendActionsProps = {
  item: Pick<LegendItem, 'id' | 'name' | 'hidden'>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

/** What can be done with a series: hide or show it, take it away. */
export function LegendActions({ item: { id, name, hidden }, onToggle, onRemove }: LegendActionsProps) {
  const label = useLabel()
  return (
    <>
      <button
        type="button"
        aria-pressed={!hidden}
        aria-label={label('chart_show_series', { name })}
        onClick={() => onToggle(id)}
        className={ACTION}
      >
        {hidden ? <EyeOff /> : <Eye />}
      </button>
      {onRemove ? (
        <button
          type="button"
          aria-label={label('chart_remove_series', { name })}
          data-slot="legend-remove"
          onClick={() => onRemove(id)}
          className={ACTION}
        >
          <X />
        </button>
      ) : null}
    </>
  )
}

// 24 px wide, and as high by a margin that the row does not see
const ACTION =
  'focus-ring -my-1 grid h-6 w-6 cursor-pointer place-items-center rounded-tag text-ink-2 hover:text-ink pointer-coarse:-my-3 pointer-coarse:size-11 [&_svg]:size-3.5 [&_svg]:stroke-[1.5]'

/** The elements that are written into, by series. */
export type LegendElements = Record<'value' | 'whole' | 'aside' | 'change', Map<string, HTMLElement>>

/** A place for elements of each kind; the same object for good. */
export function useLegendElements(): LegendElements {
  return useState(() => ({ value: new Map(), whole: new Map(), aside: new Map(), change: new Map() }))[0]
}

export type LegendValueProps = {
  id: string
  /** Until a reading comes. */
  value: string
  /** Characters of its longest value, whose width is reserved. Default none. */
  characters?: number
  elements: LegendElements
  className?: string
}

/** The value of a series, which `useLegendValues` writes: abbreviated where it is long, and whole for assistive technology. `data-slot` legend-value. */
export function LegendValue({ id, value, characters = 0, elements, className }: LegendValueProps) {
  return (
    <>
      <span
        ref={refIn(elements.value, id)}
        data-slot="legend-value"
        // as wide as its longest value, by digits that nobody sees
        data-width={'0'.repeat(characters)}
        className={cx(
          'num flow-root shrink-0 font-strong after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-width)] data-aside:font-normal data-aside:text-ink-3',
          className,
        )}
      >
        {value}
      </span>
      <span ref={refIn(elements.whole, id)} className="sr-text empty:hidden" />
    </>
  )
}

/** From this many series on, values are written only after the pointer rests for this long. */
const CROWD = 9
const REST_MS = 80

/** Writes what is read into the rows. */
export function useLegendValues(readout: Readable<LegendReading>, elements: LegendElements): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = useCallback(
    (reading: LegendReading) => {
      clearTimeout(waiting.current)
      if (!reading.moving || reading.values.length < CROWD) writeValues(elements, reading)
      else waiting.current = setTimeout(() => writeValues(elements, reading), REST_MS)
    },
    [elements],
  )
  useFollow(readout, follow)
}

function writeValues(elements: LegendElements, reading: LegendReading): void {
  for (const { id, text, whole = '', aside, change = '' } of reading.values) {
    const element = elements.value.get(id)
    if (!element) continue
    setText(element, text ?? (aside || '–'))
    if (element.hasAttribute('data-aside') !== (text === null))
      element.toggleAttribute('data-aside', text === null)
    setText(elements.whole.get(id) ?? null, whole)
    if (whole) element.setAttribute('aria-hidden', 'true')
    else element.removeAttribute('aria-hidden')
    setText(elements.aside.get(id) ?? null, text === null ? '' : aside)
    setText(elements.change.get(id) ?? null, change)
  }
}

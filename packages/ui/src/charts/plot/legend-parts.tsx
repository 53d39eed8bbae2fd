'use client'
import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChangeDirection } from '../../controls/change/change-styles.tsx'
import { drawableLength } from '../../foundation/drawable-length.ts'
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
  /** The beginning of the name: the rest is grey, and in the plot phones leave it out. Default: the whole name. */
  shortName?: string
  style: SeriesStyle
  /** Its number next to its style; 0 for none. Default 0. */
  number?: number
  /** Whether it is hidden. */
  hidden: boolean
  /** The link of its name; null for none. */
  href: string | null
  /** A short text after the name. */
  note: string | null
  /** How its sample is drawn. Default `line`. */
  kind?: SeriesMarkKind
  /** Whether it can be removed. */
  removable: boolean
  /** Its value until `readout` has one; null for a series without values. */
  value: string | null
  /** Characters of its longest value: their width is reserved, so that nothing moves under the pointer. */
  characters: number
  /** Whether its change has a percentage as well, and takes more space. Default false. */
  longChange?: boolean
}

/** The values in the legend. */
export type LegendReading = {
  values: readonly {
    id: string
    /** Null where the series has no value. */
    text: string | null
    /** The value in full for assistive technology, where `text` abbreviates it. Default the same. */
    whole?: string
    /** The reason for a missing value; with a value, its open, high and low, or its own date. */
    aside: string
    /** The change from the previous value. Default none. */
    change?: string
    /** The direction of a coloured change; null for none. Default null. */
    direction?: ChangeDirection
  }[]
  /** A pointer moves over the plot: the values of many series are then updated when it rests. */
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
  /** Whether the series is hidden. Default false. */
  dimmed?: boolean
}) {
  return (
    <span
      data-slot="legend-number"
      // CSS content, so that the text of a row begins with its name
      data-number={number}
      className={clsx(
        'num grid h-4 min-w-5 shrink-0 place-items-center rounded-tag bg-(--series) px-0.5 text-[11px] leading-none text-(color:--on-series) font-strong forced-colors:border before:content-[attr(data-number)]',
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

/** The actions of a series: hide or show, and remove. */
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

// a negative margin makes it 24 px high without a higher row
const ACTION =
  'focus-ring -my-1 grid h-6 w-6 cursor-pointer place-items-center rounded-tag text-ink-2 hover:text-ink pointer-coarse:-my-3 pointer-coarse:size-11 [&_svg]:size-3.5 [&_svg]:stroke-[1.5]'

/** The elements that are written into, by series. */
export type LegendElements = Record<'value' | 'whole' | 'aside' | 'change', Map<string, HTMLElement>>

/** Stable maps for the elements of each kind. */
export function useLegendElements(): LegendElements {
  return useState(() => ({ value: new Map(), whole: new Map(), aside: new Map(), change: new Map() }))[0]
}

export type LegendValueProps = {
  id: string
  /** The value until the first reading. */
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
        // hidden digits reserve the width of its longest value
        data-width={'0'.repeat(drawableLength(characters, 0))}
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

/** From this number of series on, values are written only after the pointer rests for this long. */
const MANY_SERIES = 9
const IDLE_MS = 80

/** Writes the values under the crosshair into the rows, without rendering. */
export function useLegendValues(readout: Readable<LegendReading>, elements: LegendElements): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = useCallback(
    (reading: LegendReading) => {
      clearTimeout(timer.current)
      if (!reading.moving || reading.values.length < MANY_SERIES) writeValues(elements, reading)
      else timer.current = setTimeout(() => writeValues(elements, reading), IDLE_MS)
    },
    [elements],
  )
  useFollow(readout, follow)
}

function writeValues(elements: LegendElements, reading: LegendReading): void {
  for (const { id, text, whole = '', aside, change = '', direction = null } of reading.values) {
    const element = elements.value.get(id)
    if (!element) continue
    setText(element, text ?? (aside || '–'))
    if (element.hasAttribute('data-aside') !== (text === null))
      element.toggleAttribute('data-aside', text === null)
    setText(elements.whole.get(id) ?? null, whole)
    if (whole) element.setAttribute('aria-hidden', 'true')
    else element.removeAttribute('aria-hidden')
    setText(elements.aside.get(id) ?? null, text === null ? '' : aside)
    writeChange(elements.change.get(id), change, direction)
  }
}

function writeChange(element: HTMLElement | undefined, text: string, direction: ChangeDirection): void {
  if (!element) return
  setText(element, text)
  if (direction === null) element.removeAttribute('data-direction')
  else if (element.dataset.direction !== direction) element.dataset.direction = direction
}

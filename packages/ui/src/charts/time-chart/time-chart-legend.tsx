'use client'
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Channel } from '../plot/cursor.ts'
import { useFollow } from '../plot/use-follow.ts'
import { markKindOf, SeriesMark } from '../series/series-mark.tsx'
import type { Line } from '../series/time-series.ts'
import { CROWD, type Readout } from './readout.ts'
import { refIn } from './time-chart-crosshair.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { newestText, type ValueFormat, valueFigures } from './value-text.ts'

export type TimeChartLegendProps = {
  lines: readonly Line[]
  hidden: readonly string[]
  format: ValueFormat
  readout: Channel<Readout>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

/**
 * A chip per series: its mark shows or hides it, its name may lead to its page, its value follows the crosshair.
 * Parts: `data-slot` time-chart-legend, legend-chip, legend-value; state: `data-hidden`.
 */
export const TimeChartLegend = memo(function TimeChartLegend({
  lines,
  hidden,
  format,
  readout,
  onToggle,
  onRemove,
}: TimeChartLegendProps) {
  const label = useLabel()
  const values = useRef(new Map<string, HTMLElement>())
  useLegendValues(readout, values)
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useKeptFocus(list, lines.length)
  const removable = lines.filter(isRemovable)
  const remove =
    onRemove &&
    ((id: string) => {
      keepFocus(removable.findIndex(line => line.id === id))
      onRemove(id)
    })
  return (
    <ul
      ref={list}
      data-slot="time-chart-legend"
      aria-label={label('chart_legend')}
      className="flex min-h-9.5 flex-wrap items-center gap-2 pb-2 text-(length:--legend-text)"
    >
      {lines.map(line => (
        <LegendChip
          key={line.id}
          line={line}
          shown={!hidden.includes(line.id)}
          format={format}
          values={values.current}
          onToggle={onToggle}
          onRemove={isRemovable(line) ? remove : undefined}
        />
      ))}
    </ul>
  )
})

/** The main line stays, and a trend goes with the line that it is of. */
const isRemovable = ({ place, trend }: Line): boolean => place > 0 && !trend

type LegendChipProps = {
  line: Line
  shown: boolean
  format: ValueFormat
  /** The elements that values are written into, by series. */
  values: Map<string, HTMLElement>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

/** One series of the legend. Parts: `data-slot` legend-chip, legend-value, legend-remove; state: `data-hidden`. */
function LegendChip({ line, shown, format, values, onToggle, onRemove }: LegendChipProps) {
  const label = useLabel()
  const { id, name, href, note, style, trend, masked } = line
  return (
    <li
      data-slot="legend-chip"
      data-hidden={shown ? undefined : ''}
      className="group/chip flex max-w-full min-w-0 items-center rounded-[18px] border border-line bg-surface data-hidden:border-dashed data-hidden:bg-transparent"
    >
      <button
        type="button"
        aria-pressed={shown}
        aria-label={label('chart_show_series', { name })}
        onClick={() => onToggle(id)}
        className="focus-ring flex min-h-7 shrink-0 cursor-pointer items-center rounded-full ps-2.5 pe-1.5 hover:bg-surface-sunken max-desk:min-h-9"
      >
        <SeriesMark style={style} kind={markKindOf(line)} className="group-data-hidden/chip:opacity-35" />
      </button>
      <Link
        href={href}
        variant="plain"
        className="my-0 min-w-0 py-1 pe-2.5 wrap-anywhere group-data-hidden/chip:text-ink-3 group-data-hidden/chip:line-through"
      >
        {name}
      </Link>
      {note ? <span className="shrink-0 pe-2.5 text-ink-3">{note}</span> : null}
      {trend || masked || !shown ? null : (
        <span
          ref={refIn(values, id)}
          data-slot="legend-value"
          // as wide as its longest value, by figures that nobody sees
          data-room={'0'.repeat(valueFigures(line, format))}
          className="num inline-flex shrink-0 flex-col items-end pe-2.5 font-strong after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-room)] data-aside:font-normal data-aside:text-ink-3"
        >
          {newestText(line, format)}
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

/** With more than 8 series, legend values update only after the pointer rests for this long. */
const REST_MS = 80

/** Writes what is read into the chips' values. */
function useLegendValues(readout: Channel<Readout>, values: RefObject<Map<string, HTMLElement>>): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = useCallback(
    (reading: Readout) => {
      clearTimeout(waiting.current)
      if (reading.at === null || reading.rows.length <= CROWD) writeValues(values.current, reading)
      else waiting.current = setTimeout(() => writeValues(values.current, reading), REST_MS)
    },
    [values],
  )
  useFollow(readout, follow)
}

function writeValues(values: Map<string, HTMLElement>, reading: Readout): void {
  for (const { id, text, aside } of reading.rows) {
    const element = values.get(id)
    const said = text ?? (aside || '–')
    if (!element || element.textContent === said) continue
    element.textContent = said
    element.toggleAttribute('data-aside', text === null)
  }
}

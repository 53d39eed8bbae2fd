'use client'
import { X } from 'lucide-react'
import { memo, type RefObject, useCallback, useEffect, useRef } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Channel } from './channel.ts'
import { SeriesMark } from './series-mark.tsx'
import type { Line } from './time-chart.shape.ts'
import { kept } from './time-chart-crosshair.tsx'
import { CROWD, newestText, type Reading } from './time-chart-reading.shape.ts'
import { valueRoom, type Writing } from './time-chart-words.ts'
import { useFollow } from './use-follow.ts'

export type TimeChartLegendProps = {
  lines: readonly Line[]
  hidden: readonly string[]
  writing: Writing
  readout: Channel<Reading>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

/**
 * A chip per series: its mark shows or hides it, its name may lead to its page, its value follows the crosshair.
 * Parts: `data-slot` time-chart-legend, legend-chip, legend-value; state: `data-hidden`.
 */
export const TimeChartLegend = memo(function TimeChartLegend(props: TimeChartLegendProps) {
  const { lines, hidden, writing, readout, onToggle, onRemove } = props
  const label = useLabel()
  const values = useRef(new Map<string, HTMLElement>())
  useValues(readout, values)
  return (
    <ul
      data-slot="time-chart-legend"
      aria-label={label('chart_legend')}
      className="flex min-h-8 flex-wrap items-center gap-2 pb-2 text-(length:--legend-text)"
    >
      {lines.map(line => (
        <Chip
          key={line.id}
          line={line}
          shown={!hidden.includes(line.id)}
          writing={writing}
          values={values.current}
          onToggle={onToggle}
          onRemove={line.place > 0 ? onRemove : undefined}
        />
      ))}
    </ul>
  )
})

/** In a crowd the legend waits for the hand to rest this long: the tooltip is what is read on the way. */
const REST_MS = 80

/** Writes what is read into the chips' values. */
function useValues(readout: Channel<Reading>, values: RefObject<Map<string, HTMLElement>>): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const follow = useCallback(
    (reading: Reading) => {
      clearTimeout(waiting.current)
      if (reading.at === null || reading.rows.length <= CROWD) writeValues(values.current, reading)
      else waiting.current = setTimeout(() => writeValues(values.current, reading), REST_MS)
    },
    [values],
  )
  useFollow(readout, follow)
}

function writeValues(values: Map<string, HTMLElement>, reading: Reading): void {
  for (const { id, text, aside } of reading.rows) {
    const element = values.get(id)
    const said = text ?? (aside || '–')
    if (!element || element.textContent === said) continue
    element.textContent = said
    element.toggleAttribute('data-aside', text === null)
  }
}

type ChipProps = {
  line: Line
  shown: boolean
  writing: Writing
  values: Map<string, HTMLElement>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

function Chip({ line, shown, writing, values, onToggle, onRemove }: ChipProps) {
  const label = useLabel()
  const { id, name, href, note, style, trend, masked } = line
  return (
    <li
      data-slot="legend-chip"
      data-hidden={shown ? undefined : ''}
      className="group/chip flex max-w-full min-w-0 items-center rounded-full border border-line bg-surface data-hidden:border-dashed data-hidden:bg-transparent"
    >
      <button
        type="button"
        aria-pressed={shown}
        aria-label={label('chart_show_series', { name })}
        onClick={() => onToggle(id)}
        className="focus-ring flex min-h-7 min-w-0 cursor-pointer items-center rounded-full ps-2.5 pe-1.5 hover:bg-surface-sunken max-desk:min-h-9"
      >
        <SeriesMark style={style} trend={trend} className="group-data-hidden/chip:opacity-35" />
      </button>
      <Link
        href={href}
        variant="plain"
        className="min-w-0 truncate pe-2.5 group-data-hidden/chip:text-ink-3 group-data-hidden/chip:line-through"
      >
        {name}
      </Link>
      {note ? <span className="shrink-0 pe-2.5 text-ink-3">{note}</span> : null}
      {trend || masked || !shown ? null : (
        <span
          ref={kept(values, id)}
          data-slot="legend-value"
          className="num shrink-0 pe-2.5 text-end font-strong data-aside:font-normal data-aside:text-ink-3"
          style={{ minInlineSize: `${valueRoom(line, writing)}ch` }}
        >
          {newestText(line, writing)}
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

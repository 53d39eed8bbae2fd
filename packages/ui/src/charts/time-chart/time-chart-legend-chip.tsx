'use client'
import { Link } from '../../controls/link/link.tsx'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SeriesMark } from '../series/series-mark.tsx'
import type { Line } from '../series/time-series.ts'
import { kept } from './time-chart-crosshair.tsx'
import { newestText, type ValueFormat, valueFigures } from './value-text.ts'

export type TimeChartLegendChipProps = {
  line: Line
  shown: boolean
  format: ValueFormat
  /** The elements that values are written into, by series. */
  values: Map<string, HTMLElement>
  onToggle: (id: string) => void
  onRemove: ((id: string) => void) | undefined
}

/** One series of the legend. Parts: `data-slot` legend-chip, legend-value, legend-remove; state: `data-hidden`. */
export function TimeChartLegendChip(props: TimeChartLegendChipProps) {
  const { line, shown, format, values, onToggle, onRemove } = props
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
        <SeriesMark style={style} trend={trend} className="group-data-hidden/chip:opacity-35" />
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
          ref={kept(values, id)}
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

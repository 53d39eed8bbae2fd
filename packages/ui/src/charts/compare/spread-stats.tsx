'use client'
import type { ComponentProps } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { dayOfWall } from '../plot/ticks.ts'
import type { SpreadFigures, SpreadUnit } from './spread.shape.ts'

export type SpreadStatsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** What the spread comes to, of `spreadOf`. */
  figures: SpreadFigures
  unit: SpreadUnit
}

/** Spreads have 2 decimals, chart points of prices 3 (bond-page §9). */
const DECIMALS: Record<SpreadUnit, number> = { spread_unit_bp: 2, spread_unit_points: 3 }

/** Last, lowest, highest and mean of the spread line, with their days (C11). Parts: `data-slot` spread-stats, spread-figure. */
export const SpreadStats = forwardRef(function SpreadStats({
  figures,
  unit,
  className,
  ...rest
}: SpreadStatsProps) {
  const { label, lang } = useUi()
  const { last, min, max, mean, days } = figures
  const write = (value: number) =>
    `${formatDecimal(value, { lang, decimals: DECIMALS[unit] }) ?? ''}\u00A0${label(unit)}`
  const dayOf = (at: number) => formatDay(dayOfWall(at), lang)
  return (
    <dl
      aria-label={label('spread_figures')}
      {...rest}
      data-ui=""
      data-slot="spread-stats"
      className={cx('flex flex-wrap gap-x-6 gap-y-2 text-13 text-ink', className)}
    >
      <SpreadFigure term={label('spread_last')} value={write(last.value)} note={dayOf(last.at)} />
      <SpreadFigure term={label('spread_min')} value={write(min.value)} note={dayOf(min.at)} />
      <SpreadFigure term={label('spread_max')} value={write(max.value)} note={dayOf(max.at)} />
      <SpreadFigure
        term={label('spread_mean')}
        value={write(mean)}
        note={label('spread_days', { count: formatDecimal(days, { lang, decimals: 0 }) ?? '' })}
      />
    </dl>
  )
})

function SpreadFigure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div data-slot="spread-figure" className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-3">{term}</dt>
      <dd className="num font-strong">{value}</dd>
      <dd className="num text-12 text-ink-3">{note}</dd>
    </div>
  )
}

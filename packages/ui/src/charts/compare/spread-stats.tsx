'use client'
import type { ComponentProps } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { dayOfWall } from '../plot/ticks.ts'
import { SPREAD_DECIMALS, type SpreadStatistics, type SpreadUnit } from './spread.ts'

export type SpreadStatsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** `statistics` of the result of `spreadOf`. */
  statistics: SpreadStatistics
  /** The unit of the spread: percentage points, basis points or the currency. */
  unit: SpreadUnit
}

/** Last, lowest, highest and mean of the spread line, with their days (C11). Parts: `data-slot` spread-stats, spread-statistic. */
export const SpreadStats = forwardRef(function SpreadStats({
  statistics,
  unit,
  className,
  ...root
}: SpreadStatsProps) {
  const { label, lang } = useUi()
  const { last, min, max, mean, days } = statistics
  const unitText = Object.hasOwn(SPREAD_DECIMALS, unit) ? `\u00A0${label(unit)}` : ''
  const valueText = (value: number) =>
    `${formatDecimal(value, { lang, decimals: SPREAD_DECIMALS[unit] }) ?? ''}${unitText}`
  const dayText = (at: number) => formatDay(dayOfWall(at), lang)
  return (
    <dl
      aria-label={label('spread_statistics')}
      {...root}
      data-ui=""
      data-slot="spread-stats"
      className={cx('flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink', className)}
    >
      <SpreadStat term={label('spread_last')} value={valueText(last.value)} note={dayText(last.at)} />
      <SpreadStat term={label('spread_min')} value={valueText(min.value)} note={dayText(min.at)} />
      <SpreadStat term={label('spread_max')} value={valueText(max.value)} note={dayText(max.at)} />
      <SpreadStat
        term={label('spread_mean')}
        value={valueText(mean)}
        note={label('spread_days', { count: formatDecimal(days, { lang, decimals: 0 }) ?? '' })}
      />
    </dl>
  )
})

function SpreadStat({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div data-slot="spread-statistic" className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-3">{term}</dt>
      <dd className="num font-strong">{value}</dd>
      <dd className="num text-12 text-ink-3">{note}</dd>
    </div>
  )
}

'use client'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { profitOf, type WatchlistValuation } from './watchlist-profit.shape.ts'
import type { WatchlistValues } from './watchlist-values.model.ts'

type WatchlistProfitLineProps = { values: WatchlistValues; valuation: WatchlistValuation }

/** What the purchase would bring at today's price, with the formula (W2); nothing where it cannot be told. */
export function WatchlistProfitLine({ values, valuation }: WatchlistProfitLineProps) {
  const { label, lang } = useUi()
  const profit = profitOf({ ...values, ...valuation })
  if (profit === null) return null
  const written = (value: number) => formatDecimal(value, { decimals: 2, sign: 'change', lang }) ?? ''
  const percent = label('progress_percent', { percent: written(profit.percent) })
  const amount = profit.amount === null ? null : `${written(profit.amount)} ${profit.currency}`.trim()
  return (
    <div
      data-slot="watchlist-profit"
      data-direction={profit.percent > 0 ? 'up' : profit.percent < 0 ? 'down' : 'flat'}
      className="group/profit min-w-0"
    >
      <span className="mb-1 flex items-center gap-1 text-12 text-ink-2 desk:justify-end">
        {label('watchlist_profit')}
        <InfoTip about={label('watchlist_profit')}>{label('watchlist_profit_formula')}</InfoTip>
      </span>
      <p className="num flex min-h-8 items-center max-desk:min-h-11 desk:justify-end group-data-[direction=down]/profit:text-down group-data-[direction=up]/profit:text-up">
        {amount === null ? percent : `${amount} (${percent})`}
      </p>
    </div>
  )
}

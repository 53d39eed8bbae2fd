'use client'
import type { TradingRow } from '@accrue/api-client'
import { formatDay, useLabel, useLang } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { priceColumns, sharedDay, type ValuationUrls } from './quotes.map.ts'

export type PriceBlocksProps = {
  today: readonly TradingRow[]
  endOfDay: readonly TradingRow[]
  /** Decimals of accrued interest that the issuer uses; null for the default. */
  accruedPrecision: number | null
  valuations: ValuationUrls
}

/** Q5: prices of today and at the end of the day, each row with its own date. Empty blocks are left out. */
export function PriceBlocks({ today, endOfDay, ...rest }: PriceBlocksProps) {
  return (
    <>
      <PriceBlock title="quotes_today" rows={today} {...rest} />
      <PriceBlock title="quotes_end_of_day" rows={endOfDay} {...rest} />
    </>
  )
}

type PriceBlockProps = Omit<PriceBlocksProps, 'today' | 'endOfDay'> & {
  title: string
  rows: readonly TradingRow[]
}

function PriceBlock({ title, rows, accruedPrecision, valuations }: PriceBlockProps) {
  const label = useLabel()
  const lang = useLang()
  const day = sharedDay(rows)
  const columns = useMemo(
    () => priceColumns(rows, { label, lang, accruedPrecision, valuations }),
    [rows, label, lang, accruedPrecision, valuations],
  )
  if (rows.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pb-1 desk:px-5">
        <h3 className="text-14 font-strong">{label(title)}</h3>
        {day ? <bdi className="num text-12 text-ink-3">{formatDay(day, lang)}</bdi> : null}
      </div>
      <DataTable caption={label(title)} columns={columns} data={rows} stickyHead={false} />
    </div>
  )
}

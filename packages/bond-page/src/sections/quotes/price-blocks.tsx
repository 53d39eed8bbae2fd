'use client'
import type { TradingRow } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { priceColumns, priceRows } from './quotes.map.ts'

export type PriceBlocksProps = {
  today: readonly TradingRow[]
  endOfDay: readonly TradingRow[]
  /** Decimals of accrued interest that the issuer uses; null for the default. */
  accruedPrecision: number | null
}

/** Q5: prices of today and at the end of the day, each row with its own date. A block without rows is not drawn. */
export function PriceBlocks({ today, endOfDay, ...rest }: PriceBlocksProps) {
  return (
    <>
      <PriceBlock title="quotes_today" rows={today} {...rest} />
      <PriceBlock title="quotes_end_of_day" rows={endOfDay} {...rest} />
    </>
  )
}

type PriceBlockProps = { title: string; rows: readonly TradingRow[]; accruedPrecision: number | null }

function PriceBlock({ title, rows, accruedPrecision }: PriceBlockProps) {
  const label = useLabel()
  if (rows.length === 0) return null
  return (
    <div className="border-t border-line pt-4">
      <h3 className="px-4 pb-1 text-14 font-strong desk:px-5">{label(title)}</h3>
      <DataTable
        caption={label(title)}
        columns={priceColumns({ label, accruedPrecision })}
        rows={priceRows(rows, { label, accruedPrecision })}
        fixedHead={false}
      />
    </div>
  )
}

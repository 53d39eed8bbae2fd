'use client'
import type { CashFlow } from '@accrue/api-client'
import { useLabel, useToday } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import {
  cashFlowColumns,
  cashFlowDimension,
  paymentMeta,
  paymentRows,
  phoneColumnOf,
} from './cash-flow.map.ts'

/** Payments shown before "show more": five years of two coupons a year. */
const PAYMENTS = 10

/** Q7: the payments of the bond. A phone opens on the coupons. */
export function PaymentsTable({ cashFlow }: { cashFlow: CashFlow }) {
  const label = useLabel()
  const today = useToday()
  const columns = useMemo(() => cashFlowColumns(cashFlow, { label, today }), [cashFlow, label, today])
  const rows = useMemo(() => paymentRows(cashFlow.rows, today), [cashFlow, today])
  const getRowMeta = useMemo(() => paymentMeta(cashFlow.rows, today), [cashFlow, today])
  return (
    <DataTable
      caption={label('payments')}
      dimension={cashFlowDimension(cashFlow.currency, label)}
      columns={columns}
      data={rows}
      getRowMeta={getRowMeta}
      limit={PAYMENTS}
      defaultPhoneColumn={phoneColumnOf('coupon', columns)}
    />
  )
}

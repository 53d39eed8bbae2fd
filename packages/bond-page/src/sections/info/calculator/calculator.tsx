'use client'
import type { BondPageData } from '@accrue/api-client'
import { DefinitionList, RetryNotice, useAnnounce } from '@accrue/ui/controls'
import { useAccess, useLabel, useLang, useNear, useToday } from '@accrue/ui/foundation'
import { useEffect, useRef, useState } from 'react'
import type { BondPagePorts } from '../../../ports.ts'
import {
  firstSettlement,
  lastSettlement,
  pricePrefill,
  resultItems,
  toAnnouncement,
} from './calculator.map.ts'
import { isPending } from './calculator.reducer.ts'
import { CalculatorFields } from './calculator-fields.tsx'
import { useCalculator } from './use-calculator.ts'

export type CalculatorProps = {
  page: BondPageData
  calculation: BondPagePorts['calculation']
}

/**
 * Price, yield and accrued interest of any settlement day (X4). Typed values survive refusals and errors.
 * `data-slot` calculator; state: `data-pending` while the results do not yet match the typed values.
 */
export function Calculator({ page, calculation }: CalculatorProps) {
  const label = useLabel()
  const lang = useLang()
  const today = useToday()
  const root = useRef<HTMLDivElement>(null)
  const last = lastSettlement(page)
  const price = pricePrefill(page, useAccess())
  const [start] = useState({ settlement: firstSettlement(today, last), price })
  const { state, dispatch } = useCalculator({ bondId: page.bond.id, calculation, start, near: useNear(root) })
  const { outcome } = state
  const [announce, region] = useAnnounce()
  const announcement = isPending(state) ? null : toAnnouncement(state, page, { label, lang })
  useEffect(() => {
    if (announcement) announce(announcement)
  }, [announcement, announce])

  return (
    <div
      ref={root}
      data-slot="calculator"
      data-pending={isPending(state) || undefined}
      aria-busy={isPending(state)}
      className="group/calculator grid gap-3"
    >
      <CalculatorFields page={page} state={state} dispatch={dispatch} last={last} />
      {outcome.kind === 'failed' && (
        <RetryNotice onRetry={() => dispatch({ type: 'retried' })}>{label('calculator_failed')}</RetryNotice>
      )}
      <DefinitionList
        columns={2}
        className="group-data-pending/calculator:[&_dd]:text-ink-3"
        items={resultItems(outcome.kind === 'calculated' ? outcome.calculation : null, page.bond, {
          label,
          lang,
        })}
      />
      {region}
    </div>
  )
}

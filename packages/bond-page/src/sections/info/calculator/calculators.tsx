'use client'
import type { BondPageData, Pricing } from '@accrue/api-client'
import { useLabel } from '@accrue/ui/foundation'
import type { BondPagePorts } from '../../../ports.ts'
import { WidgetBoundary } from '../../section.tsx'
import { AccruedOnDay } from './accrued-on-day.tsx'
import { Calculator } from './calculator.tsx'

export type CalculatorsProps = {
  page: BondPageData
  ports: Pick<BondPagePorts, 'accruedInterest' | 'calculation'>
}

const ABOUT: Record<Pricing, string> = {
  fixed: 'calculator_about',
  bill: 'calculator_about',
  inflation: 'calculator_about_real',
  floating: 'calculator_about_margin',
}

/** The calculators of the bond, for everybody (access row 35). */
export function Calculators({ page, ports }: CalculatorsProps) {
  const label = useLabel()
  return (
    <WidgetBoundary>
      <div className="grid gap-3 border-t border-line px-4 py-4 desk:px-5">
        <div>
          <h3 className="text-14 font-strong">{label('calculator')}</h3>
          <p className="text-12 text-ink-3">{label(ABOUT[page.bond.pricing ?? 'fixed'])}</p>
        </div>
        <Calculator page={page} calculation={ports.calculation} />
      </div>
      <div className="grid gap-3 border-t border-line px-4 pt-4 pb-5 desk:px-5">
        <h3 className="text-14 font-strong">{label('accrued_title')}</h3>
        <AccruedOnDay page={page} accruedInterest={ports.accruedInterest} />
      </div>
    </WidgetBoundary>
  )
}

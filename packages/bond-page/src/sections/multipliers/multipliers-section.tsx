'use client'
import { Multipliers, useMultipliers } from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { EmptySection } from '../empty-section.tsx'

/** Multipliers of the issuer by quarter and by year (bond-page §2): Q10, R4. */
export function MultipliersSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const model = useMultipliers({ issuerId: page.bond.issuerId ?? 0, load: ports.reports.multipliers })
  const frame = { id: 'multipliers', title: label('section_multipliers') }
  if (model.viewModel.kind === 'hidden') return <EmptySection {...frame} />
  return <Multipliers {...frame} model={model} />
}

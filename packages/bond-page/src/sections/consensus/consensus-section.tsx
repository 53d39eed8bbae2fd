'use client'
import { Indicators } from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'

/** Consensus forecasts about the issuer (bond-page §2): Q10, R8. */
export function ConsensusSection({ page, ports }: SectionProps) {
  const label = useLabel()
  return (
    <Indicators
      {...ports.indicators}
      id="consensus"
      title={label('section_consensus')}
      issuerId={page.bond.issuerId ?? 0}
    />
  )
}

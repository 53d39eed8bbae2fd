'use client'
import { Indicators } from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../sections.ts'
import { BLOCK_FRAME } from '../block-frame.tsx'

/** Consensus forecasts about the issuer (bond-page §2): Q10, R8. */
export function ConsensusSection({ page, ports }: SectionProps) {
  const label = useLabel()
  return (
    <Indicators
      {...ports.indicators}
      id="consensus"
      title={label('section_consensus')}
      className={BLOCK_FRAME}
      issuerId={page.bond.issuerId ?? 0}
    />
  )
}

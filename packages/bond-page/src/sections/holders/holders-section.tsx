'use client'
import { useLabel } from '@accrue/ui/foundation'
import { ScrollTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { holderColumns } from './holders.map.ts'

/** Known holders of the bond, with amount and day (Q8, bond-page §2). */
export function HoldersSection({ page: { bond, header } }: SectionProps) {
  const label = useLabel()
  const title = label('section_holders')
  const { holders } = bond
  const { currency } = header
  const columns = useMemo(() => holderColumns(holders, { label, currency }), [holders, label, currency])
  return (
    <SectionCard id="holders" title={title}>
      <div className="pt-2">
        <ScrollTable caption={title} columns={columns} data={holders} />
      </div>
    </SectionCard>
  )
}

import type { EntityPage } from '@accrue/api-client'
import { type Address, browserAddress, useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import { EntityFrame, SECTION_FRAME } from './entity-frame.tsx'
import { EntityHoldings } from './entity-holdings.tsx'
import { EntitySummary } from './entity-summary.tsx'

export type EtfPageProps = {
  page: EntityPage
  /** Where the page stores its view state. Default: the browser's address bar. */
  address?: Address
}

/** A fund's page: its summary and all its bonds. */
export function EtfPage({ page, address: pageAddress }: EtfPageProps) {
  const label = useLabel()
  const [address] = useState(() => pageAddress ?? browserAddress())
  const items = page.issues?.items ?? []
  const sections = [
    { id: 'info', title: label('entity_info') },
    { id: 'holdings', title: label('entity_holdings'), count: items.length },
  ]
  return (
    <EntityFrame page={page} sections={sections}>
      <EntitySummary id="info" className={SECTION_FRAME} page={page} />
      <EntityHoldings id="holdings" className={SECTION_FRAME} items={items} address={address} />
    </EntityFrame>
  )
}

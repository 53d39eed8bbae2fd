import type { EntityPage } from '@accrue/api-client'
import { AccessPrompt, Card } from '@accrue/ui/controls'
import { useLabel, useVerdict } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { holdingColumns, holdingRows } from '../holdings.map.ts'
import { EntityFrame } from './entity-frame.tsx'
import { SECTION_FRAME } from './entity-queries.tsx'
import { EntitySummary } from './entity-summary.tsx'

/** A fund: what is known of it, and every bond that it holds. */
export function EtfPage({ page }: { page: EntityPage }) {
  const label = useLabel()
  const verdict = useVerdict('seeValues')
  const items = page.issues?.items ?? []
  const rows = useMemo(() => holdingRows(page.issues?.items ?? [], label), [page.issues, label])
  const isLocked = verdict.kind !== 'allowed' && items.some(item => item.masked)
  const sections = [
    { id: 'info', title: label('entity_info') },
    { id: 'holdings', title: label('entity_holdings'), count: items.length },
  ]
  return (
    <EntityFrame page={page} sections={sections}>
      <EntitySummary id="info" className={SECTION_FRAME} page={page} />
      <Card id="holdings" className={SECTION_FRAME} title={label('entity_holdings')}>
        {isLocked ? (
          <div className="px-4 pt-3 pb-2 desk:px-5">
            <AccessPrompt verdict={verdict} message={label('holdings_locked')} />
          </div>
        ) : null}
        <DataTable
          caption={label('entity_holdings')}
          columns={holdingColumns(label)}
          rows={rows}
          rowNumbers
        />
      </Card>
    </EntityFrame>
  )
}

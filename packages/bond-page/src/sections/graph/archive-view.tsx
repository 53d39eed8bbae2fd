'use client'
import { AccessPrompt, EmptyState } from '@accrue/ui/controls'
import { useLabel, useSession, useVerdict } from '@accrue/ui/foundation'
import { DataTable, type TableSort, useColumnSettings } from '@accrue/ui/tables'
import { useMemo, useState } from 'react'
import { withholdTrading } from '../../rules/withhold.ts'
import { archiveTable } from './archive.map.ts'
import { ArchiveTools } from './archive-tools.tsx'
import type { GraphProps } from './graph-props.ts'
import { LastPeriodButton } from './last-period-button.tsx'

/** Rows of the archive shown at first, and added by each "show more". */
const ARCHIVE_ROWS = 20
const ARCHIVE_STEP = 100

/** The archive view: every figure of every day of the period (C21). */
export function ArchiveView(props: GraphProps) {
  const { page, graph } = props
  const { state, dispatch } = graph
  const label = useLabel()
  const [fullPrecision, setFullPrecision] = useState(false)
  const [sort, setSort] = useState<TableSort>(null)
  const verdict = useVerdict('seeValues', state.tradingGroundId)
  const rows = state.loaded.kind === 'rows' ? state.loaded.rows.rows : null
  const accruedPrecision = page.bond.accruedInterestPrecision
  const session = useSession()
  const table = useMemo(() => {
    const seen = (rows ?? []).map(row => withholdTrading(row, session))
    return archiveTable(seen, { label, fullPrecision, accruedPrecision })
  }, [rows, session, label, fullPrecision, accruedPrecision])
  const settings = useColumnSettings(table.columns, { storageKey: 'archive' })

  const caption = label('archive_caption', { name: page.header.name })

  if (state.loaded.kind === 'none' || state.loaded.kind === 'wrongPeriod' || state.loaded.kind === 'noGround')
    return (
      <EmptyState message={label(MESSAGES[state.loaded.kind])} action={<LastPeriodButton {...props} />} />
    )
  return (
    <>
      {verdict.kind === 'allowed' ? (
        <ArchiveTools
          fullPrecision={fullPrecision}
          onFullPrecisionChange={setFullPrecision}
          settings={settings}
          rows={table.rows}
          sort={sort}
          title={caption}
        />
      ) : (
        <div className="px-4 pb-3 desk:px-5">
          <AccessPrompt verdict={verdict} message={label('archive_locked')} />
        </div>
      )}
      <DataTable
        caption={caption}
        columns={settings.columns}
        hiddenColumns={settings.hiddenColumns}
        rows={table.rows}
        sort={sort}
        onSortChange={({ field, order }) => setSort(order && { field, order })}
        limit={ARCHIVE_ROWS}
        step={ARCHIVE_STEP}
        skeletonRows={ARCHIVE_ROWS}
        status={
          state.loaded.kind === 'loading' ? 'loading' : state.loaded.kind === 'rows' ? 'ready' : 'failed'
        }
        onRetry={() => dispatch({ type: 'retried' })}
      />
    </>
  )
}

const MESSAGES = {
  none: 'no_data_for_period',
  wrongPeriod: 'graph_period_start_incorrect',
  noGround: 'no_select_trading_ground',
} as const

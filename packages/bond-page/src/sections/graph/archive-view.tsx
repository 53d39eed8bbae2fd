'use client'
import { AccessPrompt, EmptyState } from '@accrue/ui/controls'
import { useLabel, useSession, useVerdict } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import { withholdTrading } from '../../rules/withhold-rows.ts'
import { archiveTable, benchmarkIds } from './archive.map.ts'
import { ExcelFault, ExcelForm } from './archive-excel.tsx'
import { ArchiveTools } from './archive-tools.tsx'
import { rangeOf, rowsOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { LastPeriodButton } from './last-period-button.tsx'
import { useArchiveColumns } from './use-archive-columns.ts'
import { useArchiveExcel } from './use-archive-excel.ts'
import { useBenchmarkNames } from './use-compared-names.ts'

/** Rows of the archive shown at first, and added by each "show more". */
const ARCHIVE_ROWS = 20
const ARCHIVE_STEP = 100

/** How many presses of "show more" show at least so many rows. */
const expansionsFor = (rows: number) => Math.max(0, Math.ceil((rows - ARCHIVE_ROWS) / ARCHIVE_STEP))

/** The archive view: every figure of every day of the period (C21). How it is looked at stands in the address (X1). */
export function ArchiveView(props: GraphProps) {
  const { page, subject, ports, graph } = props
  const { state, dispatch } = graph
  const { loaded, tradingGroundId } = state
  const { sort, fullPrecision } = state.archive
  const label = useLabel()
  const verdict = useVerdict('seeValues', tradingGroundId)
  // while others are loading, the columns stay as they are
  const rows = rowsOf(loaded)?.rows ?? null
  const benchmarks = useBenchmarkNames(
    useMemo(() => benchmarkIds(rows ?? []), [rows]),
    ports.comparedName,
  )
  const accruedPrecision = page.bond.accruedInterestPrecision
  const session = useSession()
  const links = useEntityLinks()
  const table = useMemo(() => {
    const seen = (rows ?? []).map(row => withholdTrading(row, session))
    return archiveTable(seen, { label, fullPrecision, accruedPrecision, benchmarks, links })
  }, [rows, session, label, fullPrecision, accruedPrecision, benchmarks, links])
  const settings = useArchiveColumns(table.columns, graph)
  const points = loaded.kind === 'rows' ? loaded.rows.rows.length : null
  const range = rangeOf(state, subject)
  const excel = useArchiveExcel(ports.files.archive, { bondId: page.bond.id, tradingGroundId, range, points })
  const caption = label('archive_caption', { name: page.header.name })
  const without = isWithout(loaded.kind) ? label(MESSAGES[loaded.kind]) : null
  const reason = without ?? (points === null ? label('loading') : null)
  const form = <ExcelForm {...{ excel, tradingGroundId, reason }} />
  const shown = table.columns.some(({ id }) => id === sort?.field) ? sort : null
  return (
    <>
      {verdict.kind === 'allowed' && without === null ? (
        <ArchiveTools
          {...{ fullPrecision, settings, rows: table.rows, sort: shown, title: caption, excel: form }}
          onFullPrecisionChange={on => dispatch({ type: 'archiveChosen', look: { fullPrecision: on } })}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <AccessPrompt verdict={verdict} message={label('archive_locked')} className="flex-1" />
          <div className="ms-auto">{form}</div>
        </div>
      )}
      <ExcelFault excel={excel} />
      {without === null ? (
        <DataTable
          caption={caption}
          columns={settings.columns}
          hiddenColumns={settings.hiddenColumns}
          rows={table.rows}
          sort={shown}
          onSortChange={({ field, order }) =>
            dispatch({ type: 'archiveChosen', look: { sort: order && { field, order } } })
          }
          limit={ARCHIVE_ROWS}
          step={ARCHIVE_STEP}
          expansions={expansionsFor(state.archive.rows ?? ARCHIVE_ROWS)}
          onExpansionsChange={count =>
            dispatch({
              type: 'archiveChosen',
              look: { rows: count === 0 ? null : ARCHIVE_ROWS + count * ARCHIVE_STEP },
            })
          }
          skeletonRows={ARCHIVE_ROWS}
          status={loaded.kind === 'loading' ? 'loading' : loaded.kind === 'rows' ? 'ready' : 'failed'}
          onRetry={() => dispatch({ type: 'retried' })}
        />
      ) : (
        <EmptyState message={without} action={<LastPeriodButton {...props} />} />
      )}
    </>
  )
}

/** What stands in the table's place, in the words of bond-page §8. */
const MESSAGES = {
  none: 'no_data_for_period',
  wrongPeriod: 'graph_period_start_incorrect',
  noGround: 'no_select_trading_ground',
} as const

function isWithout(kind: string): kind is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, kind)
}

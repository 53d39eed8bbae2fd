'use client'
import { AccessPrompt, EmptyState } from '@accrue/ui/controls'
import { useLabel, useSession, useVerdict } from '@accrue/ui/foundation'
import { DataTableOfModel, functionalUpdate, useDataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import { withholdTrading } from '../../rules/withhold-rows.ts'
import { archiveColumns, archiveRows, benchmarkIds } from './archive.map.ts'
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

/** The number of rows shown for a number of rows in a link: whole steps, and never fewer than are always shown. */
function pageSizeOf(rows: number | null) {
  const steps = Math.ceil(((rows ?? 0) - ARCHIVE_ROWS) / ARCHIVE_STEP)
  return ARCHIVE_ROWS + Math.max(0, steps) * ARCHIVE_STEP
}

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
  const data = useMemo(
    () => archiveRows((rows ?? []).map(row => withholdTrading(row, session))),
    [rows, session],
  )
  const columns = useMemo(
    () => archiveColumns(data, { label, fullPrecision, accruedPrecision, benchmarks, links }),
    [data, label, fullPrecision, accruedPrecision, benchmarks, links],
  )
  const chosen = useArchiveColumns(columns, graph)
  const model = useDataTable({
    columns,
    data,
    limit: ARCHIVE_ROWS,
    step: ARCHIVE_STEP,
    state: {
      ...chosen.state,
      sorting: useMemo(() => (sort ? [{ id: sort.field, desc: sort.order === 'desc' }] : []), [sort]),
      pagination: useMemo(
        () => ({ pageIndex: 0, pageSize: pageSizeOf(state.archive.rows) }),
        [state.archive.rows],
      ),
    },
    onColumnVisibilityChange: chosen.onColumnVisibilityChange,
    onColumnOrderChange: chosen.onColumnOrderChange,
    onSortingChange: change => {
      const [first] = functionalUpdate(change, model.table.state.sorting)
      dispatch({
        type: 'archiveChosen',
        look: { sort: first ? { field: first.id, order: first.desc ? 'desc' : 'asc' } : null },
      })
    },
    onPaginationChange: change => {
      const { pageSize } = functionalUpdate(change, model.table.state.pagination)
      dispatch({ type: 'archiveChosen', look: { rows: pageSize > ARCHIVE_ROWS ? pageSize : null } })
    },
  })
  const points = loaded.kind === 'rows' ? loaded.rows.rows.length : null
  const range = rangeOf(state, subject)
  const excel = useArchiveExcel(ports.files.archive, { bondId: page.bond.id, tradingGroundId, range, points })
  const caption = label('archive_caption', { name: page.header.name })
  const without = isWithout(loaded.kind) ? label(MESSAGES[loaded.kind]) : null
  const reason = without ?? (points === null ? label('loading') : null)
  const form = <ExcelForm {...{ excel, tradingGroundId, reason }} />
  return (
    <>
      {verdict.kind === 'allowed' && without === null ? (
        <ArchiveTools
          fullPrecision={fullPrecision}
          table={model.table}
          title={caption}
          excel={form}
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
        <DataTableOfModel
          model={model}
          caption={caption}
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

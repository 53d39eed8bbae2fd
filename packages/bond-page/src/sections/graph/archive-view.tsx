'use client'
import type { TradingRow } from '@accrue/api-client'
import { ChartToolbarItems } from '@accrue/ui/charts'
import { Button, Checkbox, EmptyState } from '@accrue/ui/controls'
import { useAccess, useLabel, useVerdict } from '@accrue/ui/foundation'
import {
  ColumnSettings,
  DataTable,
  DataTableGrid,
  functionalUpdate,
  TableExport,
  useDataTable,
} from '@accrue/ui/tables'
import { useMemo } from 'react'
import { useEntityLinks } from '../../entity-links.ts'
import type { UrlSort } from '../../rules/chart-url.ts'
import { withholdTrading } from '../../rules/withhold-rows.ts'
import { archiveColumns, archiveRows, benchmarkIds } from './archive.map.ts'
import { ExcelError, ExcelForm, useArchiveExcel } from './archive-excel.tsx'
import { rangeOf, seenRows } from './graph-state.ts'
import { useArchiveColumns } from './use-archive-columns.ts'
import { useBenchmarkNames } from './use-compared-names.ts'
import type { GraphProps } from './use-graph.ts'

/** Rows of the archive shown at first, and added by each "show more". */
const ARCHIVE_ROWS = 40
const ARCHIVE_STEP = 100

/** The number of rows shown for a number of rows in a link: whole steps, and at least the first ones. */
function pageSizeOf(rows: number | null) {
  const steps = Math.ceil(((rows ?? 0) - ARCHIVE_ROWS) / ARCHIVE_STEP)
  return ARCHIVE_ROWS + Math.max(0, steps) * ARCHIVE_STEP
}

/** The archive view: every number of every day of the period (C21). Sort, columns, decimals and rows are in the address (X1). */
export function ArchiveView({ page, subject, graph, ports }: GraphProps) {
  const { state, dispatch } = graph
  const { loaded, venueId, archive } = state
  const { sort, fullPrecision } = archive
  const { accruedInterestPrecision: accruedPrecision, id: bondId } = page.bond
  const label = useLabel()
  const access = useAccess()
  const links = useEntityLinks()
  const verdict = useVerdict('seeValues', { venueId })
  // the columns stay while other rows are loading
  const rows = seenRows(state, access)?.rows ?? NO_ROWS
  const benchmarks = useBenchmarkNames(
    useMemo(() => benchmarkIds(rows), [rows]),
    ports.comparedName,
  )
  const data = useMemo(() => archiveRows(rows.map(row => withholdTrading(row, access))), [rows, access])
  const { name } = page.header
  const { issuerName } = page.bond
  const columns = useMemo(() => {
    const names = [name, issuerName]
    return archiveColumns(data, { label, fullPrecision, accruedPrecision, benchmarks, names, links })
  }, [data, label, fullPrecision, accruedPrecision, benchmarks, name, issuerName, links])
  const {
    state: columnState,
    onColumnVisibilityChange,
    onColumnOrderChange,
  } = useArchiveColumns(columns, graph)
  const { columnVisibility, columnOrder } = columnState
  const sorting = useMemo(() => (sort ? [{ id: sort.field, desc: sort.order === 'desc' }] : []), [sort])
  const pagination = useMemo(() => ({ pageIndex: 0, pageSize: pageSizeOf(archive.rows) }), [archive.rows])
  const model = useDataTable({
    columns,
    data,
    limit: ARCHIVE_ROWS,
    step: ARCHIVE_STEP,
    lock: 'paid',
    state: { columnVisibility, columnOrder, sorting, pagination },
    onColumnVisibilityChange,
    onColumnOrderChange,
    onSortingChange: change => {
      const [first] = functionalUpdate(change, sorting)
      const chosen: UrlSort | null = first ? { field: first.id, order: first.desc ? 'desc' : 'asc' } : null
      dispatch({ type: 'archiveChosen', settings: { sort: chosen } })
    },
    onPaginationChange: change => {
      const { pageSize } = functionalUpdate(change, pagination)
      dispatch({ type: 'archiveChosen', settings: { rows: pageSize > ARCHIVE_ROWS ? pageSize : null } })
    },
  })

  const points = loaded.kind === 'rows' ? loaded.rows.rows.length : null
  const range = rangeOf(state, subject)
  const excel = useArchiveExcel(ports.files.archive, { bondId, venueId, range, points })
  const caption = label('archive_caption', { name: page.header.name })
  const message = hasMessage(loaded.kind) ? label(MESSAGES[loaded.kind]) : null
  const hasTools = verdict.kind === 'allowed' && message === null
  return (
    <>
      {hasTools ? (
        <ChartToolbarItems place="view">
          <ColumnSettings table={model.table} size="s" />
          <Checkbox
            label={label('full_precision')}
            checked={fullPrecision}
            onCheckedChange={on => dispatch({ type: 'archiveChosen', settings: { fullPrecision: on } })}
          />
        </ChartToolbarItems>
      ) : null}
      <ChartToolbarItems place="actions">
        <ExcelForm
          excel={excel}
          venueId={venueId}
          reason={message ?? (points === null ? label('loading') : null)}
        />
        {hasTools ? <TableExport table={model.table} title={caption} size="s" iconOnly /> : null}
      </ChartToolbarItems>
      <ExcelError excel={excel} />
      {message === null ? (
        <DataTable
          model={model}
          caption={caption}
          lockedMore={{
            signIn: label('archive_more_sign_in'),
            getAccess: label('archive_more_get_access'),
          }}
          status={loaded.kind === 'loading' ? 'loading' : loaded.kind === 'rows' ? 'ready' : 'failed'}
        >
          <DataTableGrid
            fit="window"
            skeletonRows={ARCHIVE_ROWS}
            onRetry={() => dispatch({ type: 'retried' })}
          />
        </DataTable>
      ) : (
        <EmptyState message={message} action={<LastPeriodButton subject={subject} graph={graph} />} />
      )}
    </>
  )
}

const NO_ROWS: readonly TradingRow[] = []

/** Messages instead of a table (bond-page §8). */
const MESSAGES = {
  none: 'no_data_for_period',
  wrongPeriod: 'graph_period_start_incorrect',
  noVenue: 'no_select_trading_ground',
} as const

function hasMessage(kind: string): kind is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, kind)
}

/** Replaces a period without data by the three months up to the trading ground's latest day. */
function LastPeriodButton({ subject, graph: { state, dispatch } }: Pick<GraphProps, 'subject' | 'graph'>) {
  const label = useLabel()
  const latest = subject.venues.find(({ id }) => id === state.venueId)?.maxDate
  if (!latest) return null
  return (
    <Button variant="link" onClick={() => dispatch({ type: 'lastPeriodChosen', day: latest })}>
      {label('show_last_period')}
    </Button>
  )
}

'use client'
import { type RatingGroup, unwrap } from '@accrue/api-client'
import {
  CardBody,
  EmptyState,
  ErrorState,
  lazyWithPlaceholder,
  Placeholder,
  Spinner,
  TabBar,
} from '@accrue/ui/controls'
import { useBusy, useLabel, useToday } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { WidgetBoundary } from '../section.tsx'
import {
  changeMeta,
  type HistoryType,
  historyColumns,
  ratingChanges,
  toHistoryViewModel,
} from './history.map.ts'

export type RatingHistoryProps = {
  id: string
  group: RatingGroup
  bondId: number
  port: BondPagePorts['ratingsHistory']
  showRevoked: boolean
}

/** The rating history of a group, requested when it is opened and cached. */
export function RatingHistory({ id, group, bondId, port, showRevoked }: RatingHistoryProps) {
  const label = useLabel()
  const query = useQuery({
    queryKey: ['ratingsHistory', bondId, group],
    queryFn: async ({ signal }) => unwrap(await port({ bondId, group }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useBusy(query.isFetching)
  const name = label('ratings_history_of', { group: label(`rating_group_${group}`) })
  // the chart's flags cache a refusal as null under the same key; here it has a Retry
  const failed = query.errorUpdateCount > 0 || query.data === null
  return (
    <div id={id} aria-busy={query.isFetching} className="border-t border-line pt-3">
      {query.data ? (
        query.data.types.length > 0 ? (
          <HistoryTypes types={query.data.types} group={group} name={name} showRevoked={showRevoked} />
        ) : (
          <EmptyState message={label('ratings_history_empty')} />
        )
      ) : failed ? (
        <ErrorState onRetry={() => query.refetch()} pending={query.isFetching} />
      ) : (
        <div className="flex items-center justify-center">
          <Placeholder height={CHART_HEIGHT} />
          <Spinner />
        </div>
      )}
    </div>
  )
}

/** Height of the step chart's frame in pixels. */
const CHART_HEIGHT = 260

const LazyChart = lazyWithPlaceholder(
  async () => (await import('./history-chart.tsx')).HistoryChart,
  ({ height }) => height,
)

/** Rows of the table before "show more". */
const HISTORY_ROWS = 10
const BY_AGENCY = { grouping: ['agency'] }

type HistoryTypesProps = {
  /** At least one scale. */
  types: readonly HistoryType[]
  group: RatingGroup
  /** Accessible name of chart and table. */
  name: string
  showRevoked: boolean
}

/** The history on one scale, as a step chart and a table by agency. Several scales have tabs. */
function HistoryTypes({ types, group, name, showRevoked }: HistoryTypesProps) {
  const label = useLabel()
  const today = useToday()
  const [chosen, choose] = useState<string | null>(null)
  const type = types.find(one => one.type === chosen) ?? types[0]
  const viewModel = useMemo(
    () => type && toHistoryViewModel(type, { label, showRevoked, today }),
    [type, label, showRevoked, today],
  )
  const columns = useMemo(() => (type ? historyColumns(type, label) : []), [type, label])
  const changes = useMemo(() => (type ? ratingChanges(type, showRevoked) : []), [type, showRevoked])
  if (!type) return null
  return (
    <>
      <TabBar
        label={label('rating_scale')}
        items={types.map(one => ({ id: one.type, title: one.type }))}
        value={type.type}
        onValueChange={choose}
        className="px-4 desk:px-5"
      />
      {viewModel ? (
        <CardBody className="pt-2">
          <WidgetBoundary>
            <LazyChart
              key={`${group} ${type.type}`}
              label={name}
              viewModel={viewModel}
              height={CHART_HEIGHT}
            />
          </WidgetBoundary>
        </CardBody>
      ) : null}
      {changes.length === 0 ? (
        <EmptyState message={label('ratings_all_revoked')} />
      ) : (
        <DataTable
          caption={name}
          columns={columns}
          data={changes}
          getRowMeta={changeMeta}
          initialState={BY_AGENCY}
          limit={HISTORY_ROWS}
        >
          <DataTableGrid stickyHead={false} />
        </DataTable>
      )}
    </>
  )
}

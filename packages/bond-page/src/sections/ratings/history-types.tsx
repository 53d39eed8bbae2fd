'use client'
import type { RatingGroup } from '@accrue/api-client'
import { CardBody, EmptyState, lazyWithPlaceholder, TabBar } from '@accrue/ui/controls'
import { useLabel, useToday } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo, useState } from 'react'
import { WidgetBoundary } from '../section.tsx'
import {
  changeMeta,
  type HistoryType,
  historyColumns,
  ratingChanges,
  toHistoryViewModel,
} from './history.map.ts'

/** Height of the step chart's frame in pixels. */
export const CHART_HEIGHT = 260

const LazyChart = lazyWithPlaceholder(
  async () => (await import('./history-chart.tsx')).HistoryChart,
  ({ height }) => height,
)

/** Rows of the table before "show more". */
const HISTORY_ROWS = 10
const BY_AGENCY = { grouping: ['agency'] }

export type HistoryTypesProps = {
  /** At least one scale. */
  types: readonly HistoryType[]
  group: RatingGroup
  /** Accessible name of chart and table. */
  name: string
  showRevoked: boolean
}

/** The history on one scale, as a step chart and a table by agency. Several scales have tabs. */
export function HistoryTypes({ types, group, name, showRevoked }: HistoryTypesProps) {
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
          stickyHead={false}
        />
      )}
    </>
  )
}

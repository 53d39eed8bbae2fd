'use client'
import type { BondPageData, RatingGroup, RatingsHistory } from '@accrue/api-client'
import {
  ChartNavigator,
  type FlagsModel,
  FlagTable,
  type PanelViewModel,
  StockChart,
  useFlags,
} from '@accrue/ui/charts'
import { Button } from '@accrue/ui/controls'
import { useAccess, useLabel, useLang, useVerdict } from '@accrue/ui/foundation'
import { useQueries } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { flagsOf } from './flags.map.ts'
import { seenRows } from './graph-state.ts'
import { volumesOf } from './series.map.ts'
import type { GraphProps } from './use-graph.ts'
import { useHistory } from './use-history.ts'

export type ExtendedChartProps = Pick<GraphProps, 'page' | 'graph' | 'ports'> & {
  panel: PanelViewModel
}

/** The extended chart with stock tools (bond-page §2, C20): the bond's trades, indicators, drawings and events (X5, X6). */
export function ExtendedChart({
  page,
  ports,
  graph: { state, dispatch },
  panel: { chartProps, overview },
}: ExtendedChartProps) {
  const label = useLabel()
  const lang = useLang()
  const access = useAccess()
  const rows = seenRows(state, access)
  const volume = useMemo(() => rows && volumesOf(rows.rows), [rows])
  const histories = useRatingHistories(page.bond, ports.ratingsHistory)
  const { bond, cashFlow, options } = page
  const events = useMemo(
    () => flagsOf({ bond, cashFlow, options, histories, label, lang }),
    [bond, cashFlow, options, histories, label, lang],
  )
  const flags = useFlags(events, { storageKey: 'bond' })
  const history = useHistory({ page, ports, state, main: chartProps.series[0], from: chartProps.period.from })
  return (
    <>
      <StockChart
        {...chartProps}
        // drawings stay with their trading ground, also while lines are compared
        venueId={state.venueId ?? undefined}
        history={history}
        flags={flags}
        volume={volume ?? undefined}
        instrument={`bond-${bond.id}`}
        value={state.stock}
        onValueChange={stock => dispatch({ type: 'stockViewChosen', stock })}
        indicators={state.indicators}
        onIndicatorsChange={(indicators, by) =>
          dispatch({ type: by === 'user' ? 'indicatorsChosen' : 'indicatorsRecalled', indicators })
        }
        zoom={state.zoom}
        onZoomChange={zoom => dispatch({ type: 'zoomed', zoom })}
        onRemove={key => dispatch({ type: 'compared', event: { type: 'removed', key } })}
        navigator={strip => <ChartNavigator {...strip} overview={overview} className="mt-1" />}
      />
      <EventsTable flags={flags} />
    </>
  )
}

/** Loaded rating histories by group. */
type RatingHistories = Partial<Record<RatingGroup, RatingsHistory>>

/** The histories of the groups that have ratings. */
function useRatingHistories(
  { id, ratings }: Pick<BondPageData['bond'], 'id' | 'ratings'>,
  port: BondPagePorts['ratingsHistory'],
): RatingHistories {
  const groups = (Object.keys(ratings) as RatingGroup[]).filter(group => ratings[group].length > 0)
  const results = useQueries({
    queries: groups.map(group => ({
      queryKey: ['ratingsHistory', id, group],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = await port({ bondId: id, group }, { signal })
        return answer.kind === 'ok' ? answer.data : null
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const updates = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `results` is a new list at each render; it changes with the updates
  return useMemo(() => {
    const loaded = groups.flatMap((group, at) => {
      const history = results[at]?.data
      return history ? [[group, history] as const] : []
    })
    return Object.fromEntries(loaded)
  }, [updates])
}

/** The events as a table, on demand: an accessible alternative to the flags, including days outside the period (X5, C22). */
function EventsTable({ flags }: { flags: FlagsModel }) {
  const label = useLabel()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isAllowed = useVerdict('seeExtendedChart').kind === 'allowed'
  if (!isAllowed || flags.kinds.length === 0) return null
  return (
    <div className="px-4 pb-2">
      <Button
        variant="link"
        size="s"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label(open ? 'events_table_hide' : 'events_table_show')}
      </Button>
      {open ? <FlagTable id={id} model={flags} className="mt-2" /> : null}
    </div>
  )
}

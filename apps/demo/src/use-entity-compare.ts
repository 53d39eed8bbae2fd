import { type Api, type PanelData, unwrap } from '@accrue/api-client'
import {
  type CompareEvent,
  type CompareKind,
  type CompareKindRules,
  type CompareState,
  compareReducer,
  initialCompare,
} from '@accrue/ui/charts'
import { useGate } from '@accrue/ui/controls'
import { type Day, useLabel } from '@accrue/ui/foundation'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { comparedLines, indexSearch } from './compared.map.ts'

export type EntityCompareOptions = {
  api: Api
  /** Ids of the indexes in the URL. */
  ids: readonly number[]
  /** Called when the user changes the selection. */
  onIdsChange: (ids: number[]) => void
  /** The page's index; null on other pages. */
  own: number | null
  /** The chart's days; null while they are not a valid period. */
  range: { from: Day; to: Day } | null
}

/** A chart is compared with at most 10 indexes (readings #19). */
const COMPARE_RULES: readonly CompareKindRules[] = [{ kind: 'index', limit: 10 }]

/** Query key prefix of the answers. */
const COMPARED = 'comparedIndex'

const candidatesOf = (ids: readonly number[]) =>
  ids.map(id => ({ kind: 'index', id, tradingGroundId: null, name: '' }))
const idsOf = ({ items }: CompareState) => items.map(({ id }) => id)

/** The chart's comparison: indexes, each with a line of its own (C9). Below full access it makes no request, and the URL stays. */
export function useEntityCompare({ api, ids: said, onIdsChange, own, range }: EntityCompareOptions) {
  const label = useLabel()
  const queries = useQueryClient()
  const gate = useGate('compare')
  const isAllowed = gate.verdict.kind === 'allowed'
  const wanted = useMemo(() => (isAllowed ? said.filter(id => id !== own) : []), [isAllowed, said, own])
  const [state, dispatch] = useReducer(compareReducer, null, () =>
    compareReducer(
      initialCompare({ main: { kind: 'index', id: own ?? 0, tradingGroundId: null }, kinds: COMPARE_RULES }),
      {
        type: 'restored',
        candidates: candidatesOf(wanted),
      },
    ),
  )
  // Browser history and hand-edited URLs.
  useEffect(() => dispatch({ type: 'restored', candidates: candidatesOf(wanted) }), [wanted])
  const send = (event: CompareEvent) => {
    const next = idsOf(compareReducer(state, event))
    dispatch(event)
    if (next.join() !== idsOf(state).join()) onIdsChange(next)
  }

  const { items } = state
  const names = useQueries({ queries: items.map(({ id }) => nameQuery(api, id)), combine: namesOf })
  const known = useMemo(
    () => items.map((item, at) => ({ ...item, name: item.name || (names[at] ?? '') })),
    [items, names],
  )
  const panels = useQueries({ queries: items.map(({ id }) => panelQuery(api, id, range)), combine: settled })
  const lines = useMemo(() => comparedLines(known, panels.data), [known, panels.data])
  const search = useMemo(() => indexSearch(api.suggest, own, label), [api, own, label])
  const kinds = useMemo<CompareKind[]>(
    () =>
      COMPARE_RULES.map(rules => ({
        ...rules,
        label: label('menu_indexes'),
        countLabel: label('compare_count_indexes'),
        limitMessage: label('compare_max_index_count_alert'),
      })),
    [label],
  )
  const toFocus = useRef(false)
  return {
    gate,
    kinds,
    search,
    state: { ...state, items: known },
    lines,
    /** Keys of items without values in the period, and of those that failed to load. */
    empty: known.filter((_, at) => panels.data[at]?.series.every(({ points }) => points.length === 0)),
    failed: panels.failed,
    retry: () =>
      void queries.refetchQueries({
        queryKey: [COMPARED],
        predicate: ({ state }) => state.status === 'error',
      }),
    send,
    /** Focus the search when the user opens it. */
    setOpen: (open: boolean) => {
      toFocus.current = open
      send({ type: 'openChanged', open })
    },
    /** The search loads after the click that opens it. */
    takeField: (field: HTMLInputElement | null) => {
      if (field && toFocus.current) field.focus()
      if (field) toFocus.current = false
    },
  }
}

const nameQuery = (api: Api, id: number) => ({
  queryKey: ['indexName', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    unwrap(await api.page.index({ id }, { signal })).header.name,
})

const panelQuery = (api: Api, id: number, range: EntityCompareOptions['range']) => ({
  queryKey: [COMPARED, id, range],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    unwrap(await api.chart.panel({ entity: 'indexes', id, periodId: 'arbitrary', ...range }, { signal })),
  enabled: range !== null,
})

const namesOf = (results: readonly { data: string | undefined }[]) => results.map(({ data }) => data ?? '')

/** Plain data, so that its identity changes only with its content. */
const settled = (results: readonly { data: PanelData | undefined; isError: boolean }[]) => ({
  data: results.map(({ data }) => data),
  failed: results.some(({ isError }) => isError),
})

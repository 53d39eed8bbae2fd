import { type Api, type PanelData, unwrap } from '@accrue/api-client'
import { type CompareEvent, type CompareState, compareReducer, initialCompare } from '@accrue/ui/charts'
import { useGate } from '@accrue/ui/controls'
import type { Day } from '@accrue/ui/foundation'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { ENTITY_RULES, useEntityKinds } from './compare-kinds.ts'
import { COMPARED_KINDS, comparedLines, type EntityCompared } from './compared.map.ts'

export type EntityCompareOptions = {
  api: Api
  /** What the URL has. */
  compared: readonly EntityCompared[]
  /** Called when the user changes the selection. */
  onComparedChange: (compared: EntityCompared[]) => void
  /** The page's stock or index: it is not compared with itself. */
  own: EntityCompared
  /** The chart's days; null while they are not a valid period. */
  range: { from: Day; to: Day } | null
}

/** Query key prefix of the answers. */
const COMPARED = 'comparedItem'

const candidatesOf = (compared: readonly EntityCompared[]) =>
  compared.map(item => ({ ...item, venueId: null, name: '' }))
const comparedOf = ({ items }: CompareState) => items.map(({ kind, id }) => ({ kind: entityKind(kind), id }))
const keysOf = ({ items }: CompareState) => items.map(({ key }) => key).join()
/** The reducer adds no other kind. */
const entityKind = (kind: string) => COMPARED_KINDS.find(one => one === kind) ?? 'index'

/** The chart's comparison, each item with a line of its own (C9). Below full access it makes no request, and the URL stays. */
export function useEntityCompare({ api, compared, onComparedChange, own, range }: EntityCompareOptions) {
  const queries = useQueryClient()
  const gate = useGate('compare')
  const isAllowed = gate.verdict.kind === 'allowed'
  const allowed = useMemo(() => (isAllowed ? compared : []), [isAllowed, compared])
  const [state, dispatch] = useReducer(compareReducer, null, () =>
    compareReducer(initialCompare({ main: { ...own, venueId: null }, kinds: ENTITY_RULES }), {
      type: 'restored',
      candidates: candidatesOf(allowed),
    }),
  )
  // Browser history and hand-edited URLs.
  useEffect(() => dispatch({ type: 'restored', candidates: candidatesOf(allowed) }), [allowed])
  const send = (event: CompareEvent) => {
    const next = compareReducer(state, event)
    dispatch(event)
    if (keysOf(next) !== keysOf(state)) onComparedChange(comparedOf(next))
  }

  const { items } = state
  const names = useQueries({ queries: items.map(item => nameQuery(api, item)), combine: namesOf })
  const panels = useQueries({ queries: items.map(item => panelQuery(api, item, range)), combine: settled })
  const known = useMemo(
    () =>
      items.map((item, at) => ({
        ...item,
        // a line that names itself is more precise than the search, e.g. an estimated value
        name: panels.data[at]?.series[0]?.name || item.name || (names[at] ?? ''),
      })),
    [items, names, panels.data],
  )
  const lines = useMemo(() => comparedLines(known, panels.data), [known, panels.data])
  const kinds = useEntityKinds(api, own)
  const toFocus = useRef(false)
  return {
    gate,
    kinds,
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

type Item = { kind: string; id: number }

/** All other lines are named by their panel. */
const nameQuery = (api: Api, { kind, id }: Item) => ({
  queryKey: ['comparedName', kind, id],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const page = kind === 'stocks' ? api.page.stock : api.page.index
    return unwrap(await page({ id }, { signal })).header.name
  },
  enabled: kind === 'stocks' || kind === 'index',
})

/** The kinds as the chart's calls name them. */
const ENTITIES = {
  index: 'indexes',
  stocks: 'stocks',
  etf: 'etf',
  commodities: 'commodities',
  currencies: 'currencies',
} as const

const panelQuery = (api: Api, { kind, id }: Item, range: EntityCompareOptions['range']) => ({
  queryKey: [COMPARED, kind, id, range],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const entity = ENTITIES[entityKind(kind)]
    return unwrap(await api.chart.panel({ entity, id, periodId: 'arbitrary', ...range }, { signal }))
  },
  enabled: range !== null,
})

const namesOf = (results: readonly { data: string | undefined }[]) => results.map(({ data }) => data ?? '')

/** Plain data, so that its identity changes only with its content. */
const settled = (results: readonly { data: PanelData | undefined; isError: boolean }[]) => ({
  data: results.map(({ data }) => data),
  failed: results.some(({ isError }) => isError),
})

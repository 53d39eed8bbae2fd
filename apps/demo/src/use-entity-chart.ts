import { type Api, type EntityPage, type PanelData, unwrap } from '@accrue/api-client'
import { historyRange, type StockHistory, spreadOf, type TimeSeries } from '@accrue/ui/charts'
import {
  type Address,
  type AddressStep,
  type Day,
  useAddressState,
  useIsMobile,
  useLabel,
} from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entitySpreadPane, haveOneUnit } from './compared.map.ts'
import {
  DECIMALS,
  entityCaption,
  entityMeasureOf,
  entityPeriodTabs,
  entityRangeOf,
  entityStatusOf,
  entityTurnoverPane,
  overviewTab,
} from './entity-chart.map.ts'
import { ENTITY_VIEW, type EntityView, offeredPeriod } from './entity-view.ts'
import { type PanelLines, panelLines } from './panel.map.ts'
import { useEntityCompare } from './use-entity-compare.ts'
import { useEntityPicture } from './use-entity-picture.ts'

const NOTHING: PanelLines = { series: [], turnover: null, volume: null }

export type EntityChartOptions = {
  api: Api
  page: EntityPage
  address: Address
  /** The answer to the first request, for a picture of the chart in a server's markup. */
  firstPanel: PanelData | null | undefined
  /** Whether the page is of an index, or else of a stock. */
  isIndex: boolean
}

/**
 * State of a page's chart: the user's choices, stored in the URL (X1), and the server's answers. The previous period's
 * lines stay until the next ones load.
 */
export function useEntityChart({ api, page, address, firstPanel, isIndex }: EntityChartOptions) {
  const { chart, header, id } = page
  const label = useLabel()
  const [view, change] = useAddressState(address, ENTITY_VIEW)
  const choose = (chosen: Partial<EntityView>, step?: AddressStep) =>
    change(now => ({ ...now, ...chosen }), step)
  const tabs = useMemo(() => entityPeriodTabs(chart, label), [chart, label])
  const period = offeredPeriod(view.period, tabs)
  const range = entityRangeOf(period, tabs)
  const periodQuery =
    period.kind === 'range'
      ? { periodId: 'arbitrary', from: period.from, to: period.to }
      : { periodId: period.id }
  const isWrong = period.kind === 'range' && range === null
  const url = chart?.url ?? ''
  const query = useQuery({
    queryKey: ['panel', url, periodQuery],
    queryFn: async ({ signal }) => unwrap(await api.chart.panel({ url, ...periodQuery }, { signal })),
    enabled: !isWrong,
    placeholderData: before => before,
  })
  const { name } = header
  const names = useMemo(() => ({ name, turnover: label('entity_volume') }), [name, label])
  const own = useMemo(() => (query.data ? panelLines(query.data, names) : NOTHING), [query.data, names])
  const history = useHistory({
    api,
    url,
    range:
      range && view.view === 'extended'
        ? historyRange(view.indicators ?? '', range.from, view.stock.interval)
        : null,
    masked: query.data?.masked ?? true,
  })
  const overview = useOverview({
    api,
    url,
    tab: overviewTab(tabs, range),
    masked: query.data?.masked ?? true,
  })
  const compare = useEntityCompare({
    api,
    range,
    compared: view.compared,
    own: { kind: isIndex ? 'index' : 'stocks', id },
    onComparedChange: compared => choose({ compared }),
  })
  const series = useMemo(() => [...own.series, ...compare.lines], [own, compare.lines])
  const hasOneUnit = haveOneUnit(series)
  const values = hasOneUnit ? view.values : ('percent' as const)
  const measure = entityMeasureOf(own.series, isIndex)
  const isYield = measure === 'yield'
  const spread = useMemo(
    () => (isYield ? spreadOf(series, 'yield', values) : null),
    [isYield, series, values],
  )
  return {
    view,
    choose,
    tabs,
    period,
    compare,
    series,
    spread,
    hasOneUnit,
    /** Kind of value of the lines, for derived lines. */
    measure,
    decimals: DECIMALS[measure],
    /** The visible days; null while they are not a valid period. */
    days: view.zoom ?? range,
    turnover: own.turnover && entityTurnoverPane(own.turnover, label),
    picture: useEntityPicture({ firstPanel, isIndex, names, view }),
    volume: own.volume,
    history,
    overview,
    values,
    caption: entityCaption({ isIndex, unit: query.data?.measure ?? '', values }, label),
    pane: spread && view.spread ? entitySpreadPane(spread, series, label) : null,
    status: entityStatusOf({ ...query, isWrong, any: own.series.some(({ points }) => points.length > 0) }),
    masked: query.data?.masked ?? false,
  }
}

export type EntityChartModel = ReturnType<typeof useEntityChart>

type HistoryOptions = {
  api: Api
  url: string
  /** The earlier days that the chart's indicators need; null for none. */
  range: { from: Day; to: Day } | null
  masked: boolean
}

/** Start values of the indicators (C20). Without them the indicators start later; a failed load does not affect the chart. */
function useHistory({ api, url, range, masked }: HistoryOptions): StockHistory | undefined {
  const { data } = useQuery({
    queryKey: ['panelHistory', url, range],
    queryFn: async ({ signal }) =>
      range && unwrap(await api.chart.panel({ url, periodId: 'arbitrary', ...range }, { signal })),
    enabled: range !== null && !masked,
  })
  const found = range ? data : null
  return useMemo(() => {
    if (!found || found.masked) return undefined
    const { series, volume } = panelLines(found, { name: '', turnover: '' })
    const [main] = series
    if (!main) return undefined
    return { points: main.points, ...(main.bars ? { bars: main.bars } : {}), ...(volume ? { volume } : {}) }
  }, [found])
}

type OverviewOptions = {
  api: Api
  url: string
  /** The fixed period that the navigator shows; null for none. */
  tab: string | null
  masked: boolean
}

/**
 * The line for the navigator, longer than the period: null while it loads, undefined for none. Phones have no navigator; after a failure it
 * shows the period.
 */
function useOverview({ api, url, tab, masked }: OverviewOptions): TimeSeries | null | undefined {
  const isShown = !useIsMobile() && tab !== null && !masked
  const { data, isError } = useQuery({
    queryKey: ['panelOverview', url, tab],
    queryFn: async ({ signal }) =>
      tab === null ? null : unwrap(await api.chart.panel({ url, periodId: tab }, { signal })),
    enabled: isShown,
    placeholderData: before => before,
  })
  const series = useMemo(() => data && panelLines(data, { name: '', turnover: '' }).series[0], [data])
  return !isShown || isError || data?.masked ? undefined : (series ?? null)
}

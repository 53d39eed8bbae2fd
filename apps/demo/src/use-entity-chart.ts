import { type Api, type EntityPage, unwrap } from '@accrue/api-client'
import type { ChartPeriod, TimeChartStatus, ValuesMode } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { statusOf } from './entity-chart.map.ts'
import { type PanelLines, panelLines } from './panel.map.ts'

const NOTHING: PanelLines = { series: [], turnover: null, volume: null }

export type EntityChartModel = PanelLines & {
  period: ChartPeriod
  values: ValuesMode
  scale: 'linear' | 'log'
  status: TimeChartStatus
  masked: boolean
  choosePeriod: (period: ChartPeriod) => void
  chooseValues: (values: ValuesMode) => void
  chooseScale: (scale: 'linear' | 'log') => void
}

/** The chart of a page: what was chosen, and what the server says to it. The lines of the last period stay until the next have come. */
export function useEntityChart(api: Api, { chart, header }: EntityPage): EntityChartModel {
  const label = useLabel()
  const [period, choosePeriod] = useState<ChartPeriod>({ kind: 'tab', id: '1Y' })
  const [values, chooseValues] = useState<ValuesMode>('absolute')
  const [scale, chooseScale] = useState<'linear' | 'log'>('linear')
  const asked =
    period.kind === 'range'
      ? { periodId: 'arbitrary', from: period.from, to: period.to }
      : { periodId: period.id }
  const isWrong = period.kind === 'range' && period.from > period.to
  const url = chart?.url ?? ''
  const query = useQuery({
    queryKey: ['panel', url, asked],
    queryFn: async ({ signal }) => unwrap(await api.chart.panel({ url, ...asked }, { signal })),
    enabled: !isWrong,
    placeholderData: before => before,
  })
  const { name } = header
  const lines = useMemo(
    () => (query.data ? panelLines(query.data, { name, turnover: label('entity_volume') }) : NOTHING),
    [query.data, name, label],
  )
  const any = lines.series.some(({ points }) => points.length > 0)
  const status = statusOf({ ...query, isWrong, any })
  const masked = query.data?.masked ?? false
  return { ...lines, period, values, scale, status, masked, choosePeriod, chooseValues, chooseScale }
}

import { type Api, type EntityPage, unwrap } from '@accrue/api-client'
import {
  ChartPanel,
  type ChartPeriod,
  ExportMenu,
  type PanelFigure,
  type ValuesMode,
} from '@accrue/ui/charts'
import { Card, Tabs, TabsList, TabsPanel } from '@accrue/ui/controls'
import { lazyPart, useLabel, useVerdict } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useMemo, useState } from 'react'
import { periodTabs, statusOf } from '../entity-chart.map.ts'
import { panelLines } from '../panel.map.ts'

const StockView = lazyPart(
  async () => (await import('./stock-view.tsx')).StockView,
  () => null,
)

export type EntityChartProps = Pick<ComponentProps<'section'>, 'id' | 'className'> & {
  api: Api
  page: EntityPage
  /** What the page is about, for what is kept of it: "stock-1". */
  instrument: string
  /** Adds the extended chart. */
  isStock?: boolean
}

/** The chart of a stock or an index: its values, what was traded, and for a stock the extended chart. */
export function EntityChart({ api, page, instrument, isStock = false, ...frame }: EntityChartProps) {
  const label = useLabel()
  const [period, choosePeriod] = useState<ChartPeriod>({ kind: 'tab', id: '1Y' })
  const [values, chooseValues] = useState<ValuesMode>('absolute')
  const [scale, chooseScale] = useState<'linear' | 'log'>('linear')
  const [view, chooseView] = useState('chart')
  const tabs = periodTabs(page.chart, label)
  const asked = period.kind === 'range' ? { periodId: 'arbitrary', ...period } : { periodId: period.id }
  const isWrong = period.kind === 'range' && period.from > period.to
  const query = useQuery({
    queryKey: ['panel', page.chart?.url, asked],
    queryFn: async ({ signal }) =>
      unwrap(await api.chart.panel({ url: page.chart?.url ?? '', ...asked }, { signal })),
    enabled: !isWrong,
    placeholderData: before => before,
  })
  const { name } = page.header
  const lines = useMemo(
    () => (query.data ? panelLines(query.data, { name, turnover: label('entity_volume') }) : null),
    [query.data, name, label],
  )
  const turnover = lines?.turnover
  return (
    <Tabs
      look="segmented"
      value={view}
      onValueChange={chooseView}
      items={['chart', 'extended'].map(id => ({
        id,
        title: label(`entity_${id}`),
        hidden: id !== 'chart' && !isStock,
      }))}
    >
      <Card
        {...frame}
        title={label('entity_graph')}
        actions={isStock ? <TabsList label={label('entity_views')} /> : null}
      >
        <TabsPanel value={view} focusable={false}>
          <ChartPanel
            elementId="entity-chart"
            label={name}
            {...{ tabs, period, values, scale }}
            series={lines?.series ?? []}
            status={statusOf({
              ...query,
              isWrong,
              any: (lines?.series ?? []).some(({ points }) => points.length > 0),
            })}
            masked={query.data?.masked ?? false}
            onPeriodChange={choosePeriod}
            onValuesChange={chooseValues}
            {...(view === 'chart' ? { onScaleChange: chooseScale } : {})}
            lastDay={page.chart?.to ?? null}
            notAfter={page.today ?? undefined}
            overturn={
              turnover ? { id: 'turnover', label: turnover.name, series: [turnover], decimals: 0 } : null
            }
            actions={figure => <Export figure={figure} title={name} />}
          >
            {view === 'extended'
              ? figure => (
                  <StockView {...{ figure, instrument }} label={name} volume={lines?.volume ?? null} />
                )
              : undefined}
          </ChartPanel>
        </TabsPanel>
      </Card>
    </Tabs>
  )
}

/** For those who see values. */
function Export({ figure, title }: { figure: PanelFigure; title: string }) {
  if (useVerdict('exportChart').kind !== 'allowed') return null
  return (
    <ExportMenu
      size="s"
      title={title}
      chart={figure.chart}
      series={figure.series}
      isEmpty={figure.status.kind !== 'ready'}
    />
  )
}

import type { EntityPage } from '@accrue/api-client'
import { CompareTable } from '@accrue/ui/blocks'
import {
  ChartPanel,
  ChartPanelContent,
  ChartPanelHead,
  ChartPanelToolbar,
  CurrentValueToggle,
  type PanelNotice,
  SpreadStats,
  useChartPanel,
} from '@accrue/ui/charts'
import { lazyPart, useLabel } from '@accrue/ui/foundation'
import type { ReactNode } from 'react'
import type { EntityChartModel } from '../use-entity-chart.ts'
import { EntityCompareButton, EntitySpread, entityChangeUnit } from './entity-compare-tools.tsx'
import { EntityExport } from './entity-export.tsx'

const StockView = lazyPart(
  async () => (await import('./stock-chart-section.tsx')).StockChartSection,
  () => null,
)

export type EntityPanelProps = {
  page: EntityPage
  model: EntityChartModel
  /** Storage key of the extended chart's drawings, when that chart is shown. */
  stock?: string | undefined
  /** The view switch, if there are several views. */
  views: ReactNode
}

/** Period, values, comparison and the chart, or the extended chart instead. */
export function EntityPanel({ page, model, stock, views }: EntityPanelProps) {
  const label = useLabel()
  const { view, choose, tabs, period, series, status, values, masked, turnover, pane, compare } = model
  const { name } = page.header
  const panel = useChartPanel({
    elementId: 'entity-chart',
    values,
    onValuesChange: model.hasOneUnit ? values => choose({ values }) : undefined,
    scale: stock ? view.stock.scale : view.scale,
    onScaleChange: scale => choose(stock ? { stock: { ...view.stock, scale } } : { scale }),
    trend: view.trend,
    onTrendChange: trend => choose({ trend }),
  })
  const lastDay = page.chart?.to ?? undefined
  const isCompared = compare.gate.verdict.kind === 'allowed' && compare.state.items.length > 0
  const onRemove = (key: string) => compare.send({ type: 'removed', key })
  return (
    <ChartPanel
      model={panel}
      label={name}
      view={stock ? 'chart' : 'lines'}
      tabs={tabs}
      period={period}
      onPeriodChange={chosen => choose({ period: chosen, zoom: null })}
      series={series}
      status={status}
      // `false` would overrule the policy
      masked={masked || undefined}
      turnover={turnover}
      overview={model.overview}
      panes={
        pane ? [{ ...pane.pane, stats: <SpreadStats statistics={pane.statistics} unit={pane.unit} /> }] : []
      }
      lastDay={lastDay}
    >
      {views ? <ChartPanelHead views={views} /> : null}
      <ChartPanelToolbar
        notAfter={lastDay}
        compare={<EntityCompareButton model={model} chart={stock ? null : panel.chart} />}
        spread={place => <EntitySpread model={model} place={place} />}
        axisControl={
          stock ? (
            <CurrentValueToggle value={view.stock} onValueChange={next => choose({ stock: next })} />
          ) : null
        }
        actions={(viewModel, place) => (
          <EntityExport viewModel={viewModel} title={name} iconOnly={place === 'bar'} />
        )}
      />
      <ChartPanelContent
        chart={{
          onRemove,
          caption: model.caption,
          decimals: model.decimals,
          zoom: view.zoom,
          onZoomChange: zoom => choose({ zoom }, 'replace'),
        }}
        comparison={
          isCompared
            ? {
                items: compare.state.items,
                kinds: compare.kinds,
                measure: model.measure,
                days: model.days,
                changeUnit: entityChangeUnit(model, label),
                onRemove,
                onCancelLast: () => compare.send({ type: 'lastCancelled' }),
                onRemoveAll: () => compare.send({ type: 'cleared' }),
              }
            : null
        }
        notices={noticesOf(model, label)}
        below={
          isCompared && model.days ? (
            <CompareTable
              series={series}
              measure={model.measure}
              mode={values}
              days={model.days}
              masked={masked}
            />
          ) : null
        }
        picture={model.picture}
      >
        {stock
          ? viewModel => (
              <StockView
                instrument={stock}
                volume={model.volume}
                history={model.history}
                viewModel={viewModel}
                onRemove={onRemove}
                view={view}
                choose={choose}
              />
            )
          : undefined}
      </ChartPanelContent>
    </ChartPanel>
  )
}

/** Load errors, and the reason for per cent lines (C8, C14). */
function noticesOf(
  { compare: { failed, retry }, hasOneUnit }: EntityChartModel,
  label: (key: string) => string,
): PanelNotice[] {
  const notices: PanelNotice[] = []
  if (failed)
    notices.push({
      kind: 'error',
      text: label('compared_failed'),
      action: { label: label('retry'), onAction: retry },
    })
  if (!hasOneUnit) notices.push({ kind: 'limit', text: label('compared_units') })
  return notices
}

'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { RedrawContext } from '../chart-export/redraw.ts'
import { ChartDisplayBar } from './chart-display-bar.tsx'
import { ChartPanelNotes } from './chart-panel-notes.tsx'
import { type ChartPanelProps, type PanelFigure, restOf } from './chart-panel-props.ts'
import { ChartPeriodBar } from './chart-period-bar.tsx'
import type { DisplayToolsProps } from './display-tools.tsx'
import { LazyCharts } from './lazy-charts.tsx'
import { type PanelScene, usePanelScene } from './use-panel-scene.ts'

export type { ChartPane, ChartPanelProps, PanelChartOptions, PanelFigure } from './chart-panel-props.ts'

/**
 * The frame that a page puts round its charts (shared-blocks §2 "Chart panel"): period, days, values, trend, text size, logo, full
 * screen, messages with a way out, and the charts below the main one (C4, C5, C8, C12, C14, C15, C17, C18). Put it straight into a
 * Card: its rows have the card's own inset. Parts: `data-slot` chart-panel, chart-period-bar, chart-display-bar, chart-panel-notes,
 * chart-panel-tools, chart-panel-charts and theirs; state: `data-fullscreen`.
 */
export const ChartPanel = forwardRef(function ChartPanel(props: ChartPanelProps) {
  const scene = usePanelScene(props)
  return (
    <div
      {...restOf(props)}
      ref={scene.ref}
      data-ui=""
      data-slot="chart-panel"
      className={cx('min-w-0 text-ink', props.className)}
    >
      <div ref={scene.content} className={cx('grid grid-cols-1 gap-3 pb-4', props.head ? null : 'pt-3')}>
        {props.head}
        <PanelBars props={props} scene={scene} />
        <div data-slot="chart-panel-charts" className="grid grid-cols-1 gap-3 px-4 desk:px-5">
          <RedrawContext.Provider value={scene.redraw}>
            {props.children === undefined ? (
              <PanelCharts props={props} scene={scene} />
            ) : (
              slotOf(props.children, scene.figure)
            )}
          </RedrawContext.Provider>
        </div>
      </div>
    </div>
  )
})

type Parts = { props: ChartPanelProps; scene: PanelScene }

/** What stands above the chart. */
function PanelBars({ props, scene }: Parts) {
  const { tabs, period, notAfter, limitYears, values = 'absolute', onValuesChange } = props
  const { model, choice, selects, lines, old, pulled } = scene
  const isView = props.children !== undefined && typeof props.children !== 'function'
  return (
    <div className="grid grid-cols-1 gap-2 px-4 desk:px-5">
      <ChartPeriodBar
        {...{ tabs, period, notAfter, choice, selects: props.selects, selectsRef: selects }}
        switcher={onValuesChange && !scene.masked && !isView ? { values, onValuesChange } : null}
      />
      <ChartDisplayBar
        description={props.description}
        lead={props.lead}
        tools={isView ? null : toolsOf(props, scene)}
        fullscreen={model.fullscreen}
        actions={slotOf(props.actions, scene.figure)}
      />
      <ChartPanelNotes {...{ pulled, limitYears, old, refused: lines.refused, notes: props.notes }} />
      {props.tools ? (
        <div data-slot="chart-panel-tools" className="empty:hidden">
          {props.tools}
        </div>
      ) : null}
    </div>
  )
}

function toolsOf(props: ChartPanelProps, scene: PanelScene): DisplayToolsProps {
  const { logo, axisControl, scale = 'linear', onScaleChange } = props
  const { model, masked, trendReason, axisReason } = scene
  return {
    ...{ model, axisControl, trendReason, axisReason },
    ...{ hasTrend: !masked, hasLogo: logo !== undefined && logo !== null },
    axis: onScaleChange && !masked ? { scale, onScaleChange } : null,
  }
}

/** The charts, whose file comes when it is needed. */
function PanelCharts({ props, scene }: Parts) {
  const { label, tradingGroundId, chart = {} } = props
  const { figure, panes, masked, lines, chartModel } = scene
  return (
    <LazyCharts
      {...{ label, figure, panes, masked, tradingGroundId, chart, hints: lines.hints, model: chartModel }}
    />
  )
}

function slotOf(slot: ChartPanelProps['actions'], figure: PanelFigure): ReactNode {
  return typeof slot === 'function' ? slot(figure) : slot
}

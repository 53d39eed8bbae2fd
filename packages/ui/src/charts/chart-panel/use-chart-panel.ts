'use client'
import { type RefObject, useMemo, useReducer, useRef } from 'react'
import { type FullscreenModel, useFullscreen } from '../../controls/fullscreen-toggle/use-fullscreen.ts'
import { isTrendKind, type TrendKind } from '../trend/trend.ts'
import { type ChartPanelState, chartPanelReducer, openPanel } from './chart-panel.model.ts'
import type { PulledRange } from './chart-period.ts'

export type ChartPanelOptions = {
  /** Names the panel among those of the site: its full screen is kept in a cookie of this name. Default `chart-panel`. */
  elementId?: string
  /** What it opens with: text size, trend, logo. */
  initial?: Partial<ChartPanelState>
  /** The trend, where the page holds it: null is none. Absent: the panel's own. */
  trend?: TrendKind | null
  /** Told of every choice of a trend. */
  onTrendChange?: (trend: TrendKind | null) => void
  /** Told of every change of the full screen. */
  onFullscreenChange?: (open: boolean) => void
}

export type ChartPanelModel = {
  state: ChartPanelState
  events: {
    /** A+ and A−: a pixel on every text of the charts; at the limit nothing. */
    sizeText: (by: 1 | -1) => void
    /** `not_selected`, `linear`, `logarithmic` or `exponential`. */
    chooseTrend: (id: string) => void
    showLogo: (on: boolean) => void
    /** The period was chosen; what had to move, or null. */
    choosePeriod: (pulled: PulledRange | null) => void
  }
  fullscreen: FullscreenModel
  /** The element that fills the screen: the panel's root. */
  root: RefObject<HTMLDivElement | null>
}

/** The panel's behaviour without its looks. `ChartPanel` takes the result as `model`; period and values stay with the page. */
export function useChartPanel({
  elementId = 'chart-panel',
  initial = {},
  trend,
  onTrendChange,
  onFullscreenChange,
}: ChartPanelOptions = {}): ChartPanelModel {
  const root = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(root, {
    elementId,
    ...(onFullscreenChange ? { onFullscreenChange } : {}),
  })
  const [own, dispatch] = useReducer(chartPanelReducer, initial, openPanel)
  const state = useMemo(() => (trend === undefined ? own : { ...own, trend }), [own, trend])
  const events = useMemo<ChartPanelModel['events']>(
    () => ({
      sizeText: by => dispatch({ type: 'textSized', by }),
      chooseTrend: id => {
        dispatch({ type: 'trendChosen', id })
        if (isTrendKind(id) || id === 'not_selected') onTrendChange?.(isTrendKind(id) ? id : null)
      },
      showLogo: on => dispatch({ type: 'logoChosen', on }),
      choosePeriod: pulled => dispatch({ type: 'periodChosen', pulled }),
    }),
    [onTrendChange],
  )
  return { state, events, fullscreen, root }
}

'use client'
import { useEffect, useReducer, useRef } from 'react'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { formatDay, localeOf } from '../../foundation/format/format-day.ts'
import { useLabel, useLang, useToday, useVerdict } from '../../foundation/ui-provider.tsx'
import type { TimeSeries } from '../series/time-series.ts'
import { chartData } from './chart-data.ts'
import { CHART_EXPORT_START, chartExportReducer, type ExportState } from './chart-export.reducer.ts'
import type { PictureKind } from './export-plan.ts'
import type { LoadFont } from './fonts.ts'
import type { StageSize } from './redraw.ts'

export type ChartExportOptions = {
  /** Title of the picture and its description: "Price, UST 4% 2034". */
  title: string
  /**
   * The element of the chart, or an element around it and the charts below it; null while there is none. Its `<svg>`s are inside
   * `data-chart-layer`.
   */
  chart(): Element | null
  /** The lines whose values are written into the picture. Masked lines are never written (P7). Default none. */
  series?: readonly TimeSeries[] | undefined
  /** Digits after the point of those values. Default 3 (bond-page §9). */
  decimals?: number | undefined
  /** The values as CSV, for a chart without lines over time. Not written for a masked chart. Default: from `series`. */
  data?: (() => string) | undefined
  /** Source of the data; written below the chart with today's date. */
  source?: string | undefined
  /** The issuer map's picture is 850 high (bond-page §9). Default false. */
  isMap?: boolean | undefined
  /** The venue that the chart is about, if any. */
  venueId?: number | null | undefined
  /**
   * Fetches a font file of the page, so that pictures embed their letters: `async url => (await fetch(url)).arrayBuffer()`. Without it
   * pictures use the reader's fonts.
   */
  loadFont?: LoadFont | undefined
  /** Called when a picture was saved or printed, e.g. to log the use. */
  onExported?: ((kind: PictureKind) => void) | undefined
  /** Called with every error. */
  onFailure?: ((fault: unknown) => void) | undefined
}

export type ChartExportModel = {
  state: ExportState
  /** The access verdict; a refusal prevents every export. */
  verdict: AccessVerdict
  events: { start: (kind: PictureKind) => void; dismiss: () => void }
}

/** How long the success message is shown, in milliseconds. */
const SHOWN_MS = 2_000

/** Exports a chart as pictures (C16). `stage` redraws it at the picture's size, or resolves with null. */
export function useChartExport(
  options: ChartExportOptions,
  stage?: (size: StageSize) => Promise<Element | null>,
): ChartExportModel {
  const { chart, venueId, onExported, onFailure } = options
  const label = useLabel()
  const lang = useLang()
  const date = formatDay(useToday(), lang)
  const verdict = useVerdict('exportChart', { venueId })
  const [state, dispatch] = useReducer(chartExportReducer, CHART_EXPORT_START)

  useEffect(() => {
    if (state.phase !== 'done') return
    const timer = setTimeout(() => dispatch({ type: 'hidden', id: state.id }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  const describe = (kind: PictureKind, element: Element) => {
    const { title, series = [], decimals, data, source, isMap, loadFont } = options
    const masked = element.matches('[data-masked]') || element.querySelector('[data-masked]') !== null
    const seriesData = () =>
      chartData({ series, label, masked, ...(decimals === undefined ? {} : { decimals }) })
    return {
      kind,
      draw: stage,
      isMap,
      title,
      lang: localeOf(lang),
      loadFont,
      footer: source ? label('chart_export_source', { source, date }) : date,
      data: masked ? '' : (data ?? seriesData)(),
    }
  }
  const latest = useRef(describe)
  useEffect(() => {
    latest.current = describe
  })

  const run = async (kind: PictureKind, id: number): Promise<void> => {
    try {
      const element = chart()
      if (!element) throw new Error('there is no chart to export')
      const { exportPicture } = await import('./save-picture.ts')
      await exportPicture(element, () => latest.current(kind, element))
      dispatch({ type: 'done', id })
      onExported?.(kind)
    } catch (fault) {
      dispatch({ type: 'failed', id })
      onFailure?.(fault)
    }
  }
  const start = (kind: PictureKind): void => {
    if (verdict.kind !== 'allowed' || state.phase === 'busy') return
    dispatch({ type: 'started', kind })
    void run(kind, state.id + 1)
  }
  return { state, verdict, events: { start, dismiss: () => dispatch({ type: 'dismissed' }) } }
}

import { type ChartFonts, chartFonts } from '../plot/chart-text.ts'
import { isTrendKind, type TrendKind } from '../trend/trend.ts'
import type { ChartPeriod, PulledRange } from './chart-period.ts'

/** What the panel remembers of its user. The period and the values are the page's. */
export type ChartPanelState = {
  /** Presses of A+ less presses of A−: pixels on every text of chart and legend (C17). */
  fontStep: number
  /** The trend of every visible series, or null (C12). */
  trend: TrendKind | null
  /** Whether the logo stands in the plot. */
  logo: boolean
  /** The last range that had to give way to the limit (C5). */
  pulled: PulledRange | null
}

export const INITIAL_PANEL: ChartPanelState = { fontStep: 0, trend: null, logo: false, pulled: null }

export type ChartPanelEvent =
  | { type: 'textSized'; by: 1 | -1 }
  /** `not_selected` or a trend; anything else is no choice. */
  | { type: 'trendChosen'; id: string }
  | { type: 'logoChosen'; on: boolean }
  | { type: 'periodChosen'; pulled: PulledRange | null }

/** The panel's only way to change. */
export function chartPanelReducer(state: ChartPanelState, event: ChartPanelEvent): ChartPanelState {
  switch (event.type) {
    case 'textSized':
      return canSize(state.fontStep, event.by) ? { ...state, fontStep: state.fontStep + event.by } : state
    case 'trendChosen':
      if (event.id === 'not_selected') return { ...state, trend: null }
      return isTrendKind(event.id) ? { ...state, trend: event.id } : state
    case 'logoChosen':
      return { ...state, logo: event.on }
    case 'periodChosen':
      return { ...state, pulled: event.pulled }
  }
}

/** The state that a panel opens with; a size that no press leads to becomes the nearest that one does. */
export function openPanel(initial: Partial<ChartPanelState>): ChartPanelState {
  const state = { ...INITIAL_PANEL, ...initial }
  const wanted = Number.isFinite(state.fontStep) ? Math.trunc(state.fontStep) : 0
  let fontStep = 0
  const by = wanted < 0 ? -1 : 1
  while (fontStep !== wanted && canSize(fontStep, by)) fontStep += by
  return { ...state, fontStep }
}

/** Whether one more press moves every text by a pixel: all of them stay within 6–40 px (C17, reliability §3.3). */
export function canSize(fontStep: number, by: 1 | -1): boolean {
  const [now, next] = [chartFonts(fontStep), chartFonts(fontStep + by)]
  const moves = (text: keyof ChartFonts) => next[text] === now[text] + by
  return moves('chart') && moves('legend')
}

/** What had to move, while the period is still the one that was pulled. */
export function pulledNow(
  { pulled }: Pick<ChartPanelState, 'pulled'>,
  period: ChartPeriod,
): PulledRange | null {
  const stands = period.kind === 'range' && period.from === pulled?.from && period.to === pulled.to
  return stands && pulled?.moved ? pulled : null
}

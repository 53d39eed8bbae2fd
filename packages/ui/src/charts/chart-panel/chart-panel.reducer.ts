import { type ChartFonts, chartFonts } from '../plot/chart-text.ts'
import { isTrendKind, type TrendKind } from '../trend/trend.ts'
import type { ChartPeriod, PulledRange } from './chart-period.ts'

/** The panel's own state. The page controls the period and the values mode. */
export type ChartPanelState = {
  /** Presses of A+ minus presses of A−: pixels added to every text of chart and legend (C17). */
  fontStep: number
  /** The trend of every visible series, or null (C12). */
  trend: TrendKind | null
  /** Whether the plot shows the logo. */
  logo: boolean
  /** The last range that the limit of years changed (C5). */
  pulled: PulledRange | null
}

export const INITIAL_PANEL: ChartPanelState = { fontStep: 0, trend: null, logo: false, pulled: null }

export type ChartPanelEvent =
  | { type: 'textSized'; by: 1 | -1 }
  | { type: 'trendChosen'; trend: TrendKind | null }
  | { type: 'logoChosen'; on: boolean }
  | { type: 'displayReset' }
  | { type: 'periodChosen'; pulled: PulledRange | null }

export function chartPanelReducer(state: ChartPanelState, event: ChartPanelEvent): ChartPanelState {
  switch (event.type) {
    case 'textSized':
      return canSize(state.fontStep, event.by) ? { ...state, fontStep: state.fontStep + event.by } : state
    case 'trendChosen':
      return { ...state, trend: event.trend }
    case 'logoChosen':
      return { ...state, logo: event.on }
    case 'displayReset':
      return { ...state, fontStep: INITIAL_PANEL.fontStep, logo: INITIAL_PANEL.logo }
    case 'periodChosen':
      return { ...state, pulled: event.pulled }
  }
}

/** The initial state of a panel. An unreachable text size becomes the nearest reachable one. */
export function initialPanel(initial: Partial<ChartPanelState>): ChartPanelState {
  const state = { ...INITIAL_PANEL, ...initial }
  const target = Number.isFinite(state.fontStep) ? Math.trunc(state.fontStep) : 0
  const by = target < 0 ? -1 : 1
  let fontStep = 0
  while (fontStep !== target && canSize(fontStep, by)) fontStep += by
  return { ...state, fontStep }
}

/** Whether one more press keeps every text within 6–40 px (C17). */
export function canSize(fontStep: number, by: 1 | -1): boolean {
  const [now, next] = [chartFonts(fontStep), chartFonts(fontStep + by)]
  const changes = (text: keyof ChartFonts) => next[text] === now[text] + by
  return changes('chart') && changes('legend')
}

/** The trend of an option: null for `not_selected`, undefined for an unknown id. */
export function trendOfOption(id: string): TrendKind | null | undefined {
  if (id === 'not_selected') return null
  return isTrendKind(id) ? id : undefined
}

/** The range that the limit changed, while the page still shows it; else null (C5). */
export function pulledRange(
  { pulled }: Pick<ChartPanelState, 'pulled'>,
  period: ChartPeriod,
): PulledRange | null {
  const isShown = period?.kind === 'range' && period.from === pulled?.from && period.to === pulled.to
  return isShown && pulled?.moved ? pulled : null
}

import type { Gate } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import {
  type DeletionFailure,
  type Indicator,
  type IndicatorListState,
  isDeleting,
  remainingIndicators,
} from './indicators.reducer.ts'

/** Indicators per page (shared-blocks §9). */
export const INDICATORS_PAGE = 6
/** Indicators on all pages at most (shared-blocks §9). */
export const INDICATORS_LIMIT = 30

/** A value to draw: a number with its original decimals, or a text. */
export type IndicatorValue =
  | { kind: 'none' }
  | { kind: 'number'; value: string; decimals: number }
  | { kind: 'text'; text: string }

export type IndicatorViewModel = {
  key: string
  name: string
  /** Null: the name is not a link. */
  href: string | null
  value: IndicatorValue
  /** Null when there is none, or when the title shows the day of all. */
  day: Day | null
  /** Whether the row has to say that its value is made up. */
  illustrative: boolean
  /** The user's own request; null when there is none, or when no user is signed in. */
  own: { requestId: number; deleting: boolean } | null
}

export type IndicatorListViewModel =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'gate'; verdict: Gate }
  | IndicatorRowsViewModel

export type IndicatorRowsViewModel = {
  kind: 'rows'
  rows: readonly IndicatorViewModel[]
  /** The page drawn, from 1. */
  page: number
  pageSize: number
  /** Indicators on all pages. */
  total: number
  /** Set when the limit cuts some off. */
  cut: { shown: number; total: number } | null
  /** All values are made up: the title says so once. */
  illustrative: boolean
  /** The day of all values, shown with the title; null when the days differ. */
  day: Day | null
  /** Whether the rows show their days. */
  withDays: boolean
  /** Whether any row has a button, so that all rows get its column. */
  withActions: boolean
  /** Refreshing failed; the previous list is still shown. */
  outdated: boolean
  failures: readonly DeletionFailure[]
  /** What the dialog is about. */
  confirming: { requestId: number; name: string } | null
}

export type IndicatorsInput = {
  state: IndicatorListState
  /** Whether requests may be deleted: the user's id is above 0 (shared-blocks §6). */
  canDelete: boolean
  pageSize: number
  limit: number
}

/** The view model (R8). The page is clamped, so that it stays valid when the last row of the last page is removed. */
export function toIndicatorsViewModel({
  state,
  canDelete,
  ...sizes
}: IndicatorsInput): IndicatorListViewModel {
  const { loaded } = state.list
  if (loaded.kind !== 'ready') return loaded
  const left = remainingIndicators(state)
  if (left.length === 0) return { kind: 'empty' }
  const pageSize = atLeastOne(sizes.pageSize, INDICATORS_PAGE)
  const inTable = left.slice(0, atLeastOne(sizes.limit, INDICATORS_LIMIT))
  const page = clampedPage(state.page, inTable.length, pageSize)
  const keys = keysOf(inTable)
  const all = left.every(({ illustrative }) => illustrative)
  const day = commonDay(inTable)
  const rows = inTable.map(
    (indicator, place): IndicatorViewModel => ({
      ...rowOf(indicator, state, canDelete),
      key: keys[place] ?? '',
      day: day === null ? indicator.day : null,
      illustrative: indicator.illustrative && !all,
    }),
  )
  return {
    kind: 'rows',
    rows: rows.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    total: inTable.length,
    cut: inTable.length < left.length ? { shown: inTable.length, total: left.length } : null,
    illustrative: all,
    day,
    withDays: rows.some(row => row.day !== null),
    withActions: rows.some(({ own }) => own !== null),
    outdated: loaded.outdated,
    failures: canDelete ? state.failures : [],
    confirming: canDelete ? confirmingOf(state.confirming, left) : null,
  }
}

/** Whether there is anything to show; null while that is unknown. */
export function hasIndicators(viewModel: IndicatorListViewModel): boolean | null {
  if (viewModel.kind === 'loading' || viewModel.kind === 'failed') return null
  return viewModel.kind !== 'empty'
}

function rowOf(
  { name, url, value, requestId }: Indicator,
  state: IndicatorListState,
  canDelete: boolean,
): Omit<IndicatorViewModel, 'key' | 'day' | 'illustrative'> {
  const own = canDelete && requestId !== null ? { requestId, deleting: isDeleting(state, requestId) } : null
  return { name, href: safeUrl(url), value: indicatorValue(value), own }
}

function commonDay([first, ...others]: readonly Indicator[]): Day | null {
  const day = first?.day ?? null
  return others.every(other => other.day === day) ? day : null
}

function confirmingOf(requestId: number | null, left: readonly Indicator[]) {
  const about = requestId === null ? undefined : left.find(indicator => indicator.requestId === requestId)
  return about && requestId !== null ? { requestId, name: about.name } : null
}

/** A plain decimal number keeps its decimals and gets the separators of the language; anything else is text. */
export function indicatorValue(value: string | null): IndicatorValue {
  const text = value?.trim() ?? ''
  if (text === '') return { kind: 'none' }
  const decimal = /^[+-]?\d+(?:\.(\d+))?$/.exec(text)
  return decimal ? { kind: 'number', value: text, decimals: decimal[1]?.length ?? 0 } : { kind: 'text', text }
}

/** React keys by id or name; duplicates get a number. */
function keysOf(indicators: readonly Indicator[]): string[] {
  const turns = new Map<string, number>()
  return indicators.map(({ id, name, requestId }) => {
    const key = `${id ?? name} ${requestId ?? ''}`
    const turn = (turns.get(key) ?? 0) + 1
    turns.set(key, turn)
    return turn === 1 ? key : `${key} ${turn}`
  })
}

function clampedPage(page: number, total: number, pageSize: number): number {
  const last = Math.max(1, Math.ceil(total / pageSize))
  return Math.min(Math.max(Math.trunc(page) || 1, 1), last)
}

function atLeastOne(size: number, fallback: number): number {
  return Number.isFinite(size) && size >= 1 ? Math.trunc(size) : fallback
}

import type { Day } from '../../foundation/calendar/day.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import type { BlockGate } from '../loaded/loaded.reducer.ts'
import {
  type DeletionFailure,
  type Indicator,
  type IndicatorsState,
  indicatorsLeft,
  isGoing,
} from './indicators.reducer.ts'

/** Indicators on a page of the block (shared-blocks §9). */
export const INDICATORS_PAGE = 6
/** Indicators in the table at most, over all its pages (shared-blocks §9). */
export const INDICATORS_LIMIT = 30

/** A value as it is written: a number with the decimals that it came with, or a text. */
export type IndicatorValue =
  | { kind: 'none' }
  | { kind: 'number'; value: string; decimals: number }
  | { kind: 'text'; text: string }

export type IndicatorViewModel = {
  key: string
  name: string
  /** Null when the name is no link. */
  href: string | null
  value: IndicatorValue
  /** Null when there is none, or when it is said once for all. */
  day: Day | null
  /** Whether the row itself has to say that its figure is made up. */
  illustrative: boolean
  /** The user's own request; null when there is none, or when nobody is signed in. */
  own: { requestId: number; going: boolean } | null
}

export type IndicatorsViewModel =
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'empty' }
  | { kind: 'gate'; verdict: BlockGate }
  | IndicatorRowsViewModel

export type IndicatorRowsViewModel = {
  kind: 'rows'
  rows: readonly IndicatorViewModel[]
  /** The page that is drawn, from 1. */
  page: number
  pageSize: number
  /** Indicators that can be paged through. */
  total: number
  /** How many of how many, when the limit cut some off; else null. */
  cut: { shown: number; total: number } | null
  /** Every figure is made up: said once, beside the title. */
  illustrative: boolean
  /** The day of all figures, said once beside the title; null when they are of several days. */
  day: Day | null
  /** Whether the rows say their days. */
  withDays: boolean
  /** Whether any row has a button at its end, so that all keep the room for it. */
  withActions: boolean
  /** The newest list could not be loaded; the one before is still shown. */
  outdated: boolean
  failures: readonly DeletionFailure[]
  /** What the dialog asks about. */
  confirming: { requestId: number; name: string } | null
}

export type IndicatorsInput = {
  state: IndicatorsState
  /** Whether requests may be deleted: the user's id is above 0 (shared-blocks §6). */
  canDelete: boolean
  pageSize: number
  limit: number
}

/** What is drawn of the indicators (R8). The page is clamped, so that it stays in the list when its last row goes. */
export function toIndicatorsViewModel({ state, canDelete, ...sizes }: IndicatorsInput): IndicatorsViewModel {
  const { loaded } = state.list
  if (loaded.kind === 'missing') return { kind: 'empty' }
  if (loaded.kind !== 'here') return loaded
  const left = indicatorsLeft(state)
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

/** Whether there is anything to show; null while that is not known. */
export function hasIndicators(viewModel: IndicatorsViewModel): boolean | null {
  if (viewModel.kind === 'asking' || viewModel.kind === 'failed') return null
  return viewModel.kind !== 'empty'
}

function rowOf(
  { name, url, value, requestId }: Indicator,
  state: IndicatorsState,
  canDelete: boolean,
): Omit<IndicatorViewModel, 'key' | 'day' | 'illustrative'> {
  const own = canDelete && requestId !== null ? { requestId, going: isGoing(state, requestId) } : null
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

/** A plain decimal keeps its decimals, in the signs of the language; anything else stays the text that it is. */
export function indicatorValue(value: string | null): IndicatorValue {
  const text = value?.trim() ?? ''
  if (text === '') return { kind: 'none' }
  const decimal = /^[+-]?\d+(?:\.(\d+))?$/.exec(text)
  return decimal ? { kind: 'number', value: text, decimals: decimal[1]?.length ?? 0 } : { kind: 'text', text }
}

/** Keys by id or name; what comes twice is told apart by its turn. */
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

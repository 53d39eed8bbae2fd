import type { Port } from '../../foundation/state/use-request.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'

/** A cell of multipliers. Addresses are unchecked. */
export type MultiplierCell = {
  text: string
  /** The numeric value, for sorting. */
  numeric: number | null
  url: string | null
  info: string | null
  tooltip: string | null
  /** A style name from the server: `up`, `down` and `muted` are known. */
  tone: string | null
}

/** A multiplier over the periods; cells by column id. */
export type MultiplierRow = {
  id: string
  cells: Readonly<Record<string, MultiplierCell>>
  tone?: string | null
  hidden?: boolean
}

/** A period; the first column has the names of the multipliers. */
export type MultiplierColumn = { id: string; title: { text: string; info?: string | null } }

/** Multipliers of one kind, drawn as one table (shared-blocks §3 "Multipliers response"). */
export type MultiplierGroup = {
  id: number
  name: string
  columns: readonly MultiplierColumn[]
  rows: readonly MultiplierRow[]
}

/** Multipliers by period; a period without rows is empty. */
export type MultipliersFacts = {
  /** Period 1 (shared-blocks §9). */
  quarterly: readonly MultiplierGroup[]
  /** Period 2. */
  annual: readonly MultiplierGroup[]
}

type MultipliersQuery = { issuerId: number }
export type MultipliersPort = Port<MultipliersQuery, BlockAnswer<MultipliersFacts>>

export type MultiplierPeriod = 'quarterly' | 'annual'

/** The user's choice: a period, and whether the groups after the first one are shown. */
export type MultipliersChoice = { period: MultiplierPeriod | null; expanded: boolean }

export type MultipliersChoiceEvent =
  | { type: 'periodChosen'; period: string }
  | { type: 'expandedChanged'; expanded: boolean }

/** The initial choice: the first period that has data, and its first group. */
export const FIRST_CHOICE: MultipliersChoice = { period: null, expanded: false }

/** Periods in the order of their tabs. */
export const MULTIPLIER_PERIODS: readonly MultiplierPeriod[] = ['quarterly', 'annual']

/** The user's choice; `expanded` applies to all periods. */
export function multipliersReducer(
  state: MultipliersChoice,
  event: MultipliersChoiceEvent,
): MultipliersChoice {
  switch (event.type) {
    case 'periodChosen': {
      const period = MULTIPLIER_PERIODS.find(known => known === event.period)
      return period === undefined || period === state.period ? state : { ...state, period }
    }
    case 'expandedChanged':
      return event.expanded === state.expanded ? state : { ...state, expanded: event.expanded }
  }
}

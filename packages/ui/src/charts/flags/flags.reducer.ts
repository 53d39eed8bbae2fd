import { FLAG_KINDS, type FlagKind, type NormalizedFlag, type NormalizedFlags } from './flag.ts'

/** The kinds that the user hid. All other kinds are visible, including kinds of later releases. */
export type FlagsState = { hidden: readonly FlagKind[] }

export const ALL_SHOWN: FlagsState = { hidden: [] }

export type FlagsAction =
  | { type: 'toggled'; kind: FlagKind }
  /** All kinds at once. */
  | { type: 'allToggled'; shown: boolean }

export function flagsReducer({ hidden }: FlagsState, action: FlagsAction): FlagsState {
  if (action.type === 'allToggled') return action.shown ? ALL_SHOWN : { hidden: FLAG_KINDS }
  return { hidden: FLAG_KINDS.filter(kind => hidden.includes(kind) !== (kind === action.kind)) }
}

/** Serialises the state: the hidden kinds, separated by commas. */
export function serializeFlagsState({ hidden }: FlagsState): string {
  return hidden.join(',')
}

/** Parses a stored state; unknown kinds are ignored. Never throws. */
export function parseFlagsState(text: string): FlagsState {
  const stored = text.split(',')
  return { hidden: FLAG_KINDS.filter(kind => stored.includes(kind)) }
}

/** A kind that has flags in the chart. */
export type FlagKindChoice = { kind: FlagKind; count: number; isShown: boolean }

/** The kinds of these flags with their counts, the most important first. Flags without a readable day count too. */
export function kindChoices({ dated, undated }: NormalizedFlags, { hidden }: FlagsState): FlagKindChoice[] {
  const all = [...dated, ...undated]
  return FLAG_KINDS.map(kind => ({
    kind,
    count: all.filter(flag => flag.kind === kind).length,
    isShown: !hidden.includes(kind),
  })).filter(({ count }) => count > 0)
}

/** The flags whose kinds are not hidden, in order. */
export function shownFlags(flags: readonly NormalizedFlag[], { hidden }: FlagsState): NormalizedFlag[] {
  return flags.filter(({ kind }) => !hidden.includes(kind))
}

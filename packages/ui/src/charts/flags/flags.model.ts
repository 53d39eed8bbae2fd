import { FLAG_KINDS, type FlagKind, type ReadFlag, type ReadFlags } from './flag.ts'

/** Which flags the user does not want to see. What is not named is shown, so that a kind that is new to a chart shows. */
export type FlagsState = { hidden: readonly FlagKind[] }

export const ALL_SHOWN: FlagsState = { hidden: [] }

export type FlagsEvent =
  | { type: 'toggled'; kind: FlagKind }
  /** All kinds at once. */
  | { type: 'allToggled'; shown: boolean }

/** What each event makes of the choice. Pure. */
export function flagsReducer(state: FlagsState, event: FlagsEvent): FlagsState {
  if (event.type === 'allToggled') return event.shown ? ALL_SHOWN : { hidden: FLAG_KINDS }
  const { kind } = event
  return {
    hidden: FLAG_KINDS.filter(one => state.hidden.includes(one) !== (one === kind)),
  }
}

/** The choice as text for a store: the hidden kinds, by comma. */
export function writeFlagsState({ hidden }: FlagsState): string {
  return hidden.join(',')
}

/** The choice that a text holds; words that are no kind are passed over. Throws nothing. */
export function parseFlagsState(text: string): FlagsState {
  const words = text.split(',')
  return { hidden: FLAG_KINDS.filter(kind => words.includes(kind)) }
}

/** A kind that the chart has flags of. */
export type FlagKindChoice = { kind: FlagKind; count: number; isShown: boolean }

/** The kinds that there are, with how many flags each has; those without a readable day count. */
export function kindChoices({ dated, undated }: ReadFlags, { hidden }: FlagsState): FlagKindChoice[] {
  const all = [...dated, ...undated]
  return FLAG_KINDS.map(kind => ({
    kind,
    count: all.filter(flag => flag.kind === kind).length,
    isShown: !hidden.includes(kind),
  })).filter(({ count }) => count > 0)
}

/** The flags whose kinds are not hidden, in their order. */
export function shownFlags(flags: readonly ReadFlag[], { hidden }: FlagsState): ReadFlag[] {
  return flags.filter(({ kind }) => !hidden.includes(kind))
}

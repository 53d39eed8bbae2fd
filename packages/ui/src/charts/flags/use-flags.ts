'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { type ChartFlag, type FlagKind, type NormalizedFlag, normalizeFlags } from './flag.ts'
import {
  ALL_SHOWN,
  type FlagKindChoice,
  type FlagsAction,
  type FlagsState,
  flagsReducer,
  kindChoices,
  parseFlagsState,
  serializeFlagsState,
  shownFlags,
} from './flags.reducer.ts'

export type FlagsOptions = {
  /** The choice of kinds is in local storage as `flags.<storageKey>`. Use one key per kind of instrument, such as `bond`. */
  storageKey: string
}

export type FlagsModel = {
  /** The kinds that the user hid. */
  state: FlagsState
  /** The kinds that have flags. */
  kinds: readonly FlagKindChoice[]
  /** The flags to draw: of visible kinds, with a day, ascending. */
  shown: readonly NormalizedFlag[]
  /** Flags of visible kinds without a readable day; only the table shows them. */
  undated: readonly NormalizedFlag[]
  /** Number of duplicates that were removed. */
  repeated: number
  events: {
    toggle: (kind: FlagKind) => void
    /** Shows all kinds, or none. */
    toggleAll: (shown: boolean) => void
  }
}

/**
 * The flags of a chart and their visible kinds, remembered between visits (C20, X5). Pass the result to `FlagLayer`, `FlagToggle` and
 * `FlagTable`. Keep the identity of `flags` while they do not change. The server and the first render show all kinds.
 */
export function useFlags(flags: readonly ChartFlag[], { storageKey }: FlagsOptions): FlagsModel {
  const [state, remember] = useRemembered<FlagsState>({
    key: storedKey('flags', storageKey),
    fallback: ALL_SHOWN,
    parse: parseFlagsState,
    write: serializeFlagsState,
  })
  // a second press before the next render must see the result of the first
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const dispatch = useCallback(
    (action: FlagsAction) => {
      latest.current = flagsReducer(latest.current, action)
      remember(latest.current)
    },
    [remember],
  )
  const normalized = useMemo(() => normalizeFlags(flags), [flags])
  const events = useMemo<FlagsModel['events']>(
    () => ({
      toggle: kind => dispatch({ type: 'toggled', kind }),
      toggleAll: shown => dispatch({ type: 'allToggled', shown }),
    }),
    [dispatch],
  )
  return useMemo(
    () => ({
      state,
      kinds: kindChoices(normalized, state),
      shown: shownFlags(normalized.dated, state),
      undated: shownFlags(normalized.undated, state),
      repeated: normalized.repeated,
      events,
    }),
    [normalized, state, events],
  )
}

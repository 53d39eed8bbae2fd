'use client'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { type ChartFlag, type FlagKind, type ReadFlag, readFlags } from './flag.ts'
import {
  ALL_SHOWN,
  type FlagKindChoice,
  type FlagsEvent,
  type FlagsState,
  flagsReducer,
  kindChoices,
  parseFlagsState,
  shownFlags,
  writeFlagsState,
} from './flags.model.ts'

export type FlagsOptions = {
  /** Names the choice of kinds in local storage, as `flags.<storageKey>`: one key for all charts of a kind of instrument, as `bond`. */
  storageKey: string
}

export type FlagsModel = {
  /** The kinds that the user switched off. */
  state: FlagsState
  /** The kinds that there are flags of. */
  kinds: readonly FlagKindChoice[]
  /** The flags to draw: of shown kinds, with a day, ascending. */
  shown: readonly ReadFlag[]
  /** Flags of shown kinds whose day could not be read: they are listed in the table. */
  undated: readonly ReadFlag[]
  /** How many flags said the same as another one and were left out. */
  repeated: number
  events: {
    toggle: (kind: FlagKind) => void
    /** Shows all kinds, or none. */
    toggleAll: (shown: boolean) => void
  }
}

/**
 * The flags of a chart and which kinds of them show, remembered between visits (C20, X5). Hand the result to `FlagLayer`, `FlagToggle` and
 * `FlagTable`. Keep the identity of `flags` while they stay the same. The server and the first render show all kinds.
 */
export function useFlags(flags: readonly ChartFlag[], { storageKey }: FlagsOptions): FlagsModel {
  const [state, remember] = useRemembered<FlagsState>({
    key: storedKey('flags', storageKey),
    fallback: ALL_SHOWN,
    parse: parseFlagsState,
    write: writeFlagsState,
  })
  // two presses before the next render must build on each other
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const send = useCallback(
    (event: FlagsEvent) => {
      latest.current = flagsReducer(latest.current, event)
      remember(latest.current)
    },
    [remember],
  )
  const read = useMemo(() => readFlags(flags), [flags])
  const events = useMemo<FlagsModel['events']>(
    () => ({
      toggle: kind => send({ type: 'toggled', kind }),
      toggleAll: shown => send({ type: 'allToggled', shown }),
    }),
    [send],
  )
  return useMemo(
    () => ({
      state,
      kinds: kindChoices(read, state),
      shown: shownFlags(read.dated, state),
      undated: shownFlags(read.undated, state),
      repeated: read.repeated,
      events,
    }),
    [read, state, events],
  )
}

'use client'
import { useMemo, useReducer } from 'react'
import { useSessionKey } from '../../foundation/use-session-key.ts'
import { useHasDataCallback } from '../loaded/use-has-data-callback.ts'
import { useLoaded } from '../loaded/use-loaded.ts'
import { FIRST_CHOICE, type MultipliersPort, multipliersReducer } from './multipliers.reducer.ts'
import {
  hasMultipliers,
  type MultipliersViewModel,
  toMultipliersViewModel,
} from './multipliers.view-model.ts'

export type MultipliersOptions = {
  /** The issuer of the multipliers. They are loaded again for another issuer or another user. */
  issuerId: number
  /** Loads them (shared-blocks §7). Rejects for transport faults only. */
  load: MultipliersPort
  /** Called once it is known whether there is anything to show, e.g. to leave the block out of the page's menu. */
  onHasDataChange?: (hasData: boolean) => void
}

type MultipliersEvents = {
  /** Chooses `quarterly` or `annual`. */
  choosePeriod: (period: string) => void
  /** Shows the groups after the first one, or hides them. */
  setExpanded: (expanded: boolean) => void
  /** Loads them again. */
  reload: () => void
}

export type MultipliersModel = { viewModel: MultipliersViewModel; events: MultipliersEvents }

/** View model and events of the multipliers, without their markup (R4). */
export function useMultipliers({ issuerId, load, onHasDataChange }: MultipliersOptions): MultipliersModel {
  // access depends on the user, so another user loads them again
  const subject = `${issuerId} for ${useSessionKey()}`
  const { state, reload } = useLoaded({ subject, query: { issuerId }, load })
  const [choice, dispatch] = useReducer(multipliersReducer, FIRST_CHOICE)
  const viewModel = useMemo(() => toMultipliersViewModel(state.loaded, choice), [state.loaded, choice])
  useHasDataCallback(hasMultipliers(viewModel), onHasDataChange)

  const events: MultipliersEvents = {
    choosePeriod: period => dispatch({ type: 'periodChosen', period }),
    setExpanded: expanded => dispatch({ type: 'expandedChanged', expanded }),
    reload,
  }
  return { viewModel, events }
}

'use client'
import { useMemo, useReducer } from 'react'
import { useSessionKey } from '../../foundation/use-session-key.ts'
import { useLoaded } from '../loaded/use-loaded.ts'
import { useTold } from '../loaded/use-told.ts'
import { FIRST_CHOICE, type MultipliersPort, multipliersReducer } from './multipliers.reducer.ts'
import {
  hasMultipliers,
  type MultipliersViewModel,
  toMultipliersViewModel,
} from './multipliers.view-model.ts'

export type MultipliersOptions = {
  /** Whose multipliers. Another issuer is asked for anew, and so is another user. */
  issuerId: number
  /** Asks for them (shared-blocks §7). Rejects for transport faults only. */
  load: MultipliersPort
  /** Told once it is known whether there is anything to show: the page's menu can leave the block out. */
  onHasDataChange?: (hasData: boolean) => void
}

export type MultipliersEvents = {
  /** Chooses `quarterly` or `annual`. */
  choosePeriod: (period: string) => void
  /** Shows the groups after the first one, or hides them. */
  setExpanded: (expanded: boolean) => void
  /** Asks again. */
  reload: () => void
}

export type MultipliersModel = { viewModel: MultipliersViewModel; events: MultipliersEvents }

/** Multipliers without their looks: what is to be drawn, and what the user can do (R4). */
export function useMultipliers({ issuerId, load, onHasDataChange }: MultipliersOptions): MultipliersModel {
  // whether they may be seen depends on this user: another one is asked for anew
  const subject = `${issuerId} for ${useSessionKey()}`
  const { state, reload } = useLoaded({ subject, query: { issuerId }, load })
  const [choice, dispatch] = useReducer(multipliersReducer, FIRST_CHOICE)
  const viewModel = useMemo(() => toMultipliersViewModel(state.loaded, choice), [state.loaded, choice])
  useTold(hasMultipliers(viewModel), onHasDataChange)

  const events: MultipliersEvents = {
    choosePeriod: period => dispatch({ type: 'periodChosen', period }),
    setExpanded: expanded => dispatch({ type: 'expandedChanged', expanded }),
    reload,
  }
  return { viewModel, events }
}

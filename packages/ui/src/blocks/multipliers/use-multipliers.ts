'use client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useLoaded } from '../loaded/use-loaded.ts'
import { FIRST_CHOICE, type MultipliersPort, multipliersReducer } from './multipliers.model.ts'
import { hasMultipliers, type MultipliersFigure, multipliersFigure } from './multipliers.shape.ts'

export type MultipliersOptions = {
  /** Whose multipliers. Another issuer is asked for anew. */
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

export type MultipliersModel = { figure: MultipliersFigure; events: MultipliersEvents }

/** Multipliers without their looks: what is to be drawn, and what the user can do (R4). */
export function useMultipliers({ issuerId, load, onHasDataChange }: MultipliersOptions): MultipliersModel {
  const { state, reload } = useLoaded({ subject: String(issuerId), query: { issuerId }, load })
  const [choice, dispatch] = useReducer(multipliersReducer, FIRST_CHOICE)
  const figure = useMemo(() => multipliersFigure(state.loaded, choice), [state.loaded, choice])

  const hasData = hasMultipliers(figure)
  const tell = useRef(onHasDataChange)
  useEffect(() => {
    tell.current = onHasDataChange
  })
  useEffect(() => {
    if (hasData !== null) tell.current?.(hasData)
  }, [hasData])

  const events: MultipliersEvents = {
    choosePeriod: period => dispatch({ type: 'periodChosen', period }),
    setExpanded: expanded => dispatch({ type: 'expandedChanged', expanded }),
    reload,
  }
  return { figure, events }
}

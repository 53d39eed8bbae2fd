'use client'
import type { Answer, Calculation } from '@accrue/api-client'
import { type Day, type Port, type Settled, useDebounced, useRequest } from '@accrue/ui/foundation'
import { useCallback, useReducer } from 'react'
import type { BondPagePorts } from '../../../ports.ts'
import {
  type CalculationRequest,
  type CalculatorEvent,
  type CalculatorState,
  calculatorReducer,
  DEBOUNCE_MS,
  initialCalculator,
} from './calculator.reducer.ts'

export type CalculatorOptions = {
  bondId: number
  calculation: BondPagePorts['calculation']
  start: { settlement: Day; price: string }
  /** Whether the calculator is near the viewport: its initial values are not calculated before. */
  near: boolean
}

export type CalculatorModel = { state: CalculatorState; dispatch: (event: CalculatorEvent) => void }

/** The calculator's state. Requests are debounced, and aborted by the next change. */
export function useCalculator({ bondId, calculation, start, near }: CalculatorOptions): CalculatorModel {
  const [state, dispatch] = useReducer(calculatorReducer, start, initialCalculator)
  useDebounced(near || state.touched ? state.queued : null, DEBOUNCE_MS, queued =>
    dispatch({ type: 'debounced', queued }),
  )
  const port: Port<CalculationRequest, Answer<Calculation>> = useCallback(
    (request, call) => calculation({ bondId, ...request }, call),
    [bondId, calculation],
  )
  useRequest(state.request, port, dispatch as (event: Settled<Answer<Calculation>>) => void)
  return { state, dispatch }
}

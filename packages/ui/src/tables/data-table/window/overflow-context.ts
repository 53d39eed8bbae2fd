'use client'
import { createContext, type Dispatch, type SetStateAction, useContext } from 'react'
import type { Overflow } from './use-overflow.ts'

type OverflowState = { overflow: Overflow; setOverflow: Dispatch<SetStateAction<Overflow>> }

/** How the scroll box of a table tells the root, which has attributes for it, on which sides it overflows. */
export const OverflowContext = createContext<OverflowState | null>(null)

/** The overflow of one table. Throws outside of a table's root. */
export function useOverflowState(): OverflowState {
  const state = useContext(OverflowContext)
  if (!state) throw new Error('The scroll box of a table needs the root of a table above it.')
  return state
}

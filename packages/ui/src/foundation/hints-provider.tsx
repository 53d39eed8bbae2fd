'use client'
import { createContext, type ReactNode, useContext } from 'react'

const HintsContext = createContext(true)

export type HintsProviderProps = {
  /** Whether explanations of terms are drawn. */
  on: boolean
  children: ReactNode
}

/** The user's word on hints for everything below (H8, shared-blocks §3 "Global settings"). Without it they are on. */
export function HintsProvider({ on, children }: HintsProviderProps) {
  return <HintsContext.Provider value={on}>{children}</HintsContext.Provider>
}

/** Whether explanations of terms are drawn. Reasons of blank, masked and estimated values are no hints: they always are (Q13). */
export function useHints(): boolean {
  return useContext(HintsContext)
}

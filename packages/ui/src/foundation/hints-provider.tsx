'use client'
import { createContext, type ReactNode, useContext } from 'react'

const HintsContext = createContext(true)

export type HintsProviderProps = {
  /** Whether explanations of terms are rendered. */
  on: boolean
  children: ReactNode
}

/**
 * The user's hints setting for everything below (H8, shared-blocks §3 "Global settings"). Without a provider hints
 * are on.
 */
export function HintsProvider({ on, children }: HintsProviderProps) {
  return <HintsContext.Provider value={on}>{children}</HintsContext.Provider>
}

/**
 * Whether explanations of terms are rendered. Reasons of blank, masked and estimated values are not hints: they are
 * always rendered (Q13).
 */
export function useHints(): boolean {
  return useContext(HintsContext)
}

import { type Address, browserAddress, memoryAddress } from '@accrue/ui/foundation'
import { createContext, useContext, useState } from 'react'
import type { ThemeChoice } from './theme.ts'

/** The page's request, known to both server and browser. */
export type Visit = {
  pathname: string
  /** Query of the page, with its question mark; '' without one. */
  search: string
  /** The selected theme when the page was rendered. */
  theme: ThemeChoice
}

export const VisitContext = createContext<Visit | null>(null)

export function usePathname(): string {
  return useContext(VisitContext)?.pathname ?? window.location.pathname
}

/** The theme that the page's markup was rendered with. */
export function useThemeOfMarkup(): ThemeChoice {
  return useContext(VisitContext)?.theme ?? 'system'
}

/** Hint that a link passes to its target page. */
export function useCurrentAt(path: string): 'page' | undefined {
  return usePathname() === path ? 'page' : undefined
}

/** Where the page stores its view state: the browser's address bar, or the request's query on the server. */
export function useVisitAddress(): Address {
  const search = useContext(VisitContext)?.search
  const [address] = useState(() => (typeof window === 'undefined' ? memoryAddress(search) : browserAddress()))
  return address
}

import { type Address, browserAddress, memoryAddress } from '@accrue/ui/foundation'
import { createContext, useContext, useState } from 'react'
import type { ThemeChoice } from './theme.ts'

/** What the page was opened by, which the server and the browser both know. */
export type Visit = {
  /** Path of the page. */
  pathname: string
  /** Query of the page, with its question mark; '' without one. */
  search: string
  /** The theme that was chosen when the page was made. */
  theme: ThemeChoice
}

export const VisitContext = createContext<Visit | null>(null)

/** The path of the page. */
export function usePathname(): string {
  return useContext(VisitContext)?.pathname ?? window.location.pathname
}

/** The theme that the markup of the page was made for. */
export function useThemeOfMarkup(): ThemeChoice {
  return useContext(VisitContext)?.theme ?? 'system'
}

/** What a link says of itself on the page that it leads to. */
export function useCurrentAt(path: string): 'page' | undefined {
  return usePathname() === path ? 'page' : undefined
}

/** Where the state of the page lives: the browser's address bar, or on the server the query that was asked for. */
export function useVisitAddress(): Address {
  const search = useContext(VisitContext)?.search
  const [address] = useState(() => (typeof window === 'undefined' ? memoryAddress(search) : browserAddress()))
  return address
}

import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Where the page's store of answers is once a section has needed one; the first to need it makes it. */
export type Queries = { client: QueryClient | null }

/** One store for all sections of a page. */
export const QueriesContext = createContext<Queries>({ client: null })

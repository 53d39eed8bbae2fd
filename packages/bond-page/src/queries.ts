import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** The page's query client; the first section that needs one creates it. */
export type Queries = { client: QueryClient | null }

/** One query client for all sections of a page. */
export const QueriesContext = createContext<Queries>({ client: null })

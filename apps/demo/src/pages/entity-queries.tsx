import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

// Data changes daily, so an answer stays fresh as long as its page is open.
const POLICY = { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY }

/** Query client of a page: each query runs once, and only the user retries a failed one. */
export function EntityQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: POLICY } }))
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

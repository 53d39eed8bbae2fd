import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

// figures are those of a day: an answer stays good as long as its page
const POLICY = { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY }

/** What a page asks for by itself is asked once; a failed question is tried again by the reader. */
export function EntityQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: POLICY } }))
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** What a page asks for by itself is kept as long as the page; a failed question is tried again by the reader. */
export function EntityQueries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** The frame of a section that a link of the page leads to. */
export const SECTION_FRAME =
  'scroll-mt-18 overflow-clip max-desk:scroll-mt-16 *:scroll-mt-18 max-desk:*:scroll-mt-16'

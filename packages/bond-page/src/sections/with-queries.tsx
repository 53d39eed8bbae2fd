'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useContext, useState } from 'react'
import { type Queries, QueriesContext } from '../queries.ts'

/** Provides the page's query client to a part, unless a client is provided already. */
export function withQueries<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithQueries(props: P) {
    const provided = useContext(QueryClientContext)
    const queries = useContext(QueriesContext)
    const [client] = useState(() => provided ?? clientOf(queries))
    return (
      <QueryClientProvider client={client}>
        <Part {...props} />
      </QueryClientProvider>
    )
  }
}

// The API client handles retries, time-outs and cancellation; the cache lives as long as the page.
function clientOf(queries: Queries): QueryClient {
  queries.client ??= new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
  })
  return queries.client
}

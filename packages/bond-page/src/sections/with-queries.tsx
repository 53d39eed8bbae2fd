'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useContext, useState } from 'react'
import { type Queries, QueriesContext } from '../queries.ts'

/** Gives a part the page's store of answers; a store that is there already is left to it. */
export function withQueries<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithQueries(props: P) {
    const given = useContext(QueryClientContext)
    const queries = useContext(QueriesContext)
    const [client] = useState(() => given ?? clientOf(queries))
    return (
      <QueryClientProvider client={client}>
        <Part {...props} />
      </QueryClientProvider>
    )
  }
}

// retries, time-outs and cancelling are the API client's policy; the cache lives as long as the page
function clientOf(queries: Queries): QueryClient {
  queries.client ??= new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 60_000 } },
  })
  return queries.client
}

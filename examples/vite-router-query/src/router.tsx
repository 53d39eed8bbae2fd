import { Skeleton } from '@accrue/ui/controls'
import type { Address } from '@accrue/ui/foundation'
import { createBrowserRouter, Navigate } from 'react-router'
import { Layout } from './layout.tsx'

/** The address of the router, for what a page and its widgets keep in the query. */
const address: Address = {
  read: () => router.state.location.search,
  push: search => void router.navigate({ search }),
  replace: search => void router.navigate({ search }, { replace: true }),
  subscribe: onStep => router.subscribe(onStep),
}

export const router = createBrowserRouter([
  {
    element: <Layout />,
    hydrateFallbackElement: <Skeleton lines={6} />,
    children: [
      { index: true, element: <Navigate to="/indexes/1" replace /> },
      {
        path: 'indexes/:id',
        lazy: async () => {
          const { IndexPage } = await import('./index-page.tsx')
          return { element: <IndexPage address={address} /> }
        },
      },
      {
        path: 'stocks/:id',
        lazy: async () => ({ Component: (await import('./watchlist-page.tsx')).WatchlistPage }),
      },
      {
        path: 'funds/:id',
        lazy: async () => {
          const { FundPage } = await import('./fund-page.tsx')
          return { element: <FundPage address={address} /> }
        },
      },
    ],
  },
])

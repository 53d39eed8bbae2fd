import { UiProvider } from '@accrue/ui/foundation'
import labels from '@accrue/ui/labels/en.json'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './index.css'
import { router } from './router.tsx'
import { TODAY } from './sample-data.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1 } } })
/** Nobody is signed in; without an access policy everything is public. */
const VISITOR = { userId: 0 }

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <UiProvider lang="en" labels={labels} today={TODAY} session={VISITOR}>
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>,
)

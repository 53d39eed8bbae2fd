import { ANONYMOUS, accessFor, type Session } from '@accrue/api-client/access'
import type { UiProvider } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RenderResult } from '@testing-library/react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ENGLISH } from './labels.ts'

/** Props of the provider, with a session of the product. */
export type PageProvider = Partial<Omit<ComponentProps<typeof UiProvider>, 'children' | 'session'>> & {
  session?: Session
}

/** Renders the page or a part of it with English labels, the product's access policy and a query client. */
export function renderPage(
  element: ReactElement,
  { session = ANONYMOUS, ...provider }: PageProvider = {},
): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const withClient = (children: ReactNode) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const view = renderWithUi(withClient(element), {
    labels: ENGLISH,
    session,
    access: accessFor(session),
    ...provider,
  })
  return { ...view, rerender: next => view.rerender(withClient(next)) }
}

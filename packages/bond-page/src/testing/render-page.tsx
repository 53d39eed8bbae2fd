import { ANONYMOUS, accessFor, type Session } from '@accrue/api-client/access'
import type { UiProviderProps } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { ENGLISH } from './words.ts'

/** What the page's provider takes, with a user of the product. */
export type PageProvider = Partial<Omit<UiProviderProps, 'children' | 'session'>> & { session?: Session }

/**
 * Renders the page, or a part of it, as the page stands: English words of page and widgets, the product's access, and a store of
 * answers.
 */
export function renderPage(
  element: ReactElement,
  { session = ANONYMOUS, ...provider }: PageProvider = {},
): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const stored = (drawn: ReactNode) => <QueryClientProvider client={queries}>{drawn}</QueryClientProvider>
  const view = renderWithUi(stored(element), {
    labels: ENGLISH,
    session,
    access: accessFor(session),
    ...provider,
  })
  return { ...view, rerender: next => view.rerender(stored(next)) }
}

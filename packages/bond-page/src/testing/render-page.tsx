import type { UiProviderProps } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { ENGLISH } from './words.ts'

/** Renders the page, or a part of it, as the page stands: English words of page and widgets, and a store of answers. */
export function renderPage(
  element: ReactElement,
  provider: Partial<Omit<UiProviderProps, 'children'>> = {},
): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const stored = (drawn: ReactNode) => <QueryClientProvider client={queries}>{drawn}</QueryClientProvider>
  const view = renderWithUi(stored(element), { labels: ENGLISH, ...provider })
  return { ...view, rerender: next => view.rerender(stored(next)) }
}

import type { UiProviderProps } from '@accrue/ui/foundation'
import widgetWords from '@accrue/ui/labels/eng.json' with { type: 'json' }
import { renderWithUi } from '@accrue/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import pageWords from '../../labels/eng.json' with { type: 'json' }
import { SERVER_WORDS } from './server-words.ts'

/** Every English word that a bond page may say. */
export const PAGE_WORDS = { ...widgetWords, ...pageWords, ...SERVER_WORDS }

/** Renders the page, or a part of it, as the page stands: English words of page and widgets, and a store of answers. */
export function renderPage(
  element: ReactElement,
  provider: Partial<Omit<UiProviderProps, 'children'>> = {},
): RenderResult {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const stored = (drawn: ReactNode) => <QueryClientProvider client={queries}>{drawn}</QueryClientProvider>
  const view = renderWithUi(stored(element), { labels: PAGE_WORDS, ...provider })
  return { ...view, rerender: next => view.rerender(stored(next)) }
}

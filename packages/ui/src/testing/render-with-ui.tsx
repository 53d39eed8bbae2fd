import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import english from '../../labels/en.json' with { type: 'json' }
import { SIGNED_OUT } from '../foundation/access/access.ts'
import { memoryStore } from '../foundation/state/safe-storage.ts'
import { UiProvider, type UiProviderProps } from '../foundation/ui-provider.tsx'
import { sampleAccess } from './sessions.ts'

/** A fixed instant: 2025-07-11 12:00 UTC, the demo's day. */
export const FIXED_NOW = Date.UTC(2025, 6, 11, 12)

/**
 * Renders under a UiProvider with English labels, a fixed clock and memory storage; in strict mode if Testing Library is configured so
 * (`reactStrictMode`). Default `access`: the policy of `sampleAccess` for `session`.
 */
export function renderWithUi(
  element: ReactElement,
  provider: Partial<Omit<UiProviderProps, 'children'>> = {},
): RenderResult {
  const stores = provider.stores ?? { local: memoryStore(), cookie: memoryStore() }
  const access = provider.access ?? sampleAccess(provider.session ?? SIGNED_OUT)
  const Wrapper = ({ children }: { children: React.ReactNode }) => (
    <UiProvider labels={english} clock={() => FIXED_NOW} {...provider} access={access} stores={stores}>
      {children}
    </UiProvider>
  )
  return render(element, { wrapper: Wrapper })
}

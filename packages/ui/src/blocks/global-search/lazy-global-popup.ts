'use client'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import type { GlobalSearchPopupProps } from './global-search-popup.tsx'

/** What hangs below the field comes when the field is approached. */
export const LazyGlobalPopup = lazyPart<GlobalSearchPopupProps>(
  async () => (await import('./global-search-popup.tsx')).GlobalSearchPopup,
  () => null,
)

'use client'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import type { GlobalSearchPopupProps } from './global-search-popup.tsx'

/** The popup loads when the pointer enters the search or the field gets the focus. */
export const LazyGlobalPopup = lazyPart<GlobalSearchPopupProps>(
  async () => (await import('./global-search-popup.tsx')).GlobalSearchPopup,
  () => null,
)

'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { LabelOverlayProps } from './label-overlay-props.ts'

export type { LabelOverlayProps }

/** It loads when keys are shown; users who see texts load none of it. */
const LazyView = lazyPart(
  async () => (await import('./label-overlay-view.tsx')).LabelOverlayView,
  () => null,
)

/**
 * The keys of a page with their texts, while the page shows keys (H10, the show_labels query of shared-blocks §2). With Alt pressed, the
 * text under the pointer or with focus shows its keys, and a click or Enter copies them; a button opens the list of all keys, those without
 * a text first. Put it once on a page, inside the UiProvider. Without `showLabels` there it renders nothing.
 * Parts: `data-slot` label-overlay, label-overlay-tip, label-overlay-panel, label-overlay-row; state: `data-missing`, `data-phase`.
 */
export const LabelOverlay = forwardRef(function LabelOverlay(props: LabelOverlayProps) {
  const { showLabels } = useUi()
  return showLabels ? <LazyView {...props} /> : null
})

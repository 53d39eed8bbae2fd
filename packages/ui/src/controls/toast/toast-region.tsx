'use client'
import { type RegionProps, ToastFrame } from './toast-frame.tsx'
import type { ToastsModel } from './use-toasts.ts'

export type ToastRegionProps = RegionProps & {
  /** From `useToasts`. */
  model: ToastsModel
}

/**
 * The container of a page's messages: at the lower edge, or at the upper one if they would cover the focused element
 * (H5, WCAG 2.4.11). Render it once per page, always. Timers pause under the pointer, with focus inside and in a
 * hidden tab. Parts: `data-slot` toast-region, toast, toast-text; state: `data-edge` end or start, `data-tone`.
 */
export function ToastRegion({ model: { state, events }, ...frameProps }: ToastRegionProps) {
  const toasts = state.toasts.map(({ id, message, tone }) => ({
    id,
    message,
    tone,
    close: () => events.close(id),
  }))
  return <ToastFrame {...frameProps} toasts={toasts} events={events} />
}

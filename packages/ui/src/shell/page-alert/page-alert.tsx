'use client'
import { useState } from 'react'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import type { AlertBoxProps } from '../../controls/toast/alert-box.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type PageAlertCause, toPageAlertViewModel } from './page-alert.view-model.ts'

/** The box loads with the first message. */
export const LazyAlert = lazyDialog<AlertBoxProps & { open: boolean; onOpenChange: (open: boolean) => void }>(
  async () => (await import('../../controls/toast/alert-box.tsx')).AlertBox,
)

export type PageAlertProps = Omit<
  AlertBoxProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'message' | 'persist' | 'duration'
> & {
  /** The page's message; a new one replaces it, the same one is not announced twice. Null shows nothing. */
  cause: PageAlertCause | null
  /** Called when its time is over or the user closes it. */
  onOver?: () => void
}

/**
 * The page's `errorAlert`, or a failed social login, in the alert box: for 3 seconds unless it persists (H5, H6, shared-blocks §8).
 * Put it once on a page. Parts: those of AlertBox.
 */
export function PageAlert({ cause, onOver, ...rest }: PageAlertProps) {
  const label = useLabel()
  const viewModel = toPageAlertViewModel(cause)
  const key = viewModel?.key ?? null
  const [over, setOver] = useState<string | null>(null)
  // a message that was removed from the page can be shown again
  if (over !== null && over !== key) setOver(null)
  const close = () => {
    setOver(key)
    onOver?.()
  }
  const text = viewModel?.text
  return (
    <LazyAlert
      {...rest}
      open={viewModel !== null && over !== key}
      onOpenChange={close}
      message={text ? ('text' in text ? text.text : label(text.key)) : ''}
      persist={viewModel?.persist ?? false}
    />
  )
}

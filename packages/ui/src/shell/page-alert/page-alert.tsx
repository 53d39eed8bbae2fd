'use client'
import { useState } from 'react'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import type { AlertBoxProps } from '../../controls/toast/alert-box.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type PageAlertCause, toPageAlertViewModel } from './page-alert.view-model.ts'

/** The box, once there is something to say. */
export const LazyAlert = lazyDialog<AlertBoxProps & { open: boolean; onOpenChange: (open: boolean) => void }>(
  async () => (await import('../../controls/toast/alert-box.tsx')).AlertBox,
)

export type PageAlertProps = Omit<
  AlertBoxProps,
  'open' | 'defaultOpen' | 'onOpenChange' | 'message' | 'persist' | 'duration'
> & {
  /** What the page has to say; another one takes its place, the same one is not said twice. Null says nothing. */
  cause: PageAlertCause | null
  /** Told when its time is over or the user closes it. */
  onOver?: () => void
}

/**
 * The page's `errorAlert`, or a social login that failed, in the alert box: 3 seconds unless told to persist (H5, H6, shared-blocks §8).
 * Put it once on a page. Parts: those of AlertBox.
 */
export function PageAlert({ cause, onOver, ...rest }: PageAlertProps) {
  const label = useLabel()
  const viewModel = toPageAlertViewModel(cause)
  const key = viewModel?.key ?? null
  const [over, setOver] = useState<string | null>(null)
  // what has gone from the page may come back
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
      message={text ? ('words' in text ? text.words : label(text.key)) : ''}
      persist={viewModel?.persist ?? false}
    />
  )
}

'use client'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import type { SettingsModel } from './use-settings.ts'

export type SettingsDialogProps = {
  /** What `useSettings` returns. */
  model: SettingsModel
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog, loaded when first needed, and the message that outlives it. */
export const LazySettings = lazyDialog<SettingsDialogProps>(
  async () => (await import('./settings-dialog-view.tsx')).SettingsDialogView,
  ({ open, model }) => open || model.state.problem !== null,
)

/**
 * The settings in a dialog, opened from a gear or an account menu (H8). The message about a failed save also appears after the
 * dialog was closed, until it is dismissed. Parts: those of Dialog and SettingsForm.
 */
export function SettingsDialog(props: SettingsDialogProps) {
  return <LazySettings {...props} />
}

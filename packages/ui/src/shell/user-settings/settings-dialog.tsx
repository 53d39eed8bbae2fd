'use client'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { AlertBox } from '../../controls/toast/alert-box.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsMessage } from './settings-message.shape.ts'
import type { SettingsModel } from './use-settings.ts'

export type SettingsDialogProps = {
  /** What `useSettings` returns. */
  model: SettingsModel
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * The settings in a dialog, opened from a gear or an account menu (H8). A choice that could not be saved is told after the
 * dialog was closed as well, until the message is closed. Parts: those of Dialog and SettingsForm.
 */
export function SettingsDialog({ model, open, onOpenChange }: SettingsDialogProps) {
  const label = useLabel()
  const { problem } = model.state
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={label('settings')} size="s">
        <SettingsForm model={model} />
      </Dialog>
      <AlertBox
        persist
        open={problem !== null && !open}
        onOpenChange={model.events.dismiss}
        message={problem ? label(settingsMessage(problem)) : ''}
      />
    </>
  )
}

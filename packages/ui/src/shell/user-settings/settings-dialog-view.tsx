'use client'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { AlertBox } from '../../controls/toast/alert-box.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { SettingsDialogProps } from './settings-dialog.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsMessage } from './settings-message.shape.ts'

/** The dialog of the settings, and the message about what could not be saved. */
export function SettingsDialogView({ model, open, onOpenChange }: SettingsDialogProps) {
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

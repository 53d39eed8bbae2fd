'use client'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import type { OpenedProps } from '../../controls/dialog/lazy-dialog.tsx'
import { AlertBox } from '../../controls/toast/alert-box.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsMessage } from './settings-message.view-model.ts'
import type { SettingsModel } from './use-settings.ts'

type SettingsDialogViewProps = OpenedProps & { model: SettingsModel }

/** The settings dialog, and the message about a failed save. */
export function SettingsDialogView({ model, open, onOpenChange }: SettingsDialogViewProps) {
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

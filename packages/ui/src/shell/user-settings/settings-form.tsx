'use client'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { settingsMessage } from './settings-message.view-model.ts'
import type { SettingsModel } from './use-settings.ts'
import type { SettingsState } from './user-settings.reducer.ts'

export type SettingsFormProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What `useSettings` returns. */
  model: SettingsModel
}

/**
 * The current user's settings (H8). A choice applies at once and is saved automatically: there is nothing to submit.
 * Parts: `data-slot` settings-form, settings-status; state: `data-phase` unknown, loading, unread, signedOut or ready.
 */
export const SettingsForm = forwardRef(function SettingsForm({
  model,
  className,
  ...rest
}: SettingsFormProps) {
  const label = useLabel()
  const { state, events } = model
  const box = useRef<HTMLInputElement>(null)
  // the button unmounts with its message
  const retry = () => {
    events.retry()
    box.current?.focus()
  }
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="settings-form"
      data-phase={state.phase}
      className={cx('grid gap-3', className)}
    >
      <Choices model={model} box={box} />
      <SettingsMessage state={state} onRetry={retry} />
      {/* always mounted, so that its messages are announced */}
      <p role="status" data-slot="settings-status" className="-my-2 min-h-4 text-12 text-ink-3">
        {state.saving ? label('settings_saving') : null}
      </p>
    </div>
  )
})

type ChoicesProps = { model: SettingsModel; box: RefObject<HTMLInputElement | null> }

function Choices({ model: { state, settings, events }, box }: ChoicesProps) {
  const label = useLabel()
  const { phase, request } = state
  if (phase === 'signedOut')
    return <AccessPrompt verdict={NEED_AUTH} message={label('settings_signed_out')} />
  if (phase === 'unread')
    return (
      <ErrorState message={label('settings_unread')} onRetry={events.reload} pending={request !== null} />
    )
  return (
    <Checkbox
      ref={box}
      label={label('settings_hints')}
      hint={label('settings_hints_text')}
      checked={settings.hints}
      disabledReason={phase === 'ready' ? null : label('settings_loading')}
      onCheckedChange={hints => events.choose({ hints })}
    />
  )
}

type SettingsMessageProps = { state: SettingsState; onRetry: () => void }

/** Why a choice was not saved, with a retry button. */
function SettingsMessage({ state: { problem, forgetful }, onRetry }: SettingsMessageProps) {
  const label = useLabel()
  if (forgetful) return <Notice tone="warn">{label('settings_forgetful')}</Notice>
  if (!problem) return null
  const message = label(settingsMessage(problem))
  if (problem.reason === 'needAuth')
    return <AccessPrompt role="alert" verdict={NEED_AUTH} message={message} />
  return <RetryNotice onRetry={onRetry}>{message}</RetryNotice>
}

'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { settingsMessage } from './settings-message.view-model.ts'
import type { SettingsState } from './user-settings.reducer.ts'

type SettingsMessageProps = { state: SettingsState; onRetry: () => void }

/** Why a choice was not saved, with a retry button. */
export function SettingsMessage({ state: { problem, forgetful }, onRetry }: SettingsMessageProps) {
  const label = useLabel()
  if (forgetful) return <Notice tone="warn">{label('settings_forgetful')}</Notice>
  if (!problem) return null
  const message = label(settingsMessage(problem))
  if (problem.reason === 'needAuth')
    return <AccessPrompt role="alert" verdict={NEED_AUTH} message={message} />
  return <RetryNotice onRetry={onRetry}>{message}</RetryNotice>
}

import type { SettingsProblem } from './user-settings.reducer.ts'

const MESSAGES = {
  needAuth: 'settings_signed_out',
  otherSession: 'settings_other_session',
  failed: 'settings_failed',
} as const satisfies Record<SettingsProblem['reason'], string>

/** The label of the reason why a choice was reverted. */
export function settingsMessage({ reason }: SettingsProblem): string {
  return MESSAGES[reason]
}

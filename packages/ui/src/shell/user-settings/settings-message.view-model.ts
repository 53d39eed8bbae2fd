import type { SettingsProblem } from './user-settings.reducer.ts'

/** What a user whose session is over is told. */

const MESSAGES = {
  needAuth: 'settings_signed_out',
  otherSession: 'settings_other_session',
  failed: 'settings_failed',
} as const satisfies Record<SettingsProblem['reason'], string>

/** The label that says why a choice was taken back. */
export function settingsMessage({ reason }: SettingsProblem): string {
  return MESSAGES[reason]
}

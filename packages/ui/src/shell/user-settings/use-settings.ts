'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { storedAge } from '../../foundation/state/stored-keys.ts'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useSession, useStores, useVerdict } from '../../foundation/ui-provider.tsx'
import {
  INITIAL_SETTINGS,
  readSettings,
  SETTINGS_COOKIE,
  type Settings,
  type SettingsEvent,
  type SettingsPorts,
  type SettingsState,
  settingsNow,
  settingsReducer,
  settingsUser,
  writeSettings,
} from './user-settings.reducer.ts'

export type SettingsOptions = SettingsPorts & {
  /** The session's token, sent with every save (readings #44). */
  sid: string
}

export type SettingsModel = {
  state: SettingsState
  /** The current settings: for `<HintsProvider on={settings.hints}>`. */
  settings: Settings
  events: {
    /** Applies the settings at once, and saves them in this user's store. */
    choose: (settings: Settings) => void
    /** Retries the choice that was reverted. */
    retry: () => void
    /** Loads the settings again after a failure. */
    reload: () => void
    /** Dismisses the message about a failed save. */
    dismiss: () => void
  }
}

/**
 * The current user's settings, and the actions that change them (H8): visitors' settings in a cookie, those of levels above 0 on the
 * server (shared-blocks §6). Use it once per page and pass the model to `SettingsForm`, `SettingsDialog` and `HintsProvider`.
 */
export function useSettings({ load, save, sid }: SettingsOptions): SettingsModel {
  const { cookie } = useStores()
  const { userId, store } = settingsUser(useSession(), useVerdict('serverSettings'))
  const [state, setState] = useState(INITIAL_SETTINGS)
  // the latest state, also between two presses before the next render: one save at a time
  const now = useRef(state)
  const latest = useRef({ save, sid })
  useEffect(() => {
    latest.current = { save, sid }
  })

  const happen = useCallback((event: SettingsEvent) => {
    const before = now.current.saving
    now.current = settingsReducer(now.current, event)
    setState(now.current)
    const { saving } = now.current
    if (saving && saving !== before) sendSave(saving, latest.current, happen)
  }, [])

  useRequest(state.request, load, happen)
  useEffect(() => {
    const text = store === 'cookie' ? cookie.get(SETTINGS_COOKIE) : null
    happen({ type: 'visited', user: { userId, store }, cookie: text })
    if (text !== null && readSettings(text) === null) saveToCookie(cookie, settingsNow(now.current))
  }, [userId, store, cookie, happen])

  const choose = (settings: Settings) => {
    const { phase, user } = now.current
    const stored = phase === 'ready' && user?.store === 'cookie' && saveToCookie(cookie, settings)
    happen({ type: 'chosen', settings, stored })
  }
  return {
    state,
    settings: settingsNow(state),
    events: {
      choose,
      retry: () => now.current.problem && choose(now.current.problem.chosen),
      reload: () => happen({ type: 'reloaded' }),
      dismiss: () => happen({ type: 'dismissed' }),
    },
  }
}

function saveToCookie(cookie: ReturnType<typeof useStores>['cookie'], settings: Settings): boolean {
  return cookie.set(SETTINGS_COOKIE, writeSettings(settings), storedAge('userSettings'))
}

/** Sends a save: not in an effect, which may run twice, and without a signal, because the server may have stored it already. */
async function sendSave(
  { id, settings }: NonNullable<SettingsState['saving']>,
  { save, sid }: Pick<SettingsOptions, 'save' | 'sid'>,
  happen: (event: SettingsEvent) => void,
): Promise<void> {
  try {
    happen({ type: 'saved', id, answer: await save({ sid, ...settings }) })
  } catch {
    happen({ type: 'saveFailed', id })
  }
}

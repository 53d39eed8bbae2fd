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
  /** The session's token, sent back with every save (readings #44). */
  sid: string
}

export type SettingsModel = {
  state: SettingsState
  /** The settings that count now: for `<HintsProvider on={settings.hints}>`. */
  settings: Settings
  events: {
    /** Sets them at once, and stores them where this user's are kept. */
    choose: (settings: Settings) => void
    /** Chooses once more what had to be taken back. */
    retry: () => void
    /** Reads them once more, where that failed. */
    reload: () => void
    /** Takes the message about a failed save away. */
    dismiss: () => void
  }
}

/**
 * The settings of whoever is looking, and the way to change them (H8): visitors' in a cookie, those of levels above 0 on the
 * server (shared-blocks §6). Use it once per page and hand the model to `SettingsForm`, `SettingsDialog` and `HintsProvider`.
 */
export function useSettings({ load, save, sid }: SettingsOptions): SettingsModel {
  const { cookie } = useStores()
  const { userId, store } = settingsUser(useSession(), useVerdict('serverSettings'))
  const [state, setState] = useState(INITIAL_SETTINGS)
  // the newest state, also between two presses that come before the screen is drawn again: one save at a time
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
    if (saving && saving !== before) carry(saving, latest.current, happen)
  }, [])

  useRequest(state.request, load, happen)
  useEffect(() => {
    const text = store === 'cookie' ? cookie.get(SETTINGS_COOKIE) : null
    happen({ type: 'visited', user: { userId, store }, cookie: text })
    if (text !== null && readSettings(text) === null) keep(cookie, settingsNow(now.current))
  }, [userId, store, cookie, happen])

  const choose = (settings: Settings) => {
    const { phase, user } = now.current
    const stored = phase === 'ready' && user?.store === 'cookie' && keep(cookie, settings)
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

function keep(cookie: ReturnType<typeof useStores>['cookie'], settings: Settings): boolean {
  return cookie.set(SETTINGS_COOKIE, writeSettings(settings), storedAge('userSettings'))
}

/** Carries a save: not by an effect, which may run twice, and without a signal, because it may have been stored already. */
async function carry(
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

import type { AccessVerdict, Session } from '../../foundation/access/access.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** A user's settings (shared-blocks §3 "Global settings"). */
export type Settings = {
  /** Whether explanations of terms are shown. */
  hints: boolean
}

/** Hints are on by default (shared-blocks §6). */
const DEFAULT_SETTINGS: Settings = { hints: true }

/** The cookie with a visitor's settings, as JSON. */
export const SETTINGS_COOKIE = storedKey('userSettings')

/** The response to a call for settings; refusals are responses, transport faults are rejections. */
export type SettingsAnswer<Data> = { kind: 'ok'; data: Data } | { kind: 'refused'; code: string }

/** Loads the settings of a signed-in user. */
export type SettingsLoadPort = Port<object, SettingsAnswer<Settings>>

/**
 * Saves the settings of a signed-in user; `sid` is the session's token (readings #44). It is called only after a press, one
 * call at a time, never aborted and never retried automatically. The content of a success response is ignored (shared-blocks §7).
 */
export type SettingsSavePort = (question: { sid: string } & Settings) => Promise<SettingsAnswer<unknown>>

export type SettingsPorts = { load: SettingsLoadPort; save: SettingsSavePort }

/** The owner of the settings, and their store. */
export type SettingsUser = { userId: number; store: 'cookie' | 'server' }

/** Why a choice was reverted: the session is over, it now belongs to another user, or there was no usable response. */
export type SettingsProblem = { reason: 'needAuth' | 'otherSession' | 'failed'; chosen: Settings }

type SettingsPhase =
  /** The server, and the first render. */
  | 'unknown'
  | 'loading'
  /** The settings could not be loaded; the defaults apply. */
  | 'unread'
  /** The session was over when they were loaded. */
  | 'signedOut'
  | 'ready'

export type SettingsState = {
  user: SettingsUser | null
  phase: SettingsPhase
  /** The saved settings, as far as known. */
  saved: Settings
  /** The user's choice that the server has not confirmed yet; it applies on the page already. */
  unconfirmed: Settings | null
  /** The pending save; at most one. */
  saving: { id: number; settings: Settings } | null
  problem: SettingsProblem | null
  /** The browser refused the cookie: the choice lasts as long as the page. */
  forgetful: boolean
  sequence: number
  request: Request<object>
}

export type SettingsEvent =
  /** `cookie` is the cookie's value, or null. */
  | { type: 'visited'; user: SettingsUser; cookie: string | null }
  /** `stored` is whether the cookie was accepted; ignored if the settings are stored on the server. */
  | { type: 'chosen'; settings: Settings; stored: boolean }
  | { type: 'saved'; id: number; answer: SettingsAnswer<unknown> }
  | { type: 'saveFailed'; id: number }
  | { type: 'reloaded' }
  | { type: 'dismissed' }
  | Settled<SettingsAnswer<Settings>>

/** The user is unknown yet; hints are on. */
export const INITIAL_SETTINGS: SettingsState = {
  user: null,
  phase: 'unknown',
  saved: DEFAULT_SETTINGS,
  unconfirmed: null,
  saving: null,
  problem: null,
  forgetful: false,
  sequence: 0,
  request: null,
}

/** The store of this user's settings: the server if `serverSettings` is allowed, else a cookie (shared-blocks §6, access row 29). */
export function settingsUser({ userId }: Session, { kind }: AccessVerdict): SettingsUser {
  return { userId, store: kind === 'allowed' ? 'server' : 'cookie' }
}

/** Parses the settings from a cookie; null if it has none. */
export function readSettings(text: string | null): Settings | null {
  try {
    const hints: unknown = JSON.parse(text ?? '')?.hints
    return typeof hints === 'boolean' ? { hints } : null
  } catch {
    return null
  }
}

/** The settings as text for the cookie. */
export function writeSettings({ hints }: Settings): string {
  return JSON.stringify({ hints })
}

/** The current settings: the last choice, unless it was reverted. */
export function settingsNow({ unconfirmed, saved: updated }: SettingsState): Settings {
  return unconfirmed ?? updated
}

/** User settings: one hook, two stores (H8). The server always receives the last choice last. Pure. */
export function settingsReducer(state: SettingsState, event: SettingsEvent): SettingsState {
  switch (event.type) {
    case 'visited':
      return visited(state, event)
    case 'chosen':
      return chosen(state, event)
    case 'saved':
      return saved(state, event)
    case 'saveFailed':
      return state.saving?.id === event.id ? unsaved(state, 'failed') : state
    case 'answered':
      return loaded(state, event.id, event.answer)
    case 'failed':
      return state.request?.id === event.id ? { ...state, phase: 'unread', request: null } : state
    case 'reloaded':
      return state.phase === 'unread' && state.request === null ? withLoad(state) : state
    case 'dismissed':
      return state.problem === null ? state : { ...state, problem: null }
  }
}

function withLoad(state: SettingsState): SettingsState {
  const id = state.sequence + 1
  return { ...state, sequence: id, request: { id, payload: {} } }
}

function visited(
  state: SettingsState,
  { user, cookie }: { user: SettingsUser; cookie: string | null },
): SettingsState {
  if (state.user?.userId === user.userId && state.user.store === user.store) return state
  const fresh = { ...INITIAL_SETTINGS, user, sequence: state.sequence }
  if (user.store === 'server') return withLoad({ ...fresh, phase: 'loading' })
  return { ...fresh, phase: 'ready', saved: readSettings(cookie) ?? DEFAULT_SETTINGS }
}

function loaded(state: SettingsState, id: number, answer: SettingsAnswer<Settings>): SettingsState {
  if (state.request?.id !== id) return state
  if (answer.kind === 'refused')
    return { ...state, phase: answer.code === 'need_auth' ? 'signedOut' : 'unread', request: null }
  return { ...state, phase: 'ready', saved: answer.data, request: null }
}

function chosen(
  state: SettingsState,
  { settings, stored }: { settings: Settings; stored: boolean },
): SettingsState {
  if (state.phase !== 'ready') return state
  if (state.user?.store === 'cookie') return { ...state, saved: settings, forgetful: !stored }
  const next = { ...state, unconfirmed: settings, problem: null }
  return state.saving ? next : save(next, settings)
}

function save(state: SettingsState, settings: Settings): SettingsState {
  const id = state.sequence + 1
  return { ...state, sequence: id, saving: { id, settings } }
}

function saved(
  state: SettingsState,
  { id, answer }: { id: number; answer: SettingsAnswer<unknown> },
): SettingsState {
  const { saving, unconfirmed } = state
  if (saving?.id !== id) return state
  if (answer.kind === 'refused') return unsaved(state, reasonOf(answer.code))
  const updated = { ...state, saved: saving.settings, saving: null }
  return unconfirmed && unconfirmed.hints !== saving.settings.hints
    ? save(updated, unconfirmed)
    : { ...updated, unconfirmed: null }
}

function reasonOf(code: string): SettingsProblem['reason'] {
  if (code === 'need_auth') return 'needAuth'
  return code === 'bad_sid' ? 'otherSession' : 'failed'
}

function unsaved(state: SettingsState, reason: SettingsProblem['reason']): SettingsState {
  const { saving, unconfirmed } = state
  if (!saving || !unconfirmed) return { ...state, saving: null }
  // a choice made meanwhile was never sent; and a lost response may have been a success
  if (reason === 'failed' && unconfirmed.hints !== saving.settings.hints) return save(state, unconfirmed)
  return { ...state, saving: null, unconfirmed: null, problem: { reason, chosen: unconfirmed } }
}

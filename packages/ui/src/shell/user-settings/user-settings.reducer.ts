import type { AccessVerdict, Session } from '../../foundation/access/access.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** What a user has set (shared-blocks §3 "Global settings"). */
export type Settings = {
  /** Whether explanations of terms are drawn. */
  hints: boolean
}

/** Hints are on until somebody switches them off (shared-blocks §6). */
export const DEFAULT_SETTINGS: Settings = { hints: true }

/** The cookie that keeps the settings of a visitor, as JSON. */
export const SETTINGS_COOKIE = storedKey('userSettings')

/** What a call for settings brings; refusals are answers, transport faults are rejections. */
export type SettingsAnswer<Data> = { kind: 'ok'; data: Data } | { kind: 'refused'; code: string }

/** Brings the settings of a signed-in user. */
export type SettingsLoadPort = Port<object, SettingsAnswer<Settings>>

/**
 * Stores the settings of a signed-in user; `sid` is the session's token (readings #44). It is called after a press only, one
 * call at a time, never aborted and never again by itself. What it answers besides "taken" is not read (shared-blocks §7).
 */
export type SettingsSavePort = (question: { sid: string } & Settings) => Promise<SettingsAnswer<unknown>>

export type SettingsPorts = { load: SettingsLoadPort; save: SettingsSavePort }

/** Whose settings they are. */
export type SettingsUser = { userId: number; store: 'cookie' | 'server' }

/** Why a choice was taken back: the session is over, it belongs to somebody else by now, or no usable answer came. */
export type SettingsProblem = { reason: 'needAuth' | 'otherSession' | 'failed'; chosen: Settings }

export type SettingsPhase =
  /** The server, and the first render. */
  | 'unknown'
  | 'loading'
  /** The settings could not be read; the defaults count. */
  | 'unread'
  /** The session was over when they were asked for. */
  | 'signedOut'
  | 'ready'

export type SettingsState = {
  user: SettingsUser | null
  phase: SettingsPhase
  /** As they are kept, as far as is known. */
  kept: Settings
  /** What the user wants and the server has not taken yet; it counts on the page already. */
  wish: Settings | null
  /** The one save that is under way. */
  saving: { id: number; settings: Settings } | null
  problem: SettingsProblem | null
  /** The browser refused the cookie: the choice lasts as long as the page. */
  forgetful: boolean
  sequence: number
  request: Request<object>
}

export type SettingsEvent =
  /** `cookie` is what the cookie holds, or null. */
  | { type: 'visited'; user: SettingsUser; cookie: string | null }
  /** `stored` says whether the cookie took it; on the server it means nothing. */
  | { type: 'chosen'; settings: Settings; stored: boolean }
  | { type: 'saved'; id: number; answer: SettingsAnswer<unknown> }
  | { type: 'saveFailed'; id: number }
  | { type: 'reloaded' }
  | { type: 'dismissed' }
  | Settled<SettingsAnswer<Settings>>

/** Nothing is known of the user yet; hints are on. */
export const INITIAL_SETTINGS: SettingsState = {
  user: null,
  phase: 'unknown',
  kept: DEFAULT_SETTINGS,
  wish: null,
  saving: null,
  problem: null,
  forgetful: false,
  sequence: 0,
  request: null,
}

/** Where this user's settings live: on the server where `serverSettings` is allowed, else in a cookie (shared-blocks §6, access row 29). */
export function settingsUser({ userId }: Session, { kind }: AccessVerdict): SettingsUser {
  return { userId, store: kind === 'allowed' ? 'server' : 'cookie' }
}

/** The settings in the text of a cookie; null when it holds none. */
export function readSettings(text: string | null): Settings | null {
  try {
    const hints: unknown = JSON.parse(text ?? '')?.hints
    return typeof hints === 'boolean' ? { hints } : null
  } catch {
    return null
  }
}

/** The settings as the cookie holds them. */
export function writeSettings({ hints }: Settings): string {
  return JSON.stringify({ hints })
}

/** The settings that count now: what was chosen last, unless it had to be taken back. */
export function settingsNow({ wish, kept }: SettingsState): Settings {
  return wish ?? kept
}

/** User settings: one hook, two stores (H8). The last choice is the last that the server hears of. Pure. */
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
      return state.phase === 'unread' && state.request === null ? ask(state) : state
    case 'dismissed':
      return state.problem === null ? state : { ...state, problem: null }
  }
}

function ask(state: SettingsState): SettingsState {
  const id = state.sequence + 1
  return { ...state, sequence: id, request: { id, payload: {} } }
}

function visited(
  state: SettingsState,
  { user, cookie }: { user: SettingsUser; cookie: string | null },
): SettingsState {
  if (state.user?.userId === user.userId && state.user.store === user.store) return state
  const fresh = { ...INITIAL_SETTINGS, user, sequence: state.sequence }
  if (user.store === 'server') return ask({ ...fresh, phase: 'loading' })
  return { ...fresh, phase: 'ready', kept: readSettings(cookie) ?? DEFAULT_SETTINGS }
}

function loaded(state: SettingsState, id: number, answer: SettingsAnswer<Settings>): SettingsState {
  if (state.request?.id !== id) return state
  if (answer.kind === 'refused')
    return { ...state, phase: answer.code === 'need_auth' ? 'signedOut' : 'unread', request: null }
  return { ...state, phase: 'ready', kept: answer.data, request: null }
}

function chosen(
  state: SettingsState,
  { settings, stored }: { settings: Settings; stored: boolean },
): SettingsState {
  if (state.phase !== 'ready') return state
  if (state.user?.store === 'cookie') return { ...state, kept: settings, forgetful: !stored }
  const wanted = { ...state, wish: settings, problem: null }
  return state.saving ? wanted : save(wanted, settings)
}

function save(state: SettingsState, settings: Settings): SettingsState {
  const id = state.sequence + 1
  return { ...state, sequence: id, saving: { id, settings } }
}

function saved(
  state: SettingsState,
  { id, answer }: { id: number; answer: SettingsAnswer<unknown> },
): SettingsState {
  const { saving, wish } = state
  if (saving?.id !== id) return state
  if (answer.kind === 'refused') return unsaved(state, reasonOf(answer.code))
  const kept = { ...state, kept: saving.settings, saving: null }
  return wish && wish.hints !== saving.settings.hints ? save(kept, wish) : { ...kept, wish: null }
}

function reasonOf(code: string): SettingsProblem['reason'] {
  if (code === 'need_auth') return 'needAuth'
  return code === 'bad_sid' ? 'otherSession' : 'failed'
}

function unsaved(state: SettingsState, reason: SettingsProblem['reason']): SettingsState {
  const { saving, wish } = state
  if (!saving || !wish) return { ...state, saving: null }
  // what was chosen meanwhile was never sent; and an answer that got lost may have been a yes
  if (reason === 'failed' && wish.hints !== saving.settings.hints) return save(state, wish)
  return { ...state, saving: null, wish: null, problem: { reason, chosen: wish } }
}

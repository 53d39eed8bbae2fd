/** Default duration of an alert, in milliseconds (shared-blocks §4, §9: "alert display 3 s"). */
export const ALERT_MS = 3000

/** Default duration of any other message, in milliseconds (shared-blocks §9: "temporary show default 5 s"). */
export const TOAST_MS = 5000

/** Minimum duration, also after a pause, in milliseconds: a shorter message can be neither read nor announced. */
export const MIN_TOAST_MS = 1000

/** The longest timer that browsers support; longer durations persist. */
const MAX_TIMER_MS = 2 ** 31 - 1

export type ToastTone = 'neutral' | 'up' | 'warn' | 'down'

/** The content and duration of a message. */
export type ToastOrder = {
  /** Replaces the message with this id. Default: a new message. */
  id?: number
  /** Plain text; markup is shown as text. Blank text shows nothing. */
  message: string
  /** Default `neutral`. `down` is announced immediately, the others politely. */
  tone?: ToastTone
  /** Stays until it is closed. Default false. */
  persist?: boolean
  /** Milliseconds, at least 1000. Invalid numbers count as the default, 5000. */
  duration?: number
}

/** The remaining time of a message: unlimited, until an instant, or milliseconds that continue after the pause. */
type ToastTime = { kind: 'persists' } | { kind: 'runs'; until: number } | { kind: 'waits'; left: number }

export type Toast = { id: number; message: string; tone: ToastTone; time: ToastTime }

/** The reason of a pause: the pointer is on a message, focus is in one, or the tab is hidden. */
export type ToastPause = 'hover' | 'focus' | 'hidden'

export type ToastsState = {
  /** Oldest first. */
  toasts: readonly Toast[]
  pauses: readonly ToastPause[]
}

/** `at` is the instant of the event in milliseconds. */
export type ToastsEvent =
  | { type: 'shown'; id: number; order: ToastOrder; at: number }
  | { type: 'closed'; id: number; at: number }
  | { type: 'cleared' }
  | { type: 'paused'; by: ToastPause; at: number }
  | { type: 'resumed'; by: ToastPause; at: number }
  | { type: 'ticked'; at: number }

export const NO_TOASTS: ToastsState = { toasts: [], pauses: [] }

/** Messages with a duration; none closes by time while someone may be reading (H5). */
export function toastsReducer(state: ToastsState, event: ToastsEvent): ToastsState {
  switch (event.type) {
    case 'shown':
      return shown(state, event)
    case 'closed':
      // the pressed button is gone, and the pointer may fire no leave event
      return resumed(
        retain(state, toast => toast.id !== event.id),
        'hover',
        event.at,
      )
    case 'cleared':
      return retain(state, () => false)
    case 'paused':
      return paused(state, event.by, event.at)
    case 'resumed':
      return resumed(state, event.by, event.at)
    case 'ticked':
      return retain(state, toast => !isOver(toast, event.at))
  }
}

/** The messages whose time is over at an instant. */
export function overAt({ toasts }: ToastsState, at: number): Toast[] {
  return toasts.filter(toast => isOver(toast, at))
}

/** The instant at which the next message closes, or null when none does. */
export function nextEnd({ toasts }: ToastsState): number | null {
  const ends = toasts.flatMap(({ time }) => (time.kind === 'runs' ? [time.until] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

function isOver({ time }: Toast, at: number): boolean {
  return time.kind === 'runs' && time.until <= at
}

type Shown = Extract<ToastsEvent, { type: 'shown' }>

/** A message with equal text and tone replaces the existing one: messages are not duplicated. */
function shown(state: ToastsState, { id, order, at }: Shown): ToastsState {
  const { message, tone = 'neutral' } = order
  if (!message?.trim()) return state
  const others = state.toasts.filter(
    toast => toast.id !== id && (toast.message !== message || toast.tone !== tone),
  )
  const time = timeOf(order)
  const toast: Toast = { id, message, tone, time: state.pauses.length > 0 ? time : run(time, at) }
  return { ...state, toasts: [...others, toast] }
}

function timeOf({ persist = false, duration = TOAST_MS }: ToastOrder): ToastTime {
  const requested = duration > 0 ? duration : TOAST_MS
  if (persist || requested > MAX_TIMER_MS) return { kind: 'persists' }
  return { kind: 'waits', left: Math.max(requested, MIN_TOAST_MS) }
}

function run(time: ToastTime, at: number): ToastTime {
  return time.kind === 'waits' ? { kind: 'runs', until: at + Math.max(time.left, MIN_TOAST_MS) } : time
}

function wait(time: ToastTime, at: number): ToastTime {
  return time.kind === 'runs' ? { kind: 'waits', left: Math.max(0, time.until - at) } : time
}

function paused(state: ToastsState, by: ToastPause, at: number): ToastsState {
  if (state.pauses.includes(by)) return state
  return { pauses: [...state.pauses, by], toasts: state.toasts.map(retimed(wait, at)) }
}

function resumed(state: ToastsState, by: ToastPause, at: number): ToastsState {
  if (!state.pauses.includes(by)) return state
  const pauses = state.pauses.filter(pause => pause !== by)
  return { pauses, toasts: pauses.length > 0 ? state.toasts : state.toasts.map(retimed(run, at)) }
}

function retimed(change: (time: ToastTime, at: number) => ToastTime, at: number): (toast: Toast) => Toast {
  return toast => ({ ...toast, time: change(toast.time, at) })
}

/** The last message ends the pauses by pointer and focus; a hidden tab still pauses. */
function retain(state: ToastsState, isRetained: (toast: Toast) => boolean): ToastsState {
  const toasts = state.toasts.filter(isRetained)
  if (toasts.length === state.toasts.length) return state
  return {
    toasts,
    pauses: toasts.length > 0 ? state.pauses : state.pauses.filter(pause => pause === 'hidden'),
  }
}

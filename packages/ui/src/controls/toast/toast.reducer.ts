/** How long an alert stands unless told to persist, in milliseconds (shared-blocks §4, §9: "alert display 3 s"). */
export const ALERT_MS = 3000

/** How long any other message is shown, in milliseconds (shared-blocks §9: "temporary show default 5 s"). */
export const SHOWN_MS = 5000

/** The least that a message stands, also after a pause: in less it can neither be read nor be read out. */
export const LEAST_MS = 1000

/** The longest that a browser's timer can wait; what shall stand longer persists. */
const MOST_MS = 2 ** 31 - 1

export type ToastTone = 'neutral' | 'up' | 'warn' | 'down'

/** What to show, and for how long. */
export type ToastOrder = {
  /** Takes the place of the message with this id. Default: a message of its own. */
  id?: number
  /** Plain text; markup in it is shown as text. Blank text shows nothing. */
  message: string
  /** Default `neutral`. `down` is said at once, the others politely. */
  tone?: ToastTone
  /** Stands until it is closed. Default false. */
  persist?: boolean
  /** Milliseconds, at least 1000. What is no number above 0 counts as the default, 5000. */
  duration?: number
}

/** How much longer a message stands: for good, until an instant, or for so many milliseconds once the pause is over. */
type ToastTime = { kind: 'persists' } | { kind: 'runs'; until: number } | { kind: 'waits'; left: number }

export type Toast = { id: number; message: string; tone: ToastTone; time: ToastTime }

/** Why time stands still: the pointer rests on a message, focus is in one, or the tab is not seen. */
export type ToastHold = 'hover' | 'focus' | 'hidden'

export type ToastsState = {
  /** The oldest first. */
  toasts: readonly Toast[]
  holds: readonly ToastHold[]
}

/** `at` is the instant of the event in milliseconds. */
export type ToastsEvent =
  | { type: 'shown'; id: number; order: ToastOrder; at: number }
  | { type: 'closed'; id: number; at: number }
  | { type: 'cleared' }
  | { type: 'held'; by: ToastHold; at: number }
  | { type: 'released'; by: ToastHold; at: number }
  | { type: 'ticked'; at: number }

export const NO_TOASTS: ToastsState = { toasts: [], holds: [] }

/** Messages that come, stand for their time and go; nothing goes while somebody may be reading (H5). */
export function toastsReducer(state: ToastsState, event: ToastsEvent): ToastsState {
  switch (event.type) {
    case 'shown':
      return shown(state, event)
    case 'closed':
      // the button that was pressed is gone from under the pointer, which need not tell that it left
      return released(
        keep(state, toast => toast.id !== event.id),
        'hover',
        event.at,
      )
    case 'cleared':
      return keep(state, () => false)
    case 'held':
      return held(state, event.by, event.at)
    case 'released':
      return released(state, event.by, event.at)
    case 'ticked':
      return keep(state, toast => !isOver(toast, event.at))
  }
}

/** The messages whose time is over at an instant. */
export function overAt({ toasts }: ToastsState, at: number): Toast[] {
  return toasts.filter(toast => isOver(toast, at))
}

/** The instant at which the next message goes, or null while none will. */
export function nextEnd({ toasts }: ToastsState): number | null {
  const ends = toasts.flatMap(({ time }) => (time.kind === 'runs' ? [time.until] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

function isOver({ time }: Toast, at: number): boolean {
  return time.kind === 'runs' && time.until <= at
}

type Shown = Extract<ToastsEvent, { type: 'shown' }>

/** The same words in the same tone take the place of the ones that stand: a new message, not a pile of equal ones. */
function shown(state: ToastsState, { id, order, at }: Shown): ToastsState {
  const { message, tone = 'neutral' } = order
  if (message.trim() === '') return state
  const others = state.toasts.filter(
    toast => toast.id !== id && (toast.message !== message || toast.tone !== tone),
  )
  const time = timeOf(order)
  const toast: Toast = { id, message, tone, time: state.holds.length > 0 ? time : run(time, at) }
  return { ...state, toasts: [...others, toast] }
}

function timeOf({ persist = false, duration = SHOWN_MS }: ToastOrder): ToastTime {
  const wanted = duration > 0 ? duration : SHOWN_MS
  if (persist || wanted > MOST_MS) return { kind: 'persists' }
  return { kind: 'waits', left: Math.max(wanted, LEAST_MS) }
}

function run(time: ToastTime, at: number): ToastTime {
  return time.kind === 'waits' ? { kind: 'runs', until: at + Math.max(time.left, LEAST_MS) } : time
}

function wait(time: ToastTime, at: number): ToastTime {
  return time.kind === 'runs' ? { kind: 'waits', left: Math.max(0, time.until - at) } : time
}

function held(state: ToastsState, by: ToastHold, at: number): ToastsState {
  if (state.holds.includes(by)) return state
  return { holds: [...state.holds, by], toasts: state.toasts.map(retimed(wait, at)) }
}

function released(state: ToastsState, by: ToastHold, at: number): ToastsState {
  if (!state.holds.includes(by)) return state
  const holds = state.holds.filter(hold => hold !== by)
  return { holds, toasts: holds.length > 0 ? state.toasts : state.toasts.map(retimed(run, at)) }
}

function retimed(change: (time: ToastTime, at: number) => ToastTime, at: number): (toast: Toast) => Toast {
  return toast => ({ ...toast, time: change(toast.time, at) })
}

/** With the last message goes what the pointer and focus held on to; a tab that is not seen stays so. */
function keep(state: ToastsState, stays: (toast: Toast) => boolean): ToastsState {
  const toasts = state.toasts.filter(stays)
  if (toasts.length === state.toasts.length) return state
  return { toasts, holds: toasts.length > 0 ? state.holds : state.holds.filter(hold => hold === 'hidden') }
}

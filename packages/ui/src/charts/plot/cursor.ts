/** A value that parts of a chart subscribe to without React: setting it does not render. */
export type Channel<T> = {
  get: () => T
  set: (value: T) => void
  /** Calls the listener on every later change; returns how to stop it. */
  subscribe: (listener: (value: T) => void) => () => void
}

/** A read-only channel. */
export type Readable<T> = Omit<Channel<T>, 'set'>

/** A channel with the mapped value of another one. Keep its identity: `useMemo(() => mapChannel(…), […])`. */
export function mapChannel<T, U>({ get, subscribe }: Readable<T>, change: (value: T) => U): Readable<U> {
  return { get: () => change(get()), subscribe: listener => subscribe(value => listener(change(value))) }
}

export function createChannel<T>(initial: T): Channel<T> {
  const listeners = new Set<(value: T) => void>()
  let current = initial
  return {
    get: () => current,
    set: value => {
      current = value
      for (const listener of listeners) listener(value)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The position of a crosshair. */
type Cursor = {
  /** Wall-clock milliseconds; every chart snaps it to its own data. */
  at: number
  /** The chart under the pointer; `near` and `id` mean something to it alone. */
  source: object
  /** Height of the pointer, in pixels of that chart. */
  near?: number
  /** The series that the keyboard is on. */
  id?: string
  /** The pointer is a finger. Default false. */
  touch?: boolean
}

/** A shared crosshair (C18): pass the same link to each chart. */
export type CursorLink = Channel<Cursor | null>

/** A crosshair for several charts: `const link = useMemo(createCursorLink, [])`. */
export function createCursorLink(): CursorLink {
  return createChannel<Cursor | null>(null)
}

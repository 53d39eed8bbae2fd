/** The location of the page's shareable state. Queries start with `?` or are empty. */
export type Address = {
  read: () => string
  /** Adds a history entry, so that the back button undoes it. */
  push: (search: string) => void
  /** Replaces the current history entry. */
  replace: (search: string) => void
  /** Calls back on history navigation; returns the unsubscribe function. */
  subscribe: (onStep: () => void) => () => void
}

/** The browser's address bar; on the server an empty address. */
export function browserAddress(): Address {
  if (typeof window === 'undefined') return memoryAddress()
  const here = (search: string) => `${window.location.pathname}${search}${window.location.hash}`
  return {
    read: () => window.location.search,
    push: search => window.history.pushState(null, '', here(search)),
    replace: search => window.history.replaceState(null, '', here(search)),
    subscribe(onStep) {
      window.addEventListener('popstate', onStep)
      return () => window.removeEventListener('popstate', onStep)
    },
  }
}

/** An address in memory, for tests, stories and the server. */
export function memoryAddress(initial = ''): Address & { back: () => void; steps: () => readonly string[] } {
  let steps = [initial]
  const listeners = new Set<() => void>()
  return {
    read: () => steps.at(-1) ?? '',
    push(search) {
      steps = [...steps, search]
    },
    replace(search) {
      steps = [...steps.slice(0, -1), search]
    },
    subscribe(onStep) {
      listeners.add(onStep)
      return () => listeners.delete(onStep)
    },
    back() {
      if (steps.length > 1) steps = steps.slice(0, -1)
      for (const onStep of listeners) onStep()
    },
    steps: () => steps,
  }
}

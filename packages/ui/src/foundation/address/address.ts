/** Where the page's shareable state lives. Queries start with `?` or are empty. */
export type Address = {
  read: () => string
  /** A step that the back button returns from. */
  push: (search: string) => void
  /** Corrects the present address without a step. */
  replace: (search: string) => void
  /** Told of steps through the history; returns how to stop listening. */
  subscribe: (onStep: () => void) => () => void
}

/** The browser's own address bar; on the server an empty one. */
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

/** An address of its own, for tests, stories and the server. */
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

/** The column whose panel is open, and the panel's anchor: the heading's own button, or the one in the sticky copy. */
type OpenMenu = { id: string; at: HTMLElement }

/** Not part of the table's state: opening a panel renders one heading and no rows. */
export type OpenMenuStore = {
  get: () => OpenMenu | null
  set: (next: OpenMenu | null) => void
  subscribe: (listener: () => void) => () => void
}

export function createOpenMenu(): OpenMenuStore {
  const listeners = new Set<() => void>()
  let open: OpenMenu | null = null
  return {
    get: () => open,
    set(next) {
      open = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

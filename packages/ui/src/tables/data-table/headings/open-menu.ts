/** The column whose panel is open, and the button that it stands at: the heading's own, or the one in the copy that stays in view. */
type OpenMenu = { id: string; at: HTMLElement }

/** Kept outside of the table's state: where a panel opens, one heading is drawn anew, and no row. */
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

import { removalsOf } from './issuer-map.shape.ts'
import type { IssuerMapProps } from './issuer-map-props.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type MapRemovalEvents = { remove: () => void; undo: () => void }

/** Taking points away and bringing them back, told to the page by series and indices (shared-blocks §4, M4). */
export function removalEvents(
  { series, added = [], onRemove, onRestore }: IssuerMapProps,
  { state, events }: IssuerMapModel,
): MapRemovalEvents {
  return {
    remove: () => {
      const removed = removalsOf({ series, added }, state.deleting ? state.selected : [])
      events.removeSelected()
      if (removed.length > 0) onRemove?.(removed)
    },
    undo: () => {
      const restored = removalsOf({ series, added }, state.removed.at(-1) ?? [])
      events.undo()
      if (restored.length > 0) onRestore?.(restored)
    },
  }
}

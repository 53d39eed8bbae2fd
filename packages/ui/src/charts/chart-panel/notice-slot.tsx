'use client'
import { type ReactNode, type RefCallback, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

/** The place in the legend for the panel's notices. When it mounts, only the notices render, not the charts between. */
export type NoticeSlot = {
  /** The ref of the place. */
  ref: RefCallback<HTMLElement>
  subscribe: (onMount: () => void) => () => void
  element: () => HTMLElement | null
}

export function useNoticeSlot(): NoticeSlot {
  const [slot] = useState(createNoticeSlot)
  return slot
}

function createNoticeSlot(): NoticeSlot {
  const listeners = new Set<() => void>()
  let current: HTMLElement | null = null
  return {
    ref: element => {
      current = element
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    element: () => current,
  }
}

/** Notices in their slot; in place while there is no legend. */
export function InNoticeSlot({ slot, children }: { slot: NoticeSlot; children: ReactNode }) {
  const element = useSyncExternalStore(slot.subscribe, slot.element, () => null)
  return element ? createPortal(children, element) : children
}

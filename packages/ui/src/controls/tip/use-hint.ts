'use client'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'

/** Hover time before the bubble opens, in milliseconds, so that crossing a toolbar opens nothing. */
const HOVER_DELAY = 250

type SetHinted = (hinted: boolean) => void

/** The tip that hover or focus opened last: only one is open by them. */
let latest: SetHinted | null = null

function show(setHinted: SetHinted): void {
  if (latest !== setHinted) latest?.(false)
  latest = setHinted
  setHinted(true)
}

/** When the trigger of a tip opens it: hover for a while, at once by focus that no pointer caused. `setHinted` is stable. */
export function useHint(isOpen: boolean, setHinted: SetHinted) {
  const open = useRef(isOpen)
  useEffect(() => {
    open.current = isOpen
  })
  const hint = useMemo(() => createHint(() => open.current, setHinted), [setHinted])
  useEffect(() => hint.unmount, [hint])
  return hint
}

function createHint(isOpen: () => boolean, setHinted: SetHinted) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInside = false
  let isPressed = false
  const cancel = () => clearTimeout(timer)
  const release = () => {
    isPressed = false
  }
  return {
    enter({ pointerType }: PointerEvent) {
      if (pointerType === 'touch' || isInside) return
      isInside = true
      cancel()
      timer = setTimeout(() => isOpen() || show(setHinted), HOVER_DELAY)
    },
    leave() {
      isInside = false
      cancel()
    },
    press({ defaultPrevented }: PointerEvent) {
      // a menu that opens on press handles it itself
      if (defaultPrevented) return
      isPressed = true
      document.addEventListener('pointerup', release, { once: true })
      if (isOpen()) setHinted(false)
    },
    focus() {
      if (isPressed || isOpen()) return
      cancel()
      show(setHinted)
    },
    cancel,
    unmount() {
      cancel()
      document.removeEventListener('pointerup', release)
      if (latest === setHinted) latest = null
    },
  }
}

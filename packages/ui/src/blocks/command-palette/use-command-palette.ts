'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isPaletteKey, type Platform, platformOf } from './palette-key.rules.ts'

export type CommandPaletteOptions = {
  /** Whose keyboard it is. Default: this browser's. */
  platform?: Platform
}

export type CommandPaletteModel = {
  state: {
    open: boolean
    /** Whether it was open before: until then nothing of the palette is needed. */
    wanted: boolean
    platform: Platform
  }
  events: {
    open: () => void
    close: () => void
    toggle: () => void
    /** As Radix tells it. */
    change: (open: boolean) => void
  }
}

/**
 * Whether the command palette is open, and the key that opens and closes it: Ctrl+K, on a Mac ⌘K (X8). Never while an input method
 * composes, nor over another dialog. It brings nothing of the palette with it, so that the palette can come when it is wanted.
 */
export function useCommandPalette({ platform: given }: CommandPaletteOptions = {}): CommandPaletteModel {
  const platform = usePlatform(given)
  const [state, setState] = useState({ open: false, wanted: false })
  const change = (open: boolean) => setState(now => ({ open, wanted: now.wanted || open }))
  const toggle = () => change(!state.open)
  useToggleKey({ platform, isOpen: state.open, onToggle: toggle })
  return {
    state: { ...state, platform },
    events: { open: () => change(true), close: () => change(false), toggle, change },
  }
}

type ToggleKey = { platform: Platform; isOpen: boolean; onToggle: () => void }

function useToggleKey(options: ToggleKey): void {
  const now = useRef(options)
  useEffect(() => {
    now.current = options
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { platform, isOpen, onToggle } = now.current
      if (event.defaultPrevented || !isPaletteKey(event, platform)) return
      if (!isOpen && isTaken(event.target)) return
      // the browser would go to its address bar; a key that is held does not flicker
      event.preventDefault()
      if (!event.repeat) onToggle()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether the keyboard is somewhere that has to be closed first: in a dialog or menu, or before one that is open. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[data-slot=dialog][data-state=open]')) return true
  return (
    target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
  )
}

const never = () => () => {}
const here = () => platformOf(navigator.platform)
const onServer = (): Platform => 'other'

/** The keyboard of this browser, or the given one. The server answers `other`. */
function usePlatform(given?: Platform): Platform {
  const found = useSyncExternalStore(never, here, onServer)
  return given ?? found
}

'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isPaletteKey, type Platform, platformOf } from './palette-key.rules.ts'

export type CommandPaletteOptions = {
  /** The platform of the keyboard. Default: that of this browser. */
  platform?: Platform
}

export type CommandPaletteModel = {
  state: {
    open: boolean
    /** Whether it has been open: before that the palette need not be loaded. */
    wasOpened: boolean
    platform: Platform
  }
  events: {
    open: () => void
    close: () => void
    toggle: () => void
    /** For Radix's `onOpenChange`. */
    change: (open: boolean) => void
  }
}

/**
 * The open state of the command palette and the shortcut that toggles it: Ctrl+K, on a Mac ⌘K (X8). The shortcut is off during
 * composition and over another dialog. The hook does not import the palette, so that the palette can be lazily loaded.
 */
export function useCommandPalette(options: CommandPaletteOptions = {}): CommandPaletteModel {
  const platform = usePlatform(options.platform)
  const [state, setState] = useState({ open: false, wasOpened: false })
  const change = (open: boolean) => setState(previous => ({ open, wasOpened: previous.wasOpened || open }))
  const toggle = () => change(!state.open)
  useToggleKey({ platform, isOpen: state.open, onToggle: toggle })
  return {
    state: { ...state, platform },
    events: { open: () => change(true), close: () => change(false), toggle, change },
  }
}

type ToggleKey = { platform: Platform; isOpen: boolean; onToggle: () => void }

function useToggleKey(options: ToggleKey): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { platform, isOpen, onToggle } = latest.current
      if (event.defaultPrevented || !isPaletteKey(event, platform)) return
      if (!isOpen && isBlocked(event.target)) return
      // the browser would focus its address bar; ignoring repeats prevents flicker
      event.preventDefault()
      if (!event.repeat) onToggle()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Whether a dialog or menu has to be closed first: one that contains the focus, or any open dialog. */
function isBlocked(target: EventTarget | null): boolean {
  if (document.querySelector('[data-slot=dialog][data-state=open]')) return true
  return (
    target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null
  )
}

const subscribe = () => () => {}
const onClient = () => platformOf(navigator.platform)
const onServer = (): Platform => 'other'

/** The platform option, else that of this browser; `other` on the server. */
function usePlatform(option?: Platform): Platform {
  const detected = useSyncExternalStore(subscribe, onClient, onServer)
  return option ?? detected
}

'use client'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { useControllable } from '../../foundation/state/use-controllable.ts'
import { isTyping, menuAtRest, menuButtonKey, menuIntent, menuReducer } from './menu.model.ts'
import { type MenuFigure, type MenuItem, menuFigure } from './menu.shape.ts'

export type MenuOptions = {
  /** From top to bottom; without any there is no menu. */
  items: readonly MenuItem[]
  /** Told of the chosen entry, links too; the focus is back on the button by then. */
  onSelect?: (id: string) => void
  /** Whether the menu is open, held by the parent. */
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
}

export type MenuModel = {
  state: { open: boolean; active: number | null; figure: MenuFigure }
  events: {
    setOpen: (open: boolean) => void
    /** A click on the button: by keyboard the first entry is active, by pointer none. */
    pressed: (byPointer: boolean) => void
    buttonKeyDown: (event: KeyboardEvent) => void
    listKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    /** Puts the focus where it belongs once the list is on the screen. */
    shown: () => void
    pointed: (at: number | null) => void
    choose: (at: number, stay?: boolean) => void
  }
  /** To be put on the button, which gets the focus back, and on the list of entries. */
  buttonRef: RefObject<HTMLButtonElement | null>
  listRef: RefObject<HTMLDivElement | null>
}

/** A menu button as state and events, after ARIA Authoring Practices' menu button; the looks are yours. */
export function useMenu({ items, onSelect, open, defaultOpen, onOpenChange }: MenuOptions): MenuModel {
  const figure = menuFigure(items)
  const { entries } = figure
  const buttonRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen ?? false,
    onValueChange: onOpenChange,
  })
  const [state, send] = useReducer(menuReducer, menuAtRest)
  useEffect(() => {
    if (!isOpen) send({ type: 'closed' })
  }, [isOpen])
  const focusActive = useCallback(() => {
    const list = listRef.current
    const entry = list && state.active !== null ? entryAt(list, state.active) : list
    entry?.focus({ preventScroll: entry === list })
  }, [state.active])
  useEffect(() => {
    if (isOpen) focusActive()
  }, [isOpen, focusActive])

  const openOn = (on: 'first' | 'last' | 'none') => {
    send({ type: 'opened', on, count: entries.length })
    setOpen(true)
  }
  const choose = (at: number, stay = false) => {
    const entry = entries[at]
    if (!entry || entry.refusal) return
    if (!stay) {
      // before the parent is told: what it opens gives the focus back to where it was
      buttonRef.current?.focus({ preventScroll: true })
      setOpen(false)
    }
    onSelect?.(entry.id)
  }
  const buttonKeyDown = (event: KeyboardEvent) => {
    const on = menuButtonKey(event.key)
    if (!on) return
    event.preventDefault()
    openOn(on)
  }
  const listKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = event.timeStamp
    const entry = state.active === null ? undefined : entries[state.active]
    const intent = menuIntent({
      key: event.key,
      modified: event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing,
      typing: isTyping(state, now),
      checkable: entry?.checked !== undefined,
    })
    if (!intent) return
    if (intent.do === 'leave') {
      // the browser then goes on from the button to what is before or after it
      buttonRef.current?.focus({ preventScroll: true })
      event.stopPropagation()
      return setOpen(false)
    }
    event.preventDefault()
    if (intent.do === 'move') send({ type: 'moved', to: intent.to, count: entries.length })
    if (intent.do === 'type')
      send({ type: 'typed', letter: intent.letter, now, labels: entries.map(({ label }) => label) })
    if (intent.do === 'choose' && state.active !== null) {
      // a link is followed by its own click, with all that the browser does for links
      if (entry?.link) entryAt(event.currentTarget, state.active)?.click()
      else choose(state.active, intent.stay)
    }
  }
  return {
    state: { open: isOpen && entries.length > 0, active: state.active, figure },
    events: {
      setOpen,
      pressed: byPointer => (isOpen ? setOpen(false) : openOn(byPointer ? 'none' : 'first')),
      buttonKeyDown,
      listKeyDown,
      shown: focusActive,
      pointed: at => send({ type: 'pointed', at }),
      choose,
    },
    buttonRef,
    listRef,
  }
}

function entryAt(list: HTMLElement, at: number): HTMLElement | undefined {
  return list.querySelectorAll<HTMLElement>('[role^="menuitem"]')[at]
}

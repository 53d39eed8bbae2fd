'use client'
import type { KeyboardEvent } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { type MenuFocus, type MenuMove, menuMove } from './main-menu.reducer.ts'

const ROW = '[data-menu-row]'
const PANEL = '[data-slot=main-menu-panel]:not([hidden])'
const PANEL_LINKS = 'a[href], [data-slot=main-menu-close]'

/** Arrows, Home and End among the links and buttons of the menu; elsewhere, as in the language slot, keys keep their default. */
export function useMainMenuKeys() {
  const rtl = useDirection() === 'rtl'
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const row = all(event.currentTarget, ROW)
    const panel = all(event.currentTarget.querySelector(PANEL), PANEL_LINKS)
    const focus = focusOf(event.target, row, panel)
    const move = focus && menuMove(event.key, focus, rtl)
    if (!move) return
    event.preventDefault()
    targetOf(move, row, panel)?.focus()
  }
}

function all(root: Element | null, selector: string): HTMLElement[] {
  if (!root) return []
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(one => !one.closest('li[hidden]'))
}

const isOpen = (button: HTMLElement | undefined) => button?.getAttribute('aria-expanded') === 'true'

function focusOf(target: EventTarget | null, row: HTMLElement[], panel: HTMLElement[]): MenuFocus | null {
  if (!(target instanceof HTMLElement)) return null
  const inRow = row.indexOf(target)
  if (inRow >= 0)
    return {
      place: 'row',
      at: inRow,
      count: row.length,
      within: isOpen(row[inRow]) ? panel.length : 0,
    }
  const inPanel = panel.indexOf(target)
  return inPanel >= 0 ? { place: 'panel', at: inPanel, count: panel.length } : null
}

function targetOf(move: MenuMove, row: HTMLElement[], panel: HTMLElement[]): HTMLElement | undefined {
  if (move.to === 'button') return row.find(isOpen)
  return (move.to === 'row' ? row : panel)[move.at]
}

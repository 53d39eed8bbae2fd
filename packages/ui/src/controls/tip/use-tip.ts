'use client'
import { type RefObject, useEffect, useReducer } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { anchorOf } from './anchor-of.ts'
import { type TipEvent, tipReducer } from './tip.model.ts'

/** How long a pointer rests on the anchor before the bubble opens, in milliseconds: crossing a toolbar opens nothing. */
const HOVER_DELAY = 250

/** How long it stays when the pointer has left, in milliseconds: time to reach the bubble itself (WCAG 1.4.13). */
const LEAVE_DELAY = 150

export type TipOptions = {
  /** Whether a press on the anchor opens the bubble and keeps it. Default false: a press closes it. */
  pins?: boolean
}

/** Opens and closes a bubble by what happens to the widget that it belongs to: hover, keyboard focus, press, Escape, a press elsewhere. */
export function useTip(bubble: RefObject<HTMLElement | null>, { pins = false }: TipOptions = {}): boolean {
  const [state, send] = useReducer(tipReducer, 'closed')
  const open = state !== 'closed'

  // before the first paint: focus that comes at once is not missed
  useLayoutEffect(() => {
    const anchor = anchorOf(bubble.current)
    return anchor ? listen(anchor, pins, send) : undefined
  }, [bubble, pins])

  useEffect(() => {
    const anchor = anchorOf(bubble.current)
    return open && anchor ? listenElsewhere(anchor, send) : undefined
  }, [bubble, open])

  return open
}

type Send = (event: TipEvent) => void

function listen(anchor: HTMLElement, pins: boolean, send: Send): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (event: TipEvent, delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => send(event), delay)
  }
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') later('pointerEntered', HOVER_DELAY)
  }
  const leave = () => later('pointerLeft', LEAVE_DELAY)
  const focus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) send('focusEntered')
  }
  const blur = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && anchor.contains(event.relatedTarget))) send('focusLeft')
  }
  const press = () => {
    clearTimeout(timer)
    send(pins ? 'pressed' : 'dismissed')
  }
  anchor.addEventListener('pointerenter', enter, { signal })
  anchor.addEventListener('pointerleave', leave, { signal })
  anchor.addEventListener('focusin', focus, { signal })
  anchor.addEventListener('focusout', blur, { signal })
  anchor.addEventListener('click', press, { signal })
  return () => {
    clearTimeout(timer)
    abort.abort()
  }
}

function listenElsewhere(anchor: HTMLElement, send: Send): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // the innermost goes first: a dialog round the anchor hears the next Escape
    event.stopPropagation()
    send('dismissed')
  }
  const press = (event: PointerEvent) => {
    if (!(event.target instanceof Node && anchor.contains(event.target))) send('dismissed')
  }
  window.addEventListener('keydown', onKey, { signal, capture: true })
  document.addEventListener('pointerdown', press, { signal })
  return () => abort.abort()
}

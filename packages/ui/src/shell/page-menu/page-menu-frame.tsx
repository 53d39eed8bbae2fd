'use client'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { scrollToShow } from './page-menu.view-model.ts'

export type MenuFrameProps = {
  frame: RefObject<HTMLDivElement | null>
  /** The section that is being read: its link stays in view. */
  current: string | null
  children: ReactNode
}

/** Space around the current link, in pixels. */
const AROUND = 40

/** The frame of a menu that may be taller than the window: it scrolls by itself, and the current link stays in view. */
export function MenuFrame({ frame, current, children }: MenuFrameProps) {
  useEffect(() => {
    const box = frame.current
    const link = current && box?.querySelector('[aria-current=location]')
    if (!box || !link) return
    const edge = box.getBoundingClientRect().top
    const { top, bottom } = link.getBoundingClientRect()
    box.scrollTop += scrollToShow({ top: top - edge, bottom: bottom - edge }, box.clientHeight, AROUND)
  }, [frame, current])
  return (
    <div
      ref={frame}
      data-slot="page-menu-frame"
      // the height below a page's bar; the focus ring is not cut at the sides
      className="-m-0.5 max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain p-0.5 [scrollbar-width:thin]"
    >
      {children}
    </div>
  )
}

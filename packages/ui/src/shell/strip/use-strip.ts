'use client'
import { type CSSProperties, type RefObject, useState } from 'react'
import type { Edge } from '../../controls/clear-edge/clear-edge.layout.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useMedia } from '../../foundation/state/use-media.ts'
import { type StripPlace, stripsOf } from './strip-register.ts'

/** In a window that is lower than this, as a phone on its side or a page zoomed to 400 %, strips go with the page: CSS pixels. */
const LOWEST_WINDOW = 480

export type StripOptions = {
  /** The edge of the window: `start` is the upper one. */
  edge: Edge
  /** Whether it stays there while the page scrolls. */
  fixed: boolean
}

export type StripModel = {
  /** Whether it stays at its edge of this window. */
  fixed: boolean
  /** For the room that is kept for it in the page. */
  berth: CSSProperties | undefined
  /** For the box that is seen. */
  place: CSSProperties | undefined
}

/** Gives a box its place at an edge of the window, beside other strips, and keeps as much room for it in the page. */
export function useStrip(box: RefObject<HTMLElement | null>, { edge, fixed }: StripOptions): StripModel {
  const low = useMedia(`(max-height: ${LOWEST_WINDOW - 1}px)`)
  const stays = fixed && !low
  const [given, setPlace] = useState<StripPlace | null>(null)

  // before anything is painted, so that the page does not jump once it is
  useLayoutEffect(() => {
    if (!box.current) return
    return stripsOf(document).add({
      box: box.current,
      edge,
      fixed: stays,
      onPlace: next => setPlace(now => (now && isSame(now, next) ? now : next)),
    })
  }, [box, edge, stays])

  // a strict content security policy lets no style stand in the server's markup
  if (!stays || !given) return { fixed: stays, berth: undefined, place: undefined }
  const place = edge === 'start' ? { insetBlockStart: given.offset } : { insetBlockEnd: given.offset }
  return { fixed: true, berth: { blockSize: given.size }, place }
}

function isSame(one: StripPlace, other: StripPlace): boolean {
  return one.offset === other.offset && one.size === other.size
}

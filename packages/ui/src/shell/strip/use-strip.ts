'use client'
import { type CSSProperties, type RefObject, useState } from 'react'
import type { Edge } from '../../controls/clear-edge/clear-edge.layout.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useMedia } from '../../foundation/state/use-media.ts'
import { type StripPlace, stripsOf } from './strip-register.ts'

/** In a window lower than this, such as a phone in landscape or a page zoomed to 400 %, strips scroll with the page: CSS pixels. */
const LOWEST_WINDOW = 480

export type StripOptions = {
  /** The edge of the window: `start` is the upper one. */
  edge: Edge
  /** Whether it is fixed while the page scrolls. */
  fixed: boolean
}

export type StripModel = {
  /** Whether it is fixed to its edge of this window. */
  fixed: boolean
  /** Style of the placeholder that reserves its height in the page. */
  placeholder: CSSProperties | undefined
  /** Style of the visible box. */
  place: CSSProperties | undefined
}

/** Positions a box at an edge of the window, next to other strips, and reserves its height in the page. */
export function useStrip(box: RefObject<HTMLElement | null>, { edge, fixed }: StripOptions): StripModel {
  const low = useMedia(`(max-height: ${LOWEST_WINDOW - 1}px)`)
  const stays = fixed && !low
  const [assigned, setPlace] = useState<StripPlace | null>(null)

  // before paint, so that the page does not jump afterwards
  useLayoutEffect(() => {
    if (!box.current) return
    return stripsOf(document).add({
      box: box.current,
      edge,
      fixed: stays,
      onPlace: next => setPlace(now => (now && isSame(now, next) ? now : next)),
    })
  }, [box, edge, stays])

  // a strict content security policy allows no style in the server's markup
  if (!stays || !assigned) return { fixed: stays, placeholder: undefined, place: undefined }
  const place = edge === 'start' ? { insetBlockStart: assigned.offset } : { insetBlockEnd: assigned.offset }
  return { fixed: true, placeholder: { blockSize: assigned.size }, place }
}

function isSame(one: StripPlace, other: StripPlace): boolean {
  return one.offset === other.offset && one.size === other.size
}

'use client'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useReducedMotion } from '../../foundation/state/use-media.ts'
import {
  HOLD_DELAY,
  heldPosition,
  mirrored,
  pressedPosition,
  type Track,
  type View,
  type Way,
} from './scroll-motion.ts'

/** How long a smooth step may be on its way, in milliseconds: the next press counts from where it will end. */
const STEP_TIME = 400

/** What one arrow does with the hand's events. */
export type ArrowEvents = ReturnType<typeof useScrollArrows>['back']

/**
 * The two arrows of a wide table (T1). Held, they move it by 5 px a millisecond until they are let go of, left, or lose focus; a single
 * press, by mouse, finger or key, brings the next column. Where the user asked for less motion nothing slides: a held arrow
 * steps from column to column.
 */
export function useScrollArrows(scroller: RefObject<HTMLElement | null>) {
  const still = useReducedMotion()
  const stop = useRef(() => {})

  useEffect(() => () => stop.current(), [])

  return useMemo(() => {
    let aim = { position: 0, until: 0 }

    const step = (way: Way, now: number) => {
      const box = scroller.current
      if (!box) return
      const seen = viewOf(box)
      const position = pressedPosition(now < aim.until ? { ...seen, position: aim.position } : seen, way)
      aim = { position, until: still ? 0 : now + STEP_TIME }
      box.scrollTo({ left: mirrored(position, isRtl(box)), behavior: still ? 'auto' : 'smooth' })
    }

    const glide = (way: Way) => {
      let last: number | null = null
      const frame = (now: number) => {
        const box = scroller.current
        if (!box) return
        const track = trackOf(box)
        const next = heldPosition(track, way, now - (last ?? now))
        if (last !== null && next === track.position) return
        last = now
        box.scrollLeft = mirrored(next, isRtl(box))
        stop.current = cancelling(requestAnimationFrame(frame))
      }
      stop.current = cancelling(requestAnimationFrame(frame))
    }

    const arrow = (way: Way) => {
      let held = false
      const release = () => stop.current()
      return {
        onPointerDown(event: PointerEvent) {
          release()
          held = false
          if (event.button !== 0) return
          const begin = () => {
            held = true
            if (!still) return glide(way)
            step(way, 0)
            wait()
          }
          const wait = () => {
            const timer = setTimeout(begin, HOLD_DELAY)
            stop.current = () => clearTimeout(timer)
          }
          wait()
        },
        onPointerUp: release,
        onPointerLeave: release,
        onPointerCancel: release,
        onBlur: release,
        // a long touch is a hold here, not a call for the menu
        onContextMenu: (event: MouseEvent) => event.preventDefault(),
        onClick(event: MouseEvent) {
          release()
          // a click without a pointer comes from a key or from assistive tech
          if (event.detail === 0 || !held) step(way, event.timeStamp)
        },
      }
    }

    return { back: arrow(-1), on: arrow(1) }
  }, [scroller, still])
}

function cancelling(frame: number): () => void {
  return () => cancelAnimationFrame(frame)
}

function isRtl(box: HTMLElement): boolean {
  return getComputedStyle(box).direction === 'rtl'
}

/** Where the box stands now. */
function trackOf(box: HTMLElement): Track {
  return { position: mirrored(box.scrollLeft, isRtl(box)), room: box.scrollWidth - box.clientWidth }
}

/** The view as it stands now: the columns start where the pinned one ends. */
function viewOf(box: HTMLElement): View {
  const rtl = isRtl(box)
  const { position, room } = trackOf(box)
  const frame = box.getBoundingClientRect()
  const [pinned, ...columns] = box.querySelectorAll('thead th')
  const taken = pinned?.getBoundingClientRect().width ?? 0
  const stops = columns.map(column => {
    const { left, right } = column.getBoundingClientRect()
    return position + (rtl ? frame.right - right : left - frame.left) - taken
  })
  return { position, room, width: box.clientWidth - taken, stops }
}

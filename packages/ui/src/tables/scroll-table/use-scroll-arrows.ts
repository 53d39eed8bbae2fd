'use client'
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useReducedMotion } from '../../foundation/state/use-media.ts'
import {
  HOLD_DELAY,
  holdPosition,
  mirrored,
  pressedPosition,
  type ScrollDirection,
  type ScrollView,
  type Track,
} from './scroll-motion.ts'

/** Duration of a smooth step, in milliseconds: until then, the next press counts from the step's target. */
const STEP_TIME = 400

/** Event handlers of one arrow. */
export type ArrowEvents = ReturnType<typeof useScrollArrows>['back']

/**
 * The two arrows of a wide table (T1). A hold scrolls by 5 px a millisecond until release, pointer leave or blur; a single
 * press, by mouse, finger or key, shows the next column. With reduced motion nothing slides: a hold
 * steps from column to column.
 */
export function useScrollArrows(scroller: RefObject<HTMLElement | null>) {
  const still = useReducedMotion()
  const stop = useRef(() => {})

  useEffect(() => () => stop.current(), [])

  return useMemo(() => {
    let aim = { position: 0, until: 0 }

    const step = (direction: ScrollDirection, now: number) => {
      const box = scroller.current
      if (!box) return
      const seen = viewOf(box)
      const position = pressedPosition(
        now < aim.until ? { ...seen, position: aim.position } : seen,
        direction,
      )
      aim = { position, until: still ? 0 : now + STEP_TIME }
      box.scrollTo({ left: mirrored(position, isRtl(box)), behavior: still ? 'auto' : 'smooth' })
    }

    const glide = (direction: ScrollDirection) => {
      let last: number | null = null
      const frame = (now: number) => {
        const box = scroller.current
        if (!box) return
        const track = trackOf(box)
        const next = holdPosition(track, direction, now - (last ?? now))
        if (last !== null && next === track.position) return
        last = now
        box.scrollLeft = mirrored(next, isRtl(box))
        stop.current = cancelling(requestAnimationFrame(frame))
      }
      stop.current = cancelling(requestAnimationFrame(frame))
    }

    const arrow = (direction: ScrollDirection) => {
      let isHold = false
      const release = () => stop.current()
      return {
        onPointerDown(event: PointerEvent) {
          release()
          isHold = false
          if (event.button !== 0) return
          const begin = () => {
            isHold = true
            if (!still) return glide(direction)
            step(direction, 0)
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
        // a long touch is a hold here, not a request for the context menu
        onContextMenu: (event: MouseEvent) => event.preventDefault(),
        onClick(event: MouseEvent) {
          release()
          // a click without a pointer comes from a key or from assistive technology
          if (event.detail === 0 || !isHold) step(direction, event.timeStamp)
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

/** The current scroll position of the box. */
function trackOf(box: HTMLElement): Track {
  return { position: mirrored(box.scrollLeft, isRtl(box)), maxPosition: box.scrollWidth - box.clientWidth }
}

/** The current view: the columns start at the end of the pinned one. */
function viewOf(box: HTMLElement): ScrollView {
  const rtl = isRtl(box)
  const { position, maxPosition } = trackOf(box)
  const frame = box.getBoundingClientRect()
  const [pinned, ...columns] = box.querySelectorAll('thead th')
  const pinnedWidth = pinned?.getBoundingClientRect().width ?? 0
  const stops = columns.map(column => {
    const { left, right } = column.getBoundingClientRect()
    return position + (rtl ? frame.right - right : left - frame.left) - pinnedWidth
  })
  return { position, maxPosition, width: box.clientWidth - pinnedWidth, stops }
}

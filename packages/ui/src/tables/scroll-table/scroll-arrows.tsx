'use client'
import { type RefObject, useRef, useState } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Overflow } from '../data-table/window/use-overflow.ts'
import { arrowsStyles } from './scroll-table-styles.tsx'
import { type ArrowEvents, useScrollArrows } from './use-scroll-arrows.ts'

export type ScrollArrowsProps = {
  /** The box that they scroll. */
  scroller: RefObject<HTMLElement | null>
  /** Its id. */
  controls: string
  overflow: Overflow
  /** Their position: in the line of title and dimension, or over the end of the headings if there is none. */
  place: 'line' | 'head'
}

/** The arrows of a wide table; each is hidden while there is nothing more on its side (T1). `data-slot` scroll-arrows, scroll-arrow. */
export function ScrollArrows({ scroller, controls, overflow, place }: ScrollArrowsProps) {
  const { back, on } = useScrollArrows(scroller)
  const towardsStart = useDirection() === 'rtl' ? 'right' : 'left'
  const towardsEnd = towardsStart === 'left' ? 'right' : 'left'
  return (
    <div data-slot="scroll-arrows" hidden={!overflow.overflows} className={arrowsStyles({ place })}>
      <ScrollArrow
        scroller={scroller}
        controls={controls}
        side={towardsStart}
        shown={overflow.before}
        events={back}
      />
      <ScrollArrow
        scroller={scroller}
        controls={controls}
        side={towardsEnd}
        shown={overflow.after}
        events={on}
      />
    </div>
  )
}

type ScrollArrowProps = Pick<ScrollArrowsProps, 'scroller' | 'controls'> & {
  side: 'left' | 'right'
  shown: boolean
  events: ArrowEvents
}

const ICONS = { left: ChevronLeft, right: ChevronRight } as const

function ScrollArrow({ scroller, controls, side, shown, events }: ScrollArrowProps) {
  const label = useLabel()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = ICONS[side]

  // at its end the arrow is hidden, and focus moves to the table, which the arrow keys scroll
  const hidden = useHideAfterFocus(button, scroller, shown)

  return (
    // its space stays reserved, so that the other arrow does not move under the pointer
    <span className="min-h-7 min-w-7">
      <IconButton
        {...events}
        ref={button}
        data-slot="scroll-arrow"
        data-side={side}
        size="s"
        variant="secondary"
        label={label(`table_scroll_${side}`)}
        aria-controls={controls}
        hidden={hidden}
        className="touch-none"
      >
        <Icon />
      </IconButton>
    </span>
  )
}

/**
 * Whether a control that is no longer needed is hidden; focus moves on before it is hidden. Two steps are necessary,
 * because a browser removes focus the moment the element is hidden. Hidden on the server.
 */
function useHideAfterFocus(
  from: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
  visible: boolean,
): boolean {
  const [hidden, setHidden] = useState(true)
  useLayoutEffect(() => {
    if (!visible && from.current === document.activeElement) to.current?.focus({ preventScroll: true })
    setHidden(!visible)
  }, [visible, from, to])
  return hidden
}

'use client'
import { type ReactNode, useRef } from 'react'
import { useOverflow } from './use-overflow.ts'

export type OverflowBoxProps = {
  /** Name of the box for screen readers while it scrolls. */
  name: string
  /** A table. */
  children: ReactNode
}

/** The box of a small table: a table wider than it scrolls, and the keyboard reaches the box then. A group: the section around it is the landmark. */
export function OverflowBox({ name, children }: OverflowBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const { overflows } = useOverflow(box)
  return (
    <div
      ref={box}
      data-slot="overflow-box"
      className="focus-ring relative overflow-x-auto -outline-offset-2"
      {...(overflows ? { role: 'group', 'aria-label': name, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  )
}

'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { usePlacement } from './use-placement.ts'
import { useTip } from './use-tip.ts'

const ground =
  'pointer-events-auto fixed inset-auto m-0 w-max max-w-72 overflow-visible rounded-field border border-line bg-surface-raised text-start text-12 font-normal whitespace-normal text-ink shadow-pop'

/** The look of everything that floats at an anchor: bubbles with text and small panels. */
export const bubbleLook = `${ground} px-3 py-2`

/** The same round a word or two. */
const tightLook = `${ground} px-2 py-1`

export type TipProps = Omit<ComponentProps<'span'>, 'ref'> & {
  children: ReactNode
  /** Whether a press on the widget opens the bubble and keeps it. Default false. */
  pins?: boolean
  /** Less air, for a word or two. Default false. */
  tight?: boolean
}

/**
 * A bubble of text that belongs to the widget round it: hover and keyboard focus open it, Escape closes it.
 * It is never part of the widget's name; give it an `id` and point `aria-describedby` at it. `data-slot` tip, state `data-side`.
 */
export function Tip({ pins, tight = false, className, children, ...rest }: TipProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const open = useTip(ref, { pins })
  usePlacement(ref, open)
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      hidden={!open}
      data-slot="tip"
      className={cx(tight ? tightLook : bubbleLook, className)}
    >
      {children}
    </span>
  )
}

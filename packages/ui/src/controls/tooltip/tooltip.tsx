'use client'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'

export type TooltipProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What is said about the element; a sentence at most. Empty: nothing. */
  text: string
  /** One element that takes the focus: a Button, a Link, a field. */
  children: ReactElement
}

/**
 * A description of one control, on hover and keyboard focus; Escape sends it away, and the pointer may rest on it (WCAG 1.4.13).
 * A finger does not open it, so it says nothing that one cannot do without; that is for InfoTip. What has a bubble of its own
 * (IconButton, a button that says why it is disabled) needs none. Parts: `data-slot` tooltip, tip; state: `data-side`.
 */
export const Tooltip = forwardRef(function Tooltip({ text, className, children, ...rest }: TooltipProps) {
  const id = useId()
  return (
    <span {...rest} data-ui="" data-slot="tooltip" className={cx('inline-flex max-w-full', className)}>
      <Tip disabled={!text}>
        <TipTrigger aria-describedby={text ? id : undefined}>{children}</TipTrigger>
        {text ? (
          <TipContent id={id} role="tooltip" aria-hidden={undefined}>
            {text}
          </TipContent>
        ) : null}
      </Tip>
    </span>
  )
})

'use client'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'

export type TooltipProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The description, at most a sentence. When empty, there is no tooltip. */
  text: string
  /** One focusable element: a Button, a Link, a field. */
  children: ReactElement
}

/**
 * A description of one control, shown on hover and keyboard focus; Escape closes it, and the pointer can move onto it
 * (WCAG 1.4.13). Touch does not open it, so it must not contain essential text; use InfoTip for that. Controls with a
 * bubble of their own (IconButton, a disabled button with a reason) need none. Parts: `data-slot` tooltip, tip;
 * state: `data-side`.
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

'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useHints } from '../../foundation/hints-provider.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'

export type InfoTipProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The explained term; the button is named "About {about}". */
  about: string
  /** The explanation. */
  children: ReactNode
  /**
   * Whether it gives the reason of a blank, masked or estimated value: then it is visible even with hints off (Q13).
   * Default false.
   */
  reason?: boolean
}

/**
 * An info button with the meaning of a term, or the reason of a blank value (Q8, X3). Hover, focus, Enter and a tap
 * open it, Escape closes it. The meaning of a term is a hint: it is not rendered when the user has switched hints off
 * (H8). Parts: `data-slot` info-tip, info-tip-button, tip; state: `aria-expanded`, `data-side`.
 */
export const InfoTip = forwardRef(function InfoTip({ reason = false, ...rest }: InfoTipProps) {
  const hints = useHints()
  return hints || reason ? <InfoMark {...rest} /> : null
})

const InfoMark = forwardRef(function InfoMark({
  about,
  className,
  children,
  ...rest
}: Omit<InfoTipProps, 'reason'>) {
  const label = useLabel()
  const textId = useId()
  return (
    <span {...rest} data-ui="" data-slot="info-tip" className={cx('inline-flex align-[-0.2em]', className)}>
      <Tip pins>
        <TipTrigger expands>
          <button
            type="button"
            data-slot="info-tip-button"
            aria-label={label('about_name', { name: about })}
            aria-describedby={textId}
            // a target of 24 px that takes the space of a letter
            className="focus-ring relative -m-1 grid size-6 cursor-pointer place-items-center rounded-full text-ink-3 transition-colors duration-150 ease-standard hover:text-accent aria-expanded:text-accent motion-reduce:transition-none max-desk:after:absolute max-desk:after:-inset-2.5"
          >
            <InfoSign />
            <TipContent id={textId}>{children}</TipContent>
          </button>
        </TipTrigger>
      </Tip>
    </span>
  )
})

/** Lucide's "info" is too thin at 14 px; this icon has the same shape. */
function InfoSign() {
  return (
    <svg
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className="size-3.5"
    >
      <circle cx="7" cy="7" r="6" />
      <path d="M7 6.4v3.4M7 4.05v.1" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
